// qt-cards resize FRAMES: a window with 48 cards as a Qt 6 Widgets program would have it. The window gets another width
// again and again; printed is what that takes, from asking for it to the server having shown it. A card paints its shapes
// itself, which is the least Qt can do; its texts are labels.
#include <QApplication>
#include <QElapsedTimer>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>
#include <xcb/xcb.h>

enum { columns = 4, cards = 48, firstWidth = 900, height = 980, warmUps = 2 };

static QFont font(int pixels, bool bold) {
    QFont font("DejaVu Sans");
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
}

static QLabel *label(const QString &text, const QFont &font, const QColor &color) {
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setFont(font);
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, color);
    label->setPalette(palette);
    return label;
}

struct Bar : QWidget {
    const double fraction;

    explicit Bar(double fraction) : fraction(fraction) { setFixedHeight(6); }

    void paintEvent(QPaintEvent *) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(230, 230, 230));
        painter.drawRoundedRect(QRectF(rect()), 3, 3);
        painter.setBrush(QColor(51, 179, 77));
        painter.drawRoundedRect(QRectF(0, 0, width() * fraction, height()), 3, 3);
    }
};

struct Avatar : QWidget {
    const int index;

    explicit Avatar(int index) : index(index) {
        setFixedSize(32, 32);
        setFont(::font(12, true));
    }

    void paintEvent(QPaintEvent *) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QLinearGradient gradient(0, 0, 0, 32);
        gradient.setColorAt(0, QColor(77, 128, 255));
        gradient.setColorAt(1, QColor::fromHsvF(index / 48.0, 0.8, 0.8));
        painter.setPen(Qt::NoPen);
        painter.setBrush(gradient);
        painter.drawEllipse(rect());
        painter.setPen(Qt::white);
        painter.drawText(rect(), Qt::AlignCenter, QString("%1%2").arg(index / 10).arg(index % 10));
    }
};

struct Card : QWidget {
    explicit Card(int index) {
        auto *line = new QHBoxLayout(this);
        line->setContentsMargins(8, 8, 8, 8);
        line->setSpacing(8);
        line->addWidget(new Avatar(index));
        auto *texts = new QVBoxLayout;
        texts->setSpacing(2);
        texts->addWidget(label(QString("Combatant %1").arg(index), ::font(14, true), Qt::black));
        texts->addWidget(label(QString("Armour class %1").arg(10 + index % 9), ::font(12, false), QColor(142, 142, 147)));
        texts->addWidget(new Bar((index % 10 + 1) / 10.0));
        line->addLayout(texts, 1);
    }

    void paintEvent(QPaintEvent *) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(QColor(204, 204, 204), 1));
        painter.setBrush(Qt::white);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10);
    }
};

struct Wall : QWidget {
    QSize painted;

    Wall() {
        auto *grid = new QGridLayout(this);
        grid->setContentsMargins(8, 8, 8, 8);
        grid->setSpacing(8);
        for (int index = 0; index < cards; index++) grid->addWidget(new Card(index), index / columns, index % columns);
        for (int column = 0; column < columns; column++) grid->setColumnStretch(column, 1);
        grid->setRowStretch(cards / columns, 1);
        QPalette palette = this->palette();
        palette.setColor(QPalette::Window, QColor(242, 242, 242));
        setPalette(palette);
    }

    void paintEvent(QPaintEvent *) override { painted = size(); }
};

static double microseconds(clockid_t clock) {
    timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

int main(int argc, char **argv) {
    QApplication app(argc, argv);
    if (argc != 3) return fprintf(stderr, "usage: qt-cards resize FRAMES\n"), 2;
    const int frames = atoi(argv[2]);
    auto *connection = app.nativeInterface<QNativeInterface::QX11Application>()->connection();
    Wall wall;
    wall.resize(firstWidth, height);
    wall.show();
    const auto await = [&](const QSize &size) {
        while (wall.painted != size) app.processEvents(QEventLoop::AllEvents);
        free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nullptr));
    };
    await(wall.size());
    std::vector<double> taken;
    double processor = 0;
    for (int index = 0; index < warmUps + frames; index++) {
        if (index == warmUps) processor = microseconds(CLOCK_PROCESS_CPUTIME_ID);
        const QSize size(firstWidth + 1 + index % 99, height);
        const double start = microseconds(CLOCK_MONOTONIC);
        wall.resize(size);
        await(size);
        if (index >= warmUps) taken.push_back(microseconds(CLOCK_MONOTONIC) - start);
    }
    processor = microseconds(CLOCK_PROCESS_CPUTIME_ID) - processor;
    std::nth_element(taken.begin(), taken.begin() + taken.size() / 2, taken.end());
    printf("{\"wall\": %f, \"cpu\": %f}\n", taken[taken.size() / 2], processor / frames);
    fflush(stdout);
    _Exit(0);
}
