// A window with a text that is edited, as a Qt 6 Widgets program would have it: a QPlainTextEdit.
// The argument is the length of the text in bytes.
#include <QApplication>
#include <QPlainTextEdit>
#include <QTimer>
#include <cstdlib>
#include <unistd.h>
#include <xcb/xcb.h>

// Returns when the server has done all that was sent before.
static void finishRequests() {
    xcb_connection_t *connection = qApp->nativeInterface<QNativeInterface::QX11Application>()->connection();
    free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nullptr));
}

class Editor : public QPlainTextEdit {
public:
    using QPlainTextEdit::QPlainTextEdit;

protected:
    void paintEvent(QPaintEvent *event) override {
        QPlainTextEdit::paintEvent(event);
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

    const QString line = "The quick brown fox jumps over the lazy dog, and the dog sleeps\n";
    Editor editor(line.repeated((argc > 1 ? atoll(argv[argc - 1]) : 0) / line.size()));
    editor.setFont(font);
    editor.setWindowTitle("editor");
    editor.setGeometry(0, 0, 800, 600);
    editor.show();
    editor.setFocus();
    return app.exec();
}
