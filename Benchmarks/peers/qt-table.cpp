// qt-table sort FRAMES: the table of fighters.h as a Qt 6 Widgets program would have it: a QTableView, whose model sorts an
// array. A QSortFilterProxyModel takes longer, since it compares what the model returns.
#include "qt-frames.h"
#include "fighters.h"
#include <QAbstractTableModel>
#include <QHeaderView>
#include <QTableView>
#include <algorithm>
#include <vector>

static QFont font() {
    QFont font("DejaVu Sans");
    font.setPixelSize(font_size);
    return font;
}

struct Fighter {
    QString name;
    int strength, speed;
};

struct Fighters : QAbstractTableModel {
    std::vector<Fighter> rows;

    Fighters() {
        for (int number = 0; number < fighter_count; number++)
            rows.push_back({fighter_name(number), fighter_strength(number), fighter_speed(number)});
    }

    int rowCount(const QModelIndex &parent) const override { return parent.isValid() ? 0 : rows.size(); }
    int columnCount(const QModelIndex &) const override { return 3; }

    QVariant data(const QModelIndex &index, int role) const override {
        if (role != Qt::DisplayRole) return {};
        const Fighter &fighter = rows[index.row()];
        return index.column() == 0   ? QVariant(fighter.name)
               : index.column() == 1 ? QVariant(QString::number(fighter.strength))
                                     : QVariant(QString::number(fighter.speed));
    }

    QVariant headerData(int section, Qt::Orientation, int role) const override {
        static const char *titles[] = {"Name", "Strength", "Speed"};
        return role == Qt::DisplayRole ? QVariant(titles[section]) : QVariant();
    }

    /// Nothing is selected, so there is no index to move along.
    void sort(int column, Qt::SortOrder) override {
        emit layoutAboutToBeChanged({}, VerticalSortHint);
        std::stable_sort(rows.begin(), rows.end(), [column](const Fighter &one, const Fighter &other) {
            return column == 1 ? one.strength < other.strength : one.speed < other.speed;
        });
        emit layoutChanged({}, VerticalSortHint);
    }
};

int main(int argc, char **argv) {
    const int frames = frames_of(argc, argv);
    QApplication app(argc, argv);
    Frames drawn;
    Fighters fighters;
    QTableView table;
    table.setFrameShape(QFrame::NoFrame);
    table.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table.setSelectionMode(QAbstractItemView::NoSelection);
    table.setShowGrid(false);
    table.setFont(font());
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setMinimumSectionSize(1);
    table.verticalHeader()->setDefaultSectionSize(row_height);
    table.setModel(&fighters);
    table.setColumnWidth(0, name_width);
    table.setColumnWidth(1, number_width);
    table.setColumnWidth(2, number_width);
    table.setGeometry(0, 0, window_width, window_height);
    table.show();
    drawn.await();
    drawn.measure(
        frames, [&](int index) { table.sortByColumn(1 + index % 2, Qt::AscendingOrder); },
        [&] {
            const bool byStrength = (warm_ups + frames) % 2;
            for (size_t row = 1; row < fighters.rows.size(); row++) {
                const Fighter &above = fighters.rows[row - 1], &below = fighters.rows[row];
                if ((byStrength ? above.strength < below.strength : above.speed < below.speed)) continue;
                fprintf(stderr, "row %zu is not sorted.\n", row);
                exit(1);
            }
        });
}
