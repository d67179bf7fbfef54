// qt-boxes: moves 100 widgets as a Qt 6 program would, each with a QPropertyAnimation of its position.
#include <QApplication>
#include <QParallelAnimationGroup>
#include <QPropertyAnimation>
#include <QTimer>
#include <QWidget>
#include "boxes.h"

struct Window : QWidget {
    bool event(QEvent *event) override {
        if (event->type() == QEvent::UpdateRequest) box_frames++;
        return QWidget::event(event);
    }
};

int main(int argc, char **argv) {
    QApplication app(argc, argv);
    Window window;
    window.resize(800, 600);
    window.setPalette(QPalette(Qt::white));
    window.setAutoFillBackground(true);
    auto *group = new QParallelAnimationGroup(&window);
    for (int index = 0; index < box_count; index++) {
        auto *box = new QWidget(&window);
        box->setGeometry(box_left(index), box_top(index), box_size, box_size);
        box->setAutoFillBackground(true);
        box->setPalette(QPalette(QColor::fromHsvF(index / 100.0, 0.8, 0.8)));
        auto *animation = new QPropertyAnimation(box, "pos", group);
        animation->setDuration(box_milliseconds);
        animation->setEndValue(box->pos() + QPoint(box_way, 0));
        group->addAnimation(animation);
    }
    QObject::connect(group, &QAbstractAnimation::finished, [] { box_end(); });
    window.show();
    QTimer::singleShot(box_delay, [&] {
        box_begin();
        group->start();
    });
    return app.exec();
}
