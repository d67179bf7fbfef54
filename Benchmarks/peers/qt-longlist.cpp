// qt-longlist JOB …: the lists of longlist.h as a Qt 6 Widgets program would have them: a QTableView with one column, whose
// model makes its texts when they are asked for. A QListView lays out all of its rows for each edit, which takes four times as
// long, and scrolls as fast.
#include "qt-frames.h"
#include "longlist.h"
#include <QAbstractListModel>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>
#include <QUuid>
#include <QVector>

static QFont font() {
    QFont font("DejaVu Sans");
    font.setPixelSize(font_size);
    return font;
}

/// Numbered rows.
struct Numbers : QAbstractListModel {
    mutable int latest = -1;

    int rowCount(const QModelIndex &parent) const override {
        return parent.isValid() ? 0 : does("open") ? amount : scrolled_rows;
    }

    QVariant data(const QModelIndex &index, int role) const override {
        if (role != Qt::DisplayRole) return {};
        latest = index.row();
        return QString("Row %1").arg(index.row());
    }
};

struct Item {
    QUuid id = QUuid::createUuid();
    QString name;
};

/// Items that are edited.
struct Items : QAbstractListModel {
    QVector<Item> items;

    Items() {
        for (int number = 0; number < item_count; number++) items.append({.name = item_name(number)});
    }

    int rowCount(const QModelIndex &parent) const override { return parent.isValid() ? 0 : items.size(); }

    QVariant data(const QModelIndex &index, int role) const override {
        return role == Qt::DisplayRole ? QVariant(items[index.row()].name) : QVariant();
    }

    void edit(int index) {
        if (does("insert")) {
            beginInsertRows({}, edited_item, edited_item);
            items.insert(edited_item, {.name = item_name(index)});
            endInsertRows();
        } else if (does("delete")) {
            beginRemoveRows({}, edited_item, edited_item);
            items.removeAt(edited_item);
            endRemoveRows();
        } else {
            const int goal = does("move") ? near_item : far_item;
            beginMoveRows({}, edited_item, edited_item, {}, goal + 1);
            items.move(edited_item, goal);
            endMoveRows();
        }
    }

    QStringList names() const {
        QStringList names;
        for (const auto &item : items) names.append(item.name);
        return names;
    }
};

/// Ends the program if the items are not what the edits make of them.
static void check(const Items &items) {
    QStringList names = Items().names();
    for (int index = 0; index < warm_ups + amount; index++) {
        if (does("insert")) names.insert(edited_item, item_name(index));
        else if (does("delete")) names.removeAt(edited_item);
        else names.move(edited_item, does("move") ? near_item : far_item);
    }
    if (items.names() == names) return;
    fprintf(stderr, "the rows are not those that the edits leave.\n");
    exit(1);
}

int main(int argc, char **argv) {
    read_arguments(argc, argv);
    QApplication app(argc, argv);
    Frames frames;
    frames.leaves = does("open") && qEnvironmentVariableIsSet("BENCH_EXIT_AFTER_FIRST_FRAME");
    Numbers numbers;
    Items *items = edits() ? new Items : nullptr;
    QTableView list;
    list.setFrameShape(QFrame::NoFrame);
    list.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list.setSelectionMode(QAbstractItemView::NoSelection);
    list.setShowGrid(false);
    list.horizontalHeader()->hide();
    list.horizontalHeader()->setStretchLastSection(true);
    list.verticalHeader()->hide();
    list.verticalHeader()->setMinimumSectionSize(1);
    list.verticalHeader()->setDefaultSectionSize(row_height);
    list.setFont(font());
    if (items) list.setModel(items);
    else list.setModel(&numbers);
    // In the corner like the others: the middle of the screen would put the pointer over this window only.
    list.setGeometry(0, 0, window_width, window_height);
    list.show();
    if (does("open")) return app.exec();
    frames.await();
    QScrollBar *bar = list.verticalScrollBar();
    if (const int first = first_offset(bar->maximum())) {
        bar->setValue(first);
        frames.await();
    }
    if (items) frames.measure(amount, [&](int index) { items->edit(index); }, [&] { check(*items); });
    frames.measure(amount, [&](int) { bar->setValue(bar->value() + scroll_step); }, [&] { check_place(numbers.latest); });
}
