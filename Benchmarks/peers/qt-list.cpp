// qt-list scroll-step|scroll-resize|row FRAMES: a window onto 1,000 rows as a Qt 6 Widgets program would have it, which is
// scrolled, or gets another width, or in which one row says something else. Printed is what that takes, from asking for it
// to the server having shown it. A row is a widget with a background: a square, two labels under each other that wrap,
// and one at the end.
#include <QApplication>
#include <QBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <unistd.h>
#include <vector>
#include <xcb/xcb.h>

enum { rows = 1000, width = 900, height = 700, margin = 8, step = 37, changedRows = 8, warmUps = 2 };

static QFont font(int pixels, bool bold = false) {
    QFont font("DejaVu Sans");
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
}

static QLabel *label(const QString &text, const QFont &font, bool wraps) {
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setFont(font);
    label->setWordWrap(wraps);
    return label;
}

/// Fills a widget with one colour.
static void fill(QWidget *widget, Qt::GlobalColor color) {
    QPalette palette = widget->palette();
    palette.setColor(QPalette::Window, color);
    palette.setColor(QPalette::WindowText, Qt::black);
    widget->setPalette(palette);
    widget->setAutoFillBackground(true);
}

struct Window : QScrollArea {
    std::vector<QLabel *> times;
    bool painted = false;

    Window() {
        setFrameShape(QFrame::NoFrame);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setWidgetResizable(true);
        auto *list = new QWidget;
        auto *column = new QVBoxLayout(list);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        for (int index = 0; index < rows; index++) column->addWidget(row(index));
        setWidget(list);
        resize(::width, ::height);
        qApp->installEventFilter(this);
        show();
    }

    QWidget *row(int index) {
        auto *row = new QWidget;
        fill(row, Qt::white);
        auto *line = new QHBoxLayout(row);
        line->setContentsMargins(margin, margin, margin, margin);
        line->setSpacing(margin);
        auto *square = new QWidget;
        fill(square, Qt::blue);
        square->setFixedSize(32, 32);
        auto *texts = new QVBoxLayout;
        texts->setSpacing(0);
        texts->addWidget(label(QString("Sender %1").arg(index), ::font(17, true), true));
        texts->addWidget(label(QString("The quick brown fox jumps over the lazy dog %1").arg(index), ::font(15), true));
        times.push_back(label(QString("12:%1").arg(10 + index % 50), ::font(12), false));
        line->addWidget(square);
        line->addLayout(texts, 1);
        line->addWidget(times.back());
        return row;
    }

    bool eventFilter(QObject *object, QEvent *event) override {
        if (event->type() == QEvent::Paint) painted = true;
        return QScrollArea::eventFilter(object, event);
    }

    /// Until something was painted that was asked for before, nothing more is to be done, and the server has shown it.
    void awaitFrame() {
        while (!painted) QCoreApplication::processEvents();
        while (painted) {
            painted = false;
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        }
        auto *connection = qApp->nativeInterface<QNativeInterface::QX11Application>()->connection();
        free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nullptr));
    }

    void change(const QString &job, int index) {
        if (job == "scroll-step") verticalScrollBar()->setValue(verticalScrollBar()->value() + step);
        if (job == "scroll-resize") resize(::width + 1 + index % 99, ::height);
        if (job == "row") times[index % changedRows]->setText(index / changedRows % 2 ? "yesterday" : "9:05");
    }
};

static double microseconds(clockid_t clock) {
    timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

int main(int argc, char **argv) {
    QApplication app(argc, argv);
    if (argc != 3) return fprintf(stderr, "usage: qt-list scroll-step|scroll-resize|row FRAMES\n"), 2;
    const int frames = atoi(argv[2]);
    Window window;
    window.awaitFrame();
    std::vector<double> taken;
    double processor = 0;
    for (int index = 0; index < warmUps + frames; index++) {
        if (index == warmUps) processor = microseconds(CLOCK_PROCESS_CPUTIME_ID);
        const double start = microseconds(CLOCK_MONOTONIC);
        window.change(argv[1], index);
        window.awaitFrame();
        if (index >= warmUps) taken.push_back(microseconds(CLOCK_MONOTONIC) - start);
    }
    processor = microseconds(CLOCK_PROCESS_CPUTIME_ID) - processor;
    std::nth_element(taken.begin(), taken.begin() + taken.size() / 2, taken.end());
    printf("{\"wall\": %f, \"cpu\": %f}\n", taken[taken.size() / 2], processor / frames);
    fflush(stdout);
    _exit(0);
}
