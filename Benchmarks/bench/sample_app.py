import hashlib
import shutil
import subprocess
import time

from .failure import Failure
from .workshop import BUILT, PROJECT

MANIFEST = f"""// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Sample",
    dependencies: [.package(name: "Lozenge", path: "{PROJECT}")],
    targets: [
        .executableTarget(
            name: "Sample", dependencies: [.product(name: "SwiftUI", package: "Lozenge")])
    ]
)
"""
SOURCE = """import SwiftUI

@main
struct Sample: App {{
    var body: some Scene {{
        WindowGroup("hello") {{
            Text("{text}").font(.custom("DejaVu Sans", size: 17))
        }}
        .defaultSize(width: 400, height: 200)
    }}
}}
"""

# With Swift's runtime linked statically, or dynamically; and a debug build.
STATIC, DYNAMIC, DEBUG = "static", "dynamic", "debug"
OPTIONS = {DYNAMIC: ("-c", "release"), DEBUG: ()}


class SampleApp:
    """A separate package, as a user of Lozenge has it: one window with one text."""

    def __init__(self):
        self.folder = BUILT / "sample"
        shutil.rmtree(self.folder, ignore_errors=True)
        self.package = self.folder / "package"
        self._source = self.package / "Sources" / "Sample" / "Sample.swift"
        self._source.parent.mkdir(parents=True)
        (self.package / "Package.swift").write_text(MANIFEST, encoding="utf-8")
        self._contents = set()
        self.say("Hello, world")

    def say(self, text):
        """Changes the line with the visible text."""
        self._source.write_text(SOURCE.format(text=text), encoding="utf-8")

    def built(self, kind):
        """Builds it, and fails if the program is unchanged; returns the seconds."""
        start = time.monotonic()
        ended = subprocess.run(self._command(kind), capture_output=True, text=True)
        taken = time.monotonic() - start
        if ended.returncode:
            raise Failure(f"The sample app does not build: {(ended.stdout + ended.stderr).strip().splitlines()[-1]}")
        # The text cannot be searched for: the compiler stores it as numbers in the code.
        content = hashlib.sha256(self.program(kind).read_bytes()).digest()
        if content in self._contents:
            raise Failure("The sample app was built without what had changed.")
        self._contents.add(content)
        return taken

    def _command(self, kind):
        if kind == STATIC:
            return ["make", "-C", PROJECT, "app", f"PACKAGE={self.package}", "APP=Sample"]
        return ["swift", "build", "--package-path", self.package, "--scratch-path", self._built(kind), *OPTIONS[kind]]

    def _built(self, kind):
        return self.package / ".build" / kind

    def program(self, kind):
        return self._built(kind) / ("debug" if kind == DEBUG else "release") / "Sample"

    def stripped(self, kind):
        """The program as installed."""
        path = self.folder / f"Sample-{kind}"
        subprocess.run(["strip", "-o", path, self.program(kind)], check=True)
        return path
