// qt-motion SCENE: the scenes of motion.h as a Qt 6 Widgets program would have them. Of several ways the fastest.
#include <QApplication>
#include <QBoxLayout>
#include <QGraphicsDropShadowEffect>
#include <QGraphicsItem>
#include <QGraphicsScene>
#include <QLabel>
#include <QPainter>
#include <QParallelAnimationGroup>
#include <QPropertyAnimation>
#include <QScrollArea>
#include <QTimer>
#include <QVariantAnimation>
#include <QWindow>
#include <functional>
#include <vector>
#include <xcb/xcb.h>
#include "motion.h"

using Motion = QAbstractAnimation;

/// The window: it starts the motion and counts what is drawn.
struct Window : QWidget {
    Motion *motion = nullptr;
    bool isShown = false;

    Window() {
        resize(window_width, window_height);
        setPalette(QPalette(Qt::white));
        setAutoFillBackground(true);
    }

    void open() {
        show();
        windowHandle()->installEventFilter(this);
    }

    bool eventFilter(QObject *, QEvent *event) override {
        if (event->type() == QEvent::Expose && !isShown) {
            isShown = true;
            QTimer::singleShot(motion_delay, this, [this] {
                motion_begin();
                motion->start();
            });
        }
        return false;
    }

    bool event(QEvent *event) override {
        const bool answer = QWidget::event(event);
        if (event->type() != QEvent::UpdateRequest || !isShown) return answer;
        if (!motion_shows("rows")) motion_frames++;
        if (!motion || motion->currentTime() < motion_milliseconds) return answer;
        auto *connection = qApp->nativeInterface<QNativeInterface::QX11Application>()->connection();
        free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nullptr));
        motion_end();
        return answer;
    }
};

static QFont font(const char *family, int pixels, bool bold = false) {
    QFont font(family);
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
}

static void fill(QWidget *widget, const QColor &color) {
    widget->setAutoFillBackground(true);
    widget->setPalette(QPalette(color));
}

/// A motion that shows each moment of a scene.
static Motion *showing(const std::function<void(double)> &show) {
    auto *motion = new QVariantAnimation;
    motion->setStartValue(0.0);
    motion->setEndValue(1.0);
    motion->setDuration(motion_milliseconds);
    QObject::connect(motion, &QVariantAnimation::valueChanged, [show](const QVariant &part) { show(part.toDouble()); });
    return motion;
}

static Motion *boxes(Window *window) {
    auto *group = new QParallelAnimationGroup;
    for (int index = 0; index < box_count; index++) {
        int color[3];
        box_color(index, color);
        auto *box = new QWidget(window);
        box->setGeometry(box_left(index), box_top(index), box_size, box_size);
        fill(box, QColor(color[0], color[1], color[2]));
        auto *animation = new QPropertyAnimation(box, "pos", group);
        animation->setDuration(motion_milliseconds);
        animation->setEndValue(box->pos() + QPoint(box_way, 0));
        group->addAnimation(animation);
    }
    return group;
}

static bool isVisible(int top) { return top > -row_height && top < window_height; }

/// Labels in a scroll area. A row that is out of sight, and has been, is left where it is.
static Motion *rows(Window *window) {
    auto *area = new QScrollArea(window);
    area->setGeometry(window->rect());
    area->setFrameShape(QFrame::NoFrame);
    area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *list = new QWidget;
    fill(list, Qt::white);
    list->setFixedSize(window_width, row_count * row_height);
    std::vector<QLabel *> labels;
    for (int index = 0; index < row_count; index++) {
        auto *label = new QLabel(QString("Row %1").arg(index), list);
        label->setTextFormat(Qt::PlainText);
        label->setFont(font("Inter", font_size));
        label->setMargin(row_padding);
        label->setGeometry(0, row_top(index, 0), label->sizeHint().width(), row_height);
        labels.push_back(label);
    }
    area->setWidget(list);
    return showing([labels](double part) {
        motion_frames++;
        for (int index = 0; index < row_count; index++) {
            const int top = row_top(index, part);
            if (isVisible(top) || isVisible(labels[index]->y())) labels[index]->move(0, top);
        }
    });
}

/// Paints its opacity itself: with a QGraphicsOpacityEffect a frame takes five times as long.
struct Lamp : QWidget {
    double opacity = 1;

    void paintEvent(QPaintEvent *) override {
        QPainter painter(this);
        painter.setOpacity(opacity);
        painter.fillRect(rect(), QColor::fromRgb(orange));
    }
};

template <class Layout> static Layout *stack(QWidget *parent) {
    auto *layout = new Layout(parent);
    layout->setSpacing(1);
    layout->setContentsMargins(0, 0, 0, 0);
    return layout;
}

/// A widget for each line: without, a frame takes twice as long.
static Motion *one(Window *window) {
    auto *column = stack<QVBoxLayout>(window);
    auto *lamp = new Lamp;
    for (int row = 0; row < cell_side; row++) {
        auto *line = new QWidget;
        auto *cells = stack<QHBoxLayout>(line);
        for (int index = 0; index < cell_side; index++) {
            const bool isLamp = row == lamp_index && index == lamp_index;
            QWidget *cell = isLamp ? lamp : new QWidget;
            if (!isLamp) fill(cell, QColor::fromRgb(teal));
            cells->addWidget(cell);
        }
        column->addWidget(line);
    }
    return showing([lamp](double part) {
        lamp->opacity = 1 - part;
        lamp->update();
    });
}

/// The card and its texts without the shadow.
struct CardItem : QGraphicsItem {
    QRectF boundingRect() const override {
        return QRectF(0, -card_above, card_width, card_height + card_above + card_below);
    }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override {
        QLinearGradient gradient(0, 0, 0, card_height);
        gradient.setColorAt(0, QColor::fromRgb(card_first));
        gradient.setColorAt(1, QColor::fromRgb(card_last));
        painter->setPen(Qt::NoPen);
        painter->setBrush(gradient);
        painter->drawRoundedRect(QRectF(0, 0, card_width, card_height), card_corner, card_corner);
        painter->setPen(QColor::fromRgb(orange));
        painter->setFont(font("DejaVu Sans", star_size));
        painter->drawText(texts_left, star_base, "★");
        painter->setPen(Qt::black);
        for (int line = 0; line < text_count; line++) {
            painter->setFont(font("Inter", font_size, line == 0));
            painter->drawText(texts_left, texts_top + text_pitch * line + font_size, card_text(line));
        }
    }
};

static QPixmap cardPicture() {
    QGraphicsScene scene;
    auto *item = new CardItem;
    auto *shadow = new QGraphicsDropShadowEffect;
    shadow->setBlurRadius(3 * shadow_blur);
    shadow->setOffset(0, shadow_drop);
    shadow->setColor(QColor(0, 0, 0, shadow_alpha));
    item->setGraphicsEffect(shadow);
    scene.addItem(item);
    QPixmap picture(picture_width, picture_height);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    scene.render(&painter, picture.rect(), QRectF(-card_aside, -card_above, picture_width, picture_height));
    return picture;
}

/// Paints a ready picture. A cached QGraphicsItem takes the same time, one with an effect five times as long.
struct Cards : QWidget {
    const QPixmap picture = cardPicture();
    card place = card_at(0);

    using QWidget::QWidget;

    QRect area() const {
        return QRectF(place.left, place.top, picture_width * place.scale, picture_height * place.scale).toAlignedRect();
    }

    void move(double part) {
        const QRect last = area();
        place = card_at(part);
        update(last | area());
    }

    void paintEvent(QPaintEvent *) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.setOpacity(place.opacity);
        painter.translate(place.left, place.top);
        painter.scale(place.scale, place.scale);
        painter.drawPixmap(0, 0, picture);
    }
};

static Motion *movingCard(Window *window) {
    auto *cards = new Cards(window);
    cards->setGeometry(window->rect());
    return showing([cards](double part) { cards->move(part); });
}

int main(int argc, char **argv) {
    QApplication app(argc, argv);
    motion_choose(argc, argv);
    Window window;
    auto *made = motion_shows("rows") ? rows : motion_shows("one") ? one : motion_shows("card") ? movingCard : boxes;
    window.motion = made(&window);
    window.open();
    return app.exec();
}
