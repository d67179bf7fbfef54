// qt-rows relayout|invalidated|text ROWS REPETITIONS wrapped|unwrapped: lays out a list of rows as a Qt 6 Widgets
// program would have it, and prints what one layout costs. A row is a widget with a background: a square, two labels
// under each other, which may wrap or not, and one at the end.
#include <QApplication>
#include <QBoxLayout>
#include <QElapsedTimer>
#include <QLabel>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

enum { margin = 8, widest = 1000, narrow = 350, changedRows = 8, warmUps = 2 };

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
    const bool wraps;

    List(int rows, bool wraps) : wraps(wraps) {
        const QFont title = font(17, true), text = font(15), time = font(12);
        auto *column = new QVBoxLayout(&container);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        for (int index = 0; index < rows; index++) column->addWidget(row(index, title, text, time));
        // Visible for everyone who asks, and no window on the server: nothing is painted, which is the best case.
        container.setAttribute(Qt::WA_DontShowOnScreen);
        container.setUpdatesEnabled(false);
        container.resize(container.sizeHint());
        layOut(widest);
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
        for (auto *each : {label(QString("Sender %1").arg(index), titleFont),
                           label(QString("The quick brown fox jumps over the lazy dog %1").arg(index), textFont)}) {
            each->setWordWrap(wraps);
            texts->addWidget(each);
        }
        times.push_back(label(QString("12:%1").arg(10 + index % 50), timeFont));
        line->addWidget(square);
        // A label that wraps wishes to be narrow, so it is the texts that get the room there is.
        line->addLayout(texts, wraps ? 1 : 0);
        if (!wraps) line->addStretch();
        line->addWidget(times.back());
        return row;
    }

    /// As a parent does it: asks for the height if it depends on the width, then says the size. Everyone inside is told
    /// before this returns.
    void layOut(int width) {
        const int height = container.heightForWidth(width);
        container.resize(width, height < 0 ? container.height() : height);
    }

    /// Has all widgets asked anew, and what they ask for done at once.
    void forget() {
        for (auto *widget : container.findChildren<QWidget *>()) widget->updateGeometry();
        for (auto *time : times) time->parentWidget()->layout()->activate();
        container.layout()->activate();
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

static int seenWidth(int index) { return 700 + index % 2 * 50; }

/// The list gets a width, upon having forgotten everything or not.
static double relayout(List &list, int repetitions, int (*width)(int), bool forgets = false) {
    return median(
        repetitions,
        [&](int index) {
            if (forgets) list.forget();
            list.layOut(width(index));
        },
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
            list.layOut(list.container.width());
        },
        [&](int index) { list.check(at(index)); });
}

int main(int argc, char **argv) {
    QApplication app(argc, argv);
    if (argc != 5) {
        fprintf(stderr, "usage: qt-rows relayout|invalidated|text ROWS REPETITIONS wrapped|unwrapped\n");
        return 2;
    }
    const int rows = atoi(argv[2]), repetitions = atoi(argv[3]);
    List list(rows, QString(argv[4]) == "wrapped");
    if (QString(argv[1]) == "relayout") {
        const double fresh = relayout(list, repetitions, [](int index) { return 640 + index; });
        const double seen = relayout(list, repetitions, seenWidth);
        printf("{\"new\": %f, \"seen\": %f, ", fresh / rows, seen / rows);
    } else if (QString(argv[1]) == "invalidated") {
        printf("{\"seen\": %f, ", relayout(list, repetitions, seenWidth, true) / rows);
    } else {
        const double same = change(list, repetitions, {"12:05", "12:06"});
        const double other = change(list, repetitions, {"9:05", "yesterday"});
        printf("{\"same\": %f, \"other\": %f, ", same, other);
    }
    const QWidget *row = list.times.back()->parentWidget();
    const int height = row->heightForWidth(narrow);
    printf("\"row\": %d, \"title\": %d, \"narrow\": %d}\n", row->height(), row->findChild<QLabel *>()->height(),
           height < 0 ? row->height() : height);
    fflush(stdout);
    _Exit(0);  // Taking the widgets apart is not what is measured.
}
