// The hello window as a Qt 6 Widgets program would have it: one QLabel.
#include <QApplication>
#include <QLabel>
#include <QTimer>
#include <cstdlib>
#include <unistd.h>
#include <xcb/xcb.h>

// Returns when the server has done all that was sent before.
static void finishRequests() {
    xcb_connection_t *connection = qApp->nativeInterface<QNativeInterface::QX11Application>()->connection();
    free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nullptr));
}

class Hello : public QLabel {
public:
    using QLabel::QLabel;

protected:
    void paintEvent(QPaintEvent *event) override {
        QLabel::paintEvent(event);
        if (!exits) return;
        // Qt sends the picture to the server when this handler has returned, so the exit waits for its turn.
        QTimer::singleShot(0, [] {
            finishRequests();
            _exit(0);
        });
    }

private:
    const bool exits = qEnvironmentVariableIsSet("BENCH_EXIT_AFTER_FIRST_FRAME");
};

int main(int argc, char **argv) {
    QApplication app(argc, argv);
    QFont font("DejaVu Sans");
    font.setPixelSize(17);

    Hello hello("Hello, world");
    hello.setFont(font);
    hello.setAlignment(Qt::AlignCenter);
    hello.setWindowTitle("hello");
    // In the corner like the others: the middle of the screen would put the pointer over this window only.
    hello.setGeometry(0, 0, 400, 200);
    hello.show();
    return app.exec();
}
