"""A window of Qt: its upper half can be dragged, its lower half takes texts and files, and says what was dropped."""

import sys

from PyQt6.QtCore import QMimeData, Qt, QUrl
from PyQt6.QtGui import QDrag
from PyQt6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget


def say(words):
    print(words, file=sys.stderr, flush=True)


class Source(QLabel):
    def mouseMoveEvent(self, _event):
        data = QMimeData()
        if sys.argv[1] == "file":
            data.setUrls([QUrl("file:///etc/hostname")])
        else:
            data.setText("größer")
        drag = QDrag(self)
        drag.setMimeData(data)
        actions = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
        result = drag.exec(actions, Qt.DropAction.CopyAction)
        say({Qt.DropAction.MoveAction: "moved", Qt.DropAction.CopyAction: "copied"}.get(result, "refused"))


class Target(QLabel):
    def __init__(self, text):
        super().__init__(text)
        self.setAcceptDrops(True)

    def dragEnterEvent(self, event):
        event.acceptProposedAction()

    def dropEvent(self, event):
        data = event.mimeData()
        say("dropped " + (" ".join(url.toString() for url in data.urls()) if data.hasUrls() else data.text()))
        event.acceptProposedAction()


app = QApplication(sys.argv)
window = QWidget()
window.setWindowTitle("Peer")
window.resize(200, 200)
layout = QVBoxLayout(window)
layout.setContentsMargins(0, 0, 0, 0)
layout.setSpacing(0)
layout.addWidget(Source("Source"))
layout.addWidget(Target("Target"))
window.show()
sys.exit(app.exec())
