// qt-controls: a button and a menu as a Qt 6 Widgets program would have them, which tools/pointer-to-pixel.c operates.
// qt-controls resize FRAMES: a window of 200 controls that gets another width; what a frame costs.
#include "qt-frames.h"
#include <QBoxLayout>
#include <QCheckBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSlider>
#include <cstring>

enum { wallWidth = 1200, wallHeight = 900, rows = 20, groups = 3 };

static QBoxLayout *row() {
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    for (int group = 0; group < groups; group++) {
        row->addWidget(new QPushButton("Button"));
        row->addWidget(new QCheckBox("Check"));
        if (group == groups - 1) break;
        row->addWidget(new QLineEdit("Text"), 1);
        auto *slider = new QSlider(Qt::Horizontal);
        slider->setRange(0, 100);
        slider->setValue(50);
        row->addWidget(slider, 1);
    }
    return row;
}

static int resizeWall(int frames) {
    Frames drawn;
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    column->setSpacing(4);
    for (int index = 0; index < rows; index++) column->addLayout(row());
    window.resize(wallWidth, wallHeight);
    window.show();
    drawn.await();
    drawn.measure(
        frames, [&](int index) { window.resize(wallWidth + 1 + index % 99, wallHeight); },
        [&] {
            if (window.width() <= wallWidth) fprintf(stderr, "qt-controls: it was not resized.\n"), _exit(1);
        });
    return 0;
}

int main(int argc, char **argv) {
    QApplication app(argc, argv);
    if (argc == 3 && !strcmp(argv[1], "resize")) return resizeWall(atoi(argv[2]));
    QMenu items;
    for (int number = 1; number < 9; number++) items.addAction(QString("Item %1").arg(number));
    auto *menu = new QPushButton("Menu");
    menu->setMenu(&items);
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(new QPushButton("Hover"), 1, Qt::AlignCenter);
    column->addWidget(menu, 1, Qt::AlignCenter);
    window.setGeometry(0, 0, 400, 200);
    window.show();
    return app.exec();
}
