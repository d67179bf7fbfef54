// A window with a text that is edited, as a Qt 6 Widgets program would have it: a QPlainTextEdit.
// The argument is the length of the text in bytes.
#include <QPlainTextEdit>
#include "qt-frames.h"

int main(int argc, char **argv) {
    QApplication app(argc, argv);
    QFont font("DejaVu Sans");
    font.setPixelSize(17);

    const QString line = "The quick brown fox jumps over the lazy dog, and the dog sleeps\n";
    QPlainTextEdit editor(line.repeated((argc > 1 ? atoll(argv[argc - 1]) : 0) / line.size()));
    editor.setFont(font);
    editor.setWindowTitle("editor");
    editor.setGeometry(0, 0, 800, 600);
    editor.show();
    editor.setFocus();
    if (qEnvironmentVariableIsSet("BENCH_EXIT_AFTER_FIRST_FRAME")) (new Frames)->leaves = true;
    return app.exec();
}
