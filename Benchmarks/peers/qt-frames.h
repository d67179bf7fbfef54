// The window of a Qt program that times its own frames: all from the call that asks for one to its event queue being empty
// and the server having shown it.
#include <QApplication>
#include <QTimer>
#include <xcb/xcb.h>
#include "timed.h"

/// Returns when the server has done all that was sent before.
static void finishRequests() {
    auto *connection = qApp->nativeInterface<QNativeInterface::QX11Application>()->connection();
    free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nullptr));
}

/// Notes that something is painted.
struct Frames : QObject {
    bool painted = false, leaves = false;

    Frames() { qApp->installEventFilter(this); }

    bool eventFilter(QObject *, QEvent *event) override {
        if (event->type() != QEvent::Paint) return false;
        painted = true;
        // Qt sends the picture to the server when the event was handled, so the exit waits for its turn.
        if (leaves)
            QTimer::singleShot(0, [] {
                finishRequests();
                _exit(0);
            });
        return false;
    }

    /// Until something was painted that was asked for before, nothing more is to be done, and the server has shown it.
    void await() {
        while (!painted) QCoreApplication::processEvents();
        while (painted) {
            painted = false;
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        }
        finishRequests();
    }

    /// Draws frames, each after a change, and prints what one costs.
    template <class Change, class Check> void measure(int frames, Change change, Check check) {
        timed_begin(frames);
        for (int index = 0; index < warm_ups + frames; index++) {
            timed_starts(index);
            const double start = microseconds(CLOCK_MONOTONIC);
            change(index);
            await();
            timed_note(index, microseconds(CLOCK_MONOTONIC) - start);
        }
        timed_stop();
        check();
        timed_end();
    }
};
