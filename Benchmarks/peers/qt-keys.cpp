// A window that shows which key was pressed last, as a Qt 6 Widgets program would have it: one QLabel.
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>

class Keys : public QLabel {
public:
    using QLabel::QLabel;

protected:
    void keyPressEvent(QKeyEvent *event) override { setText("Key: " + event->text()); }
};

int main(int argc, char **argv) {
    QApplication app(argc, argv);
    QFont font("DejaVu Sans");
    font.setPixelSize(17);

    Keys keys("Key: ");
    keys.setTextFormat(Qt::PlainText);
    keys.setFont(font);
    keys.setAlignment(Qt::AlignCenter);
    keys.setWindowTitle("keys");
    keys.setGeometry(0, 0, 400, 200);
    keys.show();
    return app.exec();
}
