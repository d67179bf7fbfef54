// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting
import UniformTypeIdentifiers

let generatedRecordings: [String: (CGFloat, CGFloat) -> Screen] = [
    "n-list-mac-inset": { Screen($0, $1, pictures: recordedPictures) {
    List { Text("Apple").tagged("row1"); Text("Banana").tagged("row2"); Color.red.frame(height: 40).tagged("tall"); HStack { Text("Cherry").tagged("wideText"); Spacer(); Text("A").tagged("wideTrailing") }.tagged("wide"); Label("Title", image: "icon").tagged("label"); Toggle("Enabled", isOn: .constant(true)).tagged("toggle") }.tagged("list")
    } },
    "n-list-mac-style-inset": { Screen($0, $1, pictures: recordedPictures) {
    List { Text("Apple").tagged("row1"); Text("Banana").tagged("row2") }.listStyle(.inset).frame(height: 70).tagged("list")
    } },
    "n-list-mac-style-plain": { Screen($0, $1, pictures: recordedPictures) {
    List { Text("Apple").tagged("row1"); Text("Banana").tagged("row2") }.listStyle(.plain).frame(height: 70).tagged("list")
    } },
    "n-list-mac-style-sidebar": { Screen($0, $1, pictures: recordedPictures) {
    List { Text("Apple").tagged("row1"); Text("Banana").tagged("row2") }.listStyle(.sidebar).frame(height: 70).tagged("list")
    } },
    "n-list-ios-inset-grouped": { Screen($0, $1, pictures: recordedPictures) {
    List { Text("Apple").tagged("row1"); Text("Banana").tagged("row2"); Section("Fruit") { Text("Cherry").tagged("row3"); HStack { Text("Detail").tagged("detailLabel"); Spacer(); Text("Value").tagged("detailValue") }.tagged("detailRow") } }.listStyle(.insetGrouped).tagged("list")
    } },
    "n-list-ios-plain": { Screen($0, $1, pictures: recordedPictures) {
    List { Text("Apple").tagged("row1"); Text("Banana").tagged("row2"); Section("Fruit") { Text("Cherry").tagged("row3") } }.listStyle(.plain).tagged("list")
    } },
    "n-nav-ios-large": { Screen($0, $1, pictures: recordedPictures) {
    NavigationStack { List { NavigationLink("Detail") { Text("Pushed") }.tagged("link"); Text("Row").tagged("row") }.navigationTitle("Settings").tagged("list") }.tagged("nav")
    } },
    "n-form-mac-columns": { Screen($0, $1, pictures: recordedPictures) {
    Form { TextField("Name", text: .constant("Hello")).tagged("field"); Toggle("Enabled", isOn: .constant(true)).tagged("toggle"); Picker("Fruit", selection: .constant(1)) { Text("Apple").tag(1); Text("Banana").tag(2) }.tagged("picker"); Slider(value: .constant(0.5)) { Text("Volume") }.tagged("slider"); Stepper("Count", value: .constant(1)).tagged("stepper"); Button("Save") {}.tagged("button"); Text("Plain").tagged("text") }.formStyle(.columns).tagged("form")
    } },
    "n-form-ios": { Screen($0, $1, pictures: recordedPictures) {
    Form { Section("Account") { TextField("Name", text: .constant("Ada")).tagged("name"); Toggle("Notifications", isOn: .constant(true)).tagged("toggle") }; Section("Preferences") { Picker("Flavour", selection: .constant("Vanilla")) { Text("Vanilla").tag("Vanilla"); Text("Chocolate").tag("Chocolate") }.tagged("picker"); Stepper("Quantity: 3", value: .constant(3)).tagged("stepper"); Slider(value: .constant(0.5)) { Text("Volume") }.tagged("slider"); Button("Save") {}.tagged("button") } }.tagged("form")
    } },
    "n-groupbox-mac": { Screen($0, $1, pictures: recordedPictures) {
    VStack(spacing: 12) {
        GroupBox("Titled") {
            VStack(alignment: .leading) {
                Text("Inside").tagged("inside")
                Toggle("Toggle", isOn: .constant(true)).tagged("toggle")
            }.tagged("content")
        }.tagged("titled")
        GroupBox { Text("Without label").tagged("plainContent") }.tagged("plain")
        GroupBox { Text("Content") } label: {
            Label("Custom", image: "icon").tagged("customLabel")
        }.tagged("custom")
        GroupBox("Wide") {
            Text("Content").frame(maxWidth: .infinity).tagged("wideContent")
        }.tagged("wide")
        GroupBox("Outer") {
            GroupBox("Inner") { Text("Nested").tagged("nested") }.tagged("inner")
        }.tagged("outer")
    }
    } },
    "n-disclosure-mac": { Screen($0, $1, pictures: recordedPictures) {
    DisclosureGroup("Group", isExpanded: .constant(true)) { Text("Inside").tagged("inside"); Toggle("T", isOn: .constant(true)).tagged("toggle") }.tagged("g")
    } },
    "n-splitview-mac": { Screen($0, $1, pictures: recordedPictures) {
    NavigationSplitView { List { Text("Apple").tagged("row1") }.tagged("sidebar") } detail: { Text("Detail").tagged("detail") }.tagged("split")
    } },
    "n-table-mac-3-in-360": { Screen($0, $1, pictures: recordedPictures) {
    Table(rows) { TableColumn("c0") { r in Text(r.c0).tagged("c0") }; TableColumn("c1") { r in Text(r.c1).tagged("c1") }; TableColumn("c2") { r in Text(r.c2).tagged("c2") } }
    } },
    "n-table-mac-2-in-240": { Screen($0, $1, pictures: recordedPictures) {
    Table(rows) { TableColumn("c0") { r in Text(r.c0).tagged("c0") }; TableColumn("c1") { r in Text(r.c1).tagged("c1") } }
    } },
    "n-table-mac-2-in-200": { Screen($0, $1, pictures: recordedPictures) {
    Table(rows) { TableColumn("c0") { r in Text(r.c0).tagged("c0") }; TableColumn("c1") { r in Text(r.c1).tagged("c1") } }
    } },
]
