// qt-rows relayout|text ROWS REPETITIONS: lays out a list of rows as a Qt 6 Widgets program would have it, and prints
// what one layout costs. A row is a widget with a background: a square, two labels under each other, one at the end.
#include <QApplication>
#include <QBoxLayout>
#include <QElapsedTimer>
#include <QLabel>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

enum { margin = 8, changedRows = 8, warmUps = 2 };

static QFont font(int pixels, bool bold = false) {
    QFont font("DejaVu Sans");
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
}

static QLabel *label(const QString &text, const QFont &font) {
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);  // Or every text would be looked through for HTML.
    label->setFont(font);
    return label;
}

/// Sends what is posted, and what is posted by that.
static void settle() {
    for (int depth = 0; depth < 4; depth++) QCoreApplication::sendPostedEvents();
}

struct List {
    QWidget container;
    std::vector<QLabel *> times;

    explicit List(int rows) {
        const QFont title = font(17, true), text = font(15), time = font(12);
        auto *column = new QVBoxLayout(&container);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        for (int index = 0; index < rows; index++) column->addWidget(row(index, title, text, time));
        // Visible for everyone who asks, and no window on the server: nothing is painted, which is the best case.
        container.setAttribute(Qt::WA_DontShowOnScreen);
        container.setUpdatesEnabled(false);
        container.resize(600, container.sizeHint().height());
        container.show();
        settle();
    }

    QWidget *row(int index, const QFont &titleFont, const QFont &textFont, const QFont &timeFont) {
        auto *row = new QWidget;
        row->setAutoFillBackground(true);
        auto *line = new QHBoxLayout(row);
        line->setContentsMargins(margin, margin, margin, margin);
        line->setSpacing(margin);
        auto *square = new QWidget;
        square->setFixedSize(32, 32);
        auto *texts = new QVBoxLayout;
        texts->setSpacing(0);
        texts->addWidget(label(QString("Sender %1").arg(index), titleFont));
        texts->addWidget(label(QString("The quick brown fox jumps over the lazy dog %1").arg(index), textFont));
        times.push_back(label(QString("12:%1").arg(10 + index % 50), timeFont));
        line->addWidget(square);
        line->addLayout(texts);
        line->addStretch();
        line->addWidget(times.back());
        return row;
    }

    /// Ends the run unless the label is where it has to be: the layout was not done, or not at this width.
    void check(const QLabel *label) const {
        const int right = label->mapTo(&container, QPoint(label->width(), 0)).x();
        if (right == container.width() - margin && label->width() == label->sizeHint().width()) return;
        fprintf(stderr, "qt-rows: at %d points a label of %d ends at %d.\n", container.width(), label->width(), right);
        exit(1);
    }
};

/// Microseconds, the median of the repetitions after some to warm up.
template <class Step, class Check> static double median(int repetitions, Step step, Check check) {
    std::vector<double> taken;
    for (int index = 0; index < warmUps + repetitions; index++) {
        QElapsedTimer timer;
        timer.start();
        step(index);
        const double time = timer.nsecsElapsed() / 1e3;
        if (index >= warmUps) taken.push_back(time);
        check(index);
        settle();  // What is left over is not for the next repetition to pay.
    }
    std::nth_element(taken.begin(), taken.begin() + taken.size() / 2, taken.end());
    return taken[taken.size() / 2];
}

/// The list gets a width; everyone is told before this returns.
static double relayout(List &list, int repetitions, int (*width)(int)) {
    const int height = list.container.height();
    return median(
        repetitions, [&](int index) { list.container.resize(width(index), height); },
        [&](int) { list.check(list.times.back()); });
}

/// One label gets another text. Qt would post a request to lay out to the row, and the row one to the list; doing at
/// once what they ask for is the least there is to do.
static double change(List &list, int repetitions, const QStringList &texts) {
    const int rows = list.times.size(), changed = std::min<int>(changedRows, rows);
    const auto at = [&](int index) { return list.times[index % changed * (rows / changed)]; };
    return median(
        repetitions,
        [&](int index) {
            at(index)->setText(texts[index / changed % texts.size()]);
            at(index)->parentWidget()->layout()->activate();
            list.container.layout()->activate();
        },
        [&](int index) { list.check(at(index)); });
}

int main(int argc, char **argv) {
    QApplication app(argc, argv);
    if (argc != 4) return fprintf(stderr, "usage: qt-rows relayout|text ROWS REPETITIONS\n"), 2;
    const int rows = atoi(argv[2]), repetitions = atoi(argv[3]);
    List list(rows);
    if (QString(argv[1]) == "relayout") {
        const double fresh = relayout(list, repetitions, [](int index) { return 640 + index; });
        const double seen = relayout(list, repetitions, [](int index) { return 700 + index % 2 * 50; });
        printf("{\"new\": %f, \"seen\": %f, ", fresh / rows, seen / rows);
    } else {
        const double same = change(list, repetitions, {"12:05", "12:06"});
        const double other = change(list, repetitions, {"9:05", "yesterday"});
        printf("{\"same\": %f, \"other\": %f, ", same, other);
    }
    const QRect title = list.times.back()->parentWidget()->findChild<QLabel *>()->geometry();
    printf("\"row\": %d, \"title\": %d}\n", list.times.back()->parentWidget()->height(), title.height());
    fflush(stdout);
    _Exit(0);  // Taking the widgets apart is not what is measured.
}
