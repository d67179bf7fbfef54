// qt-pages push|sheet: what pages.h says as a Qt 6 Widgets program would have it: a QStackedWidget, or a QDialog that is modal
// to its window.
#include <QAbstractListModel>
#include <QApplication>
#include <QBoxLayout>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include "pages.h"

struct Rows : QAbstractListModel {
    int rowCount(const QModelIndex &parent) const override { return parent.isValid() ? 0 : row_count; }

    QVariant data(const QModelIndex &index, int role) const override {
        if (role == Qt::SizeHintRole) return QSize(100, row_height);
        return role == Qt::DisplayRole ? QVariant(QString("Row %1").arg(index.row())) : QVariant();
    }
};

static void setUp(QListView &list) {
    list.setFrameShape(QFrame::NoFrame);
    list.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list.setSelectionMode(QAbstractItemView::NoSelection);
    list.setUniformItemSizes(true);
    // Else a row looks focused until a page was over it.
    list.setFocusPolicy(Qt::NoFocus);
}

static void colour(QWidget *widget, QPalette::ColorRole role) {
    QPalette palette = widget->palette();
    palette.setColor(role, Qt::blue);
    widget->setPalette(palette);
}

static QWidget *newPage() {
    auto *page = new QWidget;
    auto *across = new QHBoxLayout(page);
    auto *column = new QVBoxLayout;
    across->addStretch();
    across->addLayout(column);
    across->addStretch();
    column->setSpacing(8);
    column->addStretch();
    auto *title = new QLabel("<b>Page</b>");
    column->addWidget(title, 0, Qt::AlignHCenter);
    for (int line = 0; line < line_count; line++) {
        auto *label = new QLabel(text("Line", line));
        colour(label, QPalette::WindowText);
        column->addWidget(label);
    }
    auto *button = new QPushButton("Button");
    colour(button, QPalette::ButtonText);
    column->addWidget(button, 0, Qt::AlignLeft);
    column->addStretch();
    return page;
}

static QDialog *newSheet(QWidget *window) {
    auto *sheet = new QDialog(window);
    auto *column = new QVBoxLayout(sheet);
    auto *form = new QFormLayout;
    form->setSpacing(8);
    for (int index = 0; index < field_count; index++) {
        auto *field = new QLineEdit(text("Text", index));
        colour(field, QPalette::Text);
        form->addRow(QString("Field %1").arg(index), field);
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QObject::connect(buttons, &QDialogButtonBox::accepted, sheet, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, sheet, &QDialog::reject);
    column->addLayout(form);
    column->addStretch();
    column->addWidget(buttons);
    sheet->setAttribute(Qt::WA_DeleteOnClose);
    sheet->resize(sheet_width, sheet_height);
    return sheet;
}

int main(int argc, char **argv) {
    const bool isPush = pushes(argc, argv);
    QApplication app(argc, argv);
    QFont font("DejaVu Sans");
    font.setPixelSize(font_size);
    app.setFont(font);
    Rows rows;
    auto *list = new QListView;
    setUp(*list);
    list->setModel(&rows);
    QStackedWidget stack;
    stack.addWidget(list);
    QWidget *page = nullptr;
    QObject::connect(new QShortcut(Qt::Key_Return, &stack), &QShortcut::activated, [&] {
        if (!isPush) return newSheet(&stack)->open();
        page = newPage();
        stack.addWidget(page);
        stack.setCurrentWidget(page);
    });
    QObject::connect(new QShortcut(Qt::Key_Escape, &stack), &QShortcut::activated, [&] {
        delete page;
        page = nullptr;
    });
    stack.setGeometry(0, 0, window_width, window_height);
    stack.show();
    return app.exec();
}
