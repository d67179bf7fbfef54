# The whole workflow. `make run` and `make test` need nothing but Debian or Ubuntu and Swift 6.2.

APP    ?= BattleTracker
APPS   := BattleTracker CharacterCard Gallery Notes
# The apps that are run to find the functions that apps call.
SAMPLES := Hello CharacterCard BattleTracker
# The package of the app: this one, or one that depends on it.
PACKAGE := .
PREFIX ?= /usr/local
# The version of Debian packages.
VERSION ?= 0.1
# The duration of a search for new failures.
MINUTES ?= 10

SWIFT  := swift
# SwiftPM lets a target import a module it has not declared, if that module was built before.
LAYERS := --explicit-target-dependency-import-check error
# A release is linked with a list of the functions that apps call until their first frame, which lld
# puts next to each other: 20 % less memory of Hello at rest (PSS), 15 % less of Battle Tracker. The
# list is made by running the sample apps under valgrind, so `make run` does without it. `ORDER=`
# builds a release without it, where valgrind cannot run.
# An installed toolkit belongs to the system: what is made for all apps is in the user's cache, without such a list.
OWN    := $(shell [ -w '$(CURDIR)' ] && echo yes)
MADE   := $(if $(OWN),$(CURDIR)/.build,$(or $(XDG_CACHE_HOME),$(HOME)/.cache)/lozenge)
ORDER  := $(if $(OWN),$(MADE)/link.order)
# One file that needs no Swift on the machine it runs on, and starts faster; nothing is exported.
#   -function-sections: each function is a section; without, the order has no effect.
#   -disable-concrete-type-metadata-mangled-name-accessors: types are made by functions. By their
#       names the runtime looks through the program for conformances: 6.5 % of a start's instructions.
#   link.ld: places functions without a name behind the others: 3 to 5 % of PSS.
STATIC := -c release --static-swift-stdlib \
          -Xswiftc -use-ld=lld -Xswiftc -Xfrontend -Xswiftc -function-sections \
          -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
          -Xlinker -T -Xlinker $(CURDIR)/scripts/link.ld \
          -Xlinker --no-export-dynamic -Xlinker -L$(MADE)/libraries
# The loader of glibc 2.36 stores the 100,000 addresses in a Swift program in a hundredth of the space.
ifeq ($(shell printf '%s\n' 2.36 "$$(getconf GNU_LIBC_VERSION | cut -d' ' -f2)" | sort -V | head -1),2.36)
STATIC += -Xlinker -z -Xlinker pack-relative-relocs
endif

# g++ for the C++ library: Swift links it, and its package has another name with each version.
LIBRARIES := g++ pkg-config libx11-dev libx11-xcb-dev libxext-dev libxrender-dev libxft-dev libxrandr-dev libxi-dev \
             libxcursor-dev libxfixes-dev libpango1.0-dev libgdk-pixbuf-2.0-0 libmd4c0
FONTS     := fonts-inter fonts-dejavu-core fonts-noto-color-emoji
# The theme whose icons apps show on a desktop that has no other one, and the reader of its files.
ICONS     := adwaita-icon-theme librsvg2-common
SCREEN    := xvfb openbox xdotool imagemagick
PEERS     := python3 xvfb qt6-base-dev libgtk-4-dev libxtst-dev libxdamage-dev \
             openbox xfwm4 dbus
# Libraries that tests are compiled against.
MEASURING := libcairo2-dev libxdamage-dev libxres-dev
TESTING   := fonts-noto-core fonts-dejavu-extra fonts-wqy-microhei xvfb xserver-xephyr openbox xfwm4 picom dbus xdotool \
             x11-xkb-utils xclip uim-xim uim-byeoru locales xserver-xorg-core xserver-xorg-video-dummy python3 \
             $(ICONS) webp-pixbuf-loader curl libgdk-pixbuf-2.0-dev libxpresent1 \
             python3-gi gir1.2-gtk-4.0 python3-pyqt6 at-spi2-core gir1.2-atspi-2.0 orca \
             libenchant-2-2 hunspell-en-us libmd4c-dev

# The library of C++ is part of the program, too: its names are most of what a start looks for. The
# linker takes what it finds first, so this folder has nothing else in it. The compiler can only name
# the file once packages are installed: every recipe that links statically says so first.
CLANG := $(dir $(shell readlink -f "$$(command -v $(SWIFT))"))clang
with_static_library = mkdir -p $(MADE)/libraries && \
    ln -sfn "$$($(CLANG) -print-file-name=libstdc++.a)" $(MADE)/libraries/libstdc++.a

# Builds products of a package as a release, but with their symbols: in .build/static/release of the
# package. The order is used if it is there. SwiftPM does not notice a newer one.
linked = $(with_static_library) && for product in $(2); do \
    if [ "$(ORDER)" -nt $(1)/.build/static/release/$$product ]; then rm -f $(1)/.build/static/release/$$product; fi; \
    $(CURDIR)/scripts/built $(1)/.build/static/release/Modules \
        $(SWIFT) build --package-path $(1) --scratch-path $(1)/.build/static $(STATIC) \
        $$([ ! -f "$(ORDER)" ] || echo -Xlinker --symbol-ordering-file=$(ORDER) -Xlinker --no-warn-symbol-ordering) \
        $(LAYERS) --product $$product || exit 1; done
# The same without symbols, in .build/bench.
built = $(call linked,.,$(1)) && mkdir -p .build/bench && for product in $(1); do \
    strip -o .build/bench/$$product .build/static/release/$$product || exit 1; done
# Builds a product of this package for debugging.
debug = scripts/built $(MADE)/debug/Modules $(SWIFT) build --scratch-path $(MADE) $(LAYERS) --product $(1)

.PHONY: help run preview inspector port symbols new app deb test rooms test-outside test-static sanitize build fuzz check lint format bench performance instructions distributions docs \
        install uninstall snapshots gallery clean

help:             ## Lists these commands.
	@awk -F ':.*## *' '/^[a-z -]+:.*## / { printf "%-15s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run preview: SHOWING := $(if $(DISPLAY),,$(SCREEN))
run:              ## Shows an app: make run APP=Gallery, or make run PACKAGE=/a/package/of/your/own APP=Hello; HOT=1 follows its sources
	@scripts/packages $(LIBRARIES) $(FONTS) $(ICONS) $(SHOWING) $(if $(HOT),python3)
ifdef HOT
	@SWIFT=$(SWIFT) scripts/preview --app $(PACKAGE) $(APP)
else
	$(call linked,$(PACKAGE),$(APP))
	@scripts/show $(PACKAGE)/.build/static/release/$(APP) $(PACKAGE)/.build/$(APP).png
endif

preview:          ## Shows the previews of a source, and follows it: make preview PACKAGE=/a/package FILE=Sources/Hello/ContentView.swift
	@scripts/packages $(LIBRARIES) $(FONTS) $(ICONS) $(SHOWING) python3
	@SWIFT=$(SWIFT) scripts/preview $(PACKAGE) '$(FILE)'

new:              ## Makes the package of a new app beside this checkout: make new NAME=Hello
	@scripts/packages $(LIBRARIES) $(FONTS) $(ICONS)
	@scripts/new '$(NAME)' $(if $(FOLDER),'$(FOLDER)')

port:             ## What a SwiftUI package needs to run here: make port PACKAGE=/a/package
	@scripts/packages $(LIBRARIES) python3
	$(call debug,SwiftUI) >&2
	@scripts/port '$(PACKAGE)' $(MADE)/debug

symbols:          ## Swift symbols for the asset catalogs of a package: make symbols PACKAGE=/a/package
	@scripts/packages python3
	@scripts/asset_symbols.py '$(PACKAGE)'

inspector:        ## Builds the inspector, which Ctrl Shift I opens in every debug build of an app.
	@scripts/packages $(LIBRARIES)
	$(call debug,lozenge-inspector)

app: $(ORDER)     ## Builds an app for a release: in .build/static/release of the package.
	@scripts/packages $(LIBRARIES)
	$(call linked,$(PACKAGE),$(APP))

# Rebuilt whenever the sources of the toolkit have changed.
$(ORDER): scripts/link-order scripts/called.py $(shell find Sources -type f)
	@scripts/packages $(LIBRARIES) $(FONTS) $(ICONS) xvfb openbox python3 binutils valgrind
	$(call linked,.,$(SAMPLES))
	scripts/link-order $@ $(addprefix $(CURDIR)/.build/static/release/,$(SAMPLES))

test: build       ## Everything, windows included; those on a server of their own.
	@scripts/packages $(LIBRARIES) $(MEASURING) $(FONTS) $(TESTING)
	@scripts/test env -u DISPLAY $(SWIFT) test $(LAYERS) --disable-xctest -Xswiftc -warnings-as-errors --skip InOtherPackages

test-outside: build ## Packages that use this one: a program that is changed while it runs, and the tutorial.
	@scripts/packages $(LIBRARIES) $(MEASURING) $(FONTS) $(TESTING)
	@scripts/test env -u DISPLAY $(SWIFT) test $(LAYERS) --disable-xctest -Xswiftc -warnings-as-errors --filter InOtherPackages

test-static: $(ORDER) ## The tests that start apps, with the executables of a release.
	@scripts/packages $(LIBRARIES) $(MEASURING) $(FONTS) $(TESTING)
	$(call linked,.,Hello $(APPS) TestApp)
	@scripts/test env -u DISPLAY LOZENGE_TEST_APPS=$(CURDIR)/.build/static/release \
	    $(SWIFT) test $(LAYERS) --disable-xctest -Xswiftc -warnings-as-errors --filter OnADesktop

sanitize:         ## The tests under AddressSanitizer, then ThreadSanitizer: make sanitize ONLY=thread FILTER=ImageTests
	@scripts/packages $(LIBRARIES) $(MEASURING) $(FONTS) $(TESTING)
	@for sanitizer in $(or $(ONLY),address thread); do \
	    scripts/sanitize $$sanitizer '$(FILTER)' $(SWIFT) $(LAYERS) || exit 1; done

fuzz: build       ## Random tests with fresh seeds: make fuzz MINUTES=10
	@scripts/packages $(FONTS) $(TESTING)
	@scripts/fuzz $(MINUTES) env -u DISPLAY $(SWIFT) test --skip-build --disable-xctest \
	    --filter 'RandomEditTests|RandomSelectionTests|XSettingsTests|LocaleVariablesTests|RandomEventTests|RandomListTests|RandomTableTests|RandomOutlineTests|RandomRowsTests|LayoutModelTests|LayoutModelPropertyTests|RepaintTests|TwoWaysTests|ForgedEventsTests|DocumentLimitsTests|EncounterTests|OffsetsTests|PreviewMacrosTests'

build:            ## Compiles everything; an undeclared import or a warning fails.
	@scripts/packages $(LIBRARIES) $(MEASURING)
	scripts/built .build/debug/Modules $(SWIFT) build $(LAYERS) --build-tests -Xswiftc -warnings-as-errors

check: lint build rooms docs-are-true test test-outside test-static bench-is-sound instructions  ## What has to pass before a change lands.

rooms: build      ## Fails if the rooms of a target depend on each other both ways.
	@scripts/packages python3
	python3 scripts/folder-graph

lint:             ## Formatting and documentation rules (.swift-format).
	$(SWIFT) format lint --strict --parallel --recursive Sources Tests Apps Benchmarks Package.swift

format:           ## Rewrites the sources to those rules.
	$(SWIFT) format --in-place --parallel --recursive Sources Tests Apps Benchmarks Package.swift

bench: $(ORDER)   ## Lozenge beside Qt, GTK and raw X in one run: make bench ONLY=start
	@scripts/packages $(LIBRARIES) $(FONTS) $(PEERS)
	$(call built,Hello CharacterCard BattleTracker LayoutBench TextBench PaintBench KeyBench EditorBench ControlBench MotionBench ListBench)
	cp -R .build/static/release/*.resources .build/bench
	python3 Benchmarks/bench.py

.PHONY: bench-is-sound
bench-is-sound:
	@scripts/packages python3 xvfb
	python3 -m unittest discover -s Benchmarks/tests

performance:      ## docs/performance.md and its chart from one run of everything, which takes half an hour
	$(MAKE) bench ONLY= ALL=1
	python3 Benchmarks/page.py

instructions:     ## Instruction counts of fixed scenes, against the recorded ones; RECORD=1 records them.
	@scripts/packages $(LIBRARIES) $(FONTS) python3 xvfb valgrind
	$(call built,LayoutBench TextBench PaintBench)
	python3 Benchmarks/instructions.py $(if $(RECORD),--record)

distributions:    ## The two commands of the README in bare roots: make distributions ONLY="trixie run"
	@scripts/distributions $(ONLY)

docs: compatibility build ## docs/compatibility.md, and pages of all declarations with pictures in .build/docs; BASE=/lozenge: for that folder of a server
	@scripts/packages $(FONTS) $(TESTING)
	rm -rf .build/docs .build/pictures && mkdir -p .build/pictures
	@scripts/test env -u DISPLAY LOZENGE_PICTURES=$(CURDIR)/.build/pictures \
	    $(SWIFT) test $(LAYERS) --disable-xctest -Xswiftc -warnings-as-errors --filter ExamplePicturesTests
	python3 scripts/documentation.py .build/debug .build/docs --pictures .build/pictures $(if $(BASE),--base $(BASE))
	@echo "To read them, run python3 -m http.server -d .build/docs, and open http://localhost:8000."

.PHONY: compatibility docs-are-true
compatibility:    ## docs/compatibility.md from the comments of the sources.
	@scripts/packages python3
	@python3 scripts/documentation.py --check
	python3 scripts/compatibility.py

docs-are-true:
	python3 scripts/compatibility.py --check

snapshots:        ## The pictures of the README.
	@scripts/packages $(LIBRARIES) $(FONTS) $(ICONS) $(SCREEN)
	$(call linked,.,BattleTracker CharacterCard)
	scripts/snapshots .build/static/release/CharacterCard docs/pictures

gallery:          ## Every page in light and dark and two text sizes, and sheets of them: .build/gallery
	@scripts/packages $(LIBRARIES) $(FONTS) $(TESTING) imagemagick
	rm -rf .build/gallery && mkdir -p .build/gallery
	env -u DISPLAY LOZENGE_GALLERY=.build/gallery $(SWIFT) test $(LAYERS) --disable-xctest --filter PagesTests
	scripts/sheets .build/gallery

install: $(ORDER) ## make install PREFIX=/usr DESTDIR=/tmp/package
	@scripts/packages $(LIBRARIES)
	$(call linked,.,$(APPS))
	scripts/install "$(DESTDIR)$(PREFIX)" $(APPS)

deb: $(ORDER)     ## Debian packages: of the toolkit and the sample apps, or make deb PACKAGE=/a/package APP=Hello VERSION=1.0
	@scripts/packages $(LIBRARIES) dpkg-dev
ifeq ($(PACKAGE),.)
	$(call linked,.,$(APPS))
	@scripts/deb .build/deb $(VERSION) toolkit
	@scripts/deb .build/deb $(VERSION) app . $(APPS)
else
	$(call linked,$(PACKAGE),$(APP))
	@scripts/deb $(PACKAGE)/.build/deb $(VERSION) app $(PACKAGE) $(APP)
endif

.PHONY: print-libraries
print-libraries:
	@echo $(LIBRARIES) $(FONTS)

uninstall:
	scripts/install --remove "$(DESTDIR)$(PREFIX)" $(APPS)

clean:
	rm -rf .build
