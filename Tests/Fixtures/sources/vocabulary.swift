import Combine
import CoreGraphics
import OSLog
import SwiftUI
import UniformTypeIdentifiers
import os

// Forms that programs use, each of which once did not compile.

struct Hand: View {
    let hour: Int
    var body: some View {
        Capsule()
            .rotationEffect(.degrees(30) * Double(hour) + .radians(.pi) / 2 - .degrees(3))
            .rotationEffect(-.degrees(3) + Angle(degrees: 4))
    }
}

func reorder(_ names: inout [String], _ offsets: IndexSet) {
    names.remove(atOffsets: offsets)
    names.move(fromOffsets: offsets, toOffset: 0)
}

let edges: HorizontalEdge.Set = [.leading, .trailing]
let sides: VerticalEdge.Set = .all

struct Rows<Content: DynamicViewContent>: View {
    let content: Content
    var body: some View { content }
}

struct Controls: View {
    @State private var value = 0.5
    @State private var count = 1
    @AppStorage("opened") private var opened = Date()
    @GestureState private var offset = CGSize.zero
    var isOn = true

    var body: some View {
        VStack {
            Button("Add", systemImage: "plus") {}
            Button("Remove", systemImage: "minus", role: .destructive) {}
            Button(String("Word"), systemImage: "star") {}
            Slider(value: $value, in: 0...1, step: 0.1) { Text("Value") }
            Slider(value: $value, onEditingChanged: { _ in }) { Text("Value") }
            Slider(
                value: $value, in: 0...1, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")
            ) { Text("Value") }
            Text("Tap").gesture(TapGesture(), isEnabled: isOn)
                .gesture(AnyGesture(DragGesture().map { _ in () }))
                .modifier(EmptyModifier())
            Rows(content: ForEach(0..<3) { Text("\($0)") })
        }
    }
}

final class Model: ObservableObject {
    @Published var names = ["a"]
    private var cancellables: Set<AnyCancellable> = []
    private let subject = PassthroughSubject<Int, Never>()
    init() { subject.sink { _ in }.store(in: &cancellables) }
}

func place(_ transform: CGAffineTransform) -> CGPoint { CGPoint(x: 1, y: 2).applying(transform) }

#Preview("Controls", traits: .sizeThatFitsLayout) {
    @Previewable @State var isOn = true
    Controls(isOn: isOn)
}

struct Controls_Previews: PreviewProvider {
    static var previews: some View { Controls().previewDisplayName("Controls") }
}

extension EnvironmentValues {
    @Entry var highlight: Color = .yellow
}

struct Spoken: View {
    var body: some View {
        VStack {
            Image(systemName: "star").accessibilityLabel("Favorite").accessibilityHidden(false)
            Text("1").accessibilityLabel(Text("One")).accessibilityAddTraits(.isHeader)
            Text("2").accessibility(label: Text("Two")).accessibility(identifier: "two")
        }
        .accessibilityElement(children: .combine)
        .accessibilityAction(named: "Reset") {}
        .accessibilityAdjustableAction { direction in
            if direction == .increment { print("up") }
        }
    }
}

func save(_ name: String) -> URL {
    UserDefaults.standard.setValue(name, forKey: "name")
    return URL.documentsDirectory.appendingPathComponent(name)
}

struct Numbers: View {
    @State private var scale = 1.0
    var body: some View {
        Stepper("Scale", value: $scale, in: 0...1, step: 0.1, format: .percent)
        Stepper("Scale", value: $scale, step: 0.1, format: .number)
        Stepper(
            String("Scale"), value: $scale, in: 0...1, format: .number.precision(.fractionLength(1))
        )
        Stepper(value: $scale, in: 0...1, step: 0.1, format: .number) { Text("Scale") }
        Stepper(value: $scale, in: 0...1, onEditingChanged: { _ in }) { Text("Scale") }
        Stepper(onIncrement: { scale += 1 }, onDecrement: nil) { Text("Scale") }
    }
}

struct Program: App {
    @StateObject private var model = Model()
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
        WindowGroup { Numbers() }
            .onChange(of: phase) { old, new in print(old, new) }
            .onChange(of: phase, initial: true) { print("now") }
            .onChange(of: phase) { new in print(new) }
            .onChange(of: phase) { if $0 == .active { print("active") } }
            .environment(\.lineSpacing, 3)
            .environmentObject(model)
    }
}

private let logger = Logger(subsystem: "com.example.app", category: "files")
private let count = OSAllocatedUnfairLock(initialState: 0)

struct Failure: Error {}

func note(_ name: String, _ size: Int64, _ share: Double, _ error: any Error) {
    logger.debug(
        "Opened \(name, privacy: .public), \(size) bytes, \(share, format: .fixed(precision: 2))")
    logger.info(
        "\(size, format: .hex, align: .right(columns: 8)) of \(name, align: .left(columns: 9))")
    logger.error("No file: \(error.localizedDescription, privacy: .private(mask: .hash)) \(error)")
    logger.log(level: .fault, "\(URL.documentsDirectory) \(CGSize.zero.width) \(true)")
    logger.warning("Odd"); logger.notice("x"); logger.trace("y"); logger.critical("z")
    os_log("%{public}@ has %d", log: .default, type: .error, name, 3)
    os_log("Just words")
    os_log(.error, "\(name)")
    count.withLock { $0 += 1 }
    let signposter = OSSignposter(subsystem: "com.example.app", category: .init("pace"))
    let state = signposter.beginInterval("load")
    signposter.endInterval("load", state)
}

extension UTType {
    static let encounter = UTType(exportedAs: "com.example.encounter", conformingTo: .json)
}

func kinds(_ url: URL) -> [UTType] {
    let type = UTType(filenameExtension: url.pathExtension) ?? .data
    return type.conforms(to: .image) ? [type, .png, .jpeg] : [.encounter, .plainText, .folder]
}

struct Announced: View {
    @State private var page = 1
    var body: some View {
        Text("page \(page)")
            .accessibilityLabel("Page", isEnabled: page > 1)
            .accessibilityActivationPoint(.center)
            .accessibilityActivationPoint(CGPoint(x: 1, y: 2))
            .accessibilityCustomContent("Pages", "\(page)")
            .accessibilityScrollAction { if $0 == .bottom { page += 1 } }
            .accessibilityActions { Button("Next") { page += 1 } }
            .accessibilityRepresentation { Text("Page") }
            .accessibilityTextContentType(.narrative)
            .accessibility(activationPoint: CGPoint.zero)
            .accessibility(selectionIdentifier: 3)
            .speechSpellsOutCharacters()
    }
}

// Names of colours that both this framework and UIKit have.
let platformRed = Color(.red)
let someColor = Color(edges.isEmpty ? .green : .yellow)
let mint = Color(.mint)

let allRectangles = [CGRect.zero].reduce(.null, CGRectUnion)
let isSame = CGRectEqualToRect(.zero, CGRectInset(.zero, 1, 1))
let moved = CGAffineTransformMakeTranslation(1, 2)
let described = CGRect.zero.debugDescription + CGPoint.zero.debugDescription

func writes(_ message: String) {
    os_log(.default, "Received message: %@", message)
    os_log(.error, log: .default, "failed: %d", 3)
    os_log(.error, "failed")
    os_log("failed: %{public}@", log: .default, type: .error, message)
}

struct Forms: View {
    let title: String
    @State private var amount = 1.0
    @State private var isEditing = false
    var body: some View {
        TextField(title, value: $amount, formatter: NumberFormatter(), onCommit: {})
        TextField(title, value: $amount, formatter: NumberFormatter()) { isEditing = $0 }
            .toolbar {
                #if os(iOS)
                    Button("Done") {}
                #endif
            }
            .toolbar {}
    }
}

// Old spellings.
struct Deprecated: View {
    @State private var name = ""
    var body: some View {
        VStack {
            Text("a").foregroundColor(.red).cornerRadius(3).edgesIgnoringSafeArea(.all)
                .overlay(Circle()).background(Color.red)
                .colorScheme(.dark).clipped()
            TextField("Name", text: $name, onCommit: { print(name) })
            TextField("Name", text: $name, onEditingChanged: { print($0) }, onCommit: {})
            TextField("Name", text: $name) { print($0) }
            TextField("Name", text: $name)
            TextField("Name", text: $name, prompt: Text("Ada"))
            Image(systemName: "star").symbolRenderingMode(.hierarchical)
            Image(systemName: "star").symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
            Text("b").gesture(MagnificationGesture().onChanged { print($0) })
            Text("c").gesture(RotationGesture().onChanged { print($0.degrees) })
                .gesture(
                    RotateGesture(minimumAngleDelta: .degrees(2)).onEnded { print($0.rotation) })
        }
        .onChange(of: name) { new in print(new) }
        .accentColor(.orange)
        .contextMenu(ContextMenu { Button("Reset") { name = "" } })
        .onLongPressGesture(minimumDuration: 1, pressing: { print($0) }) { print("held") }
    }
}

private struct Shaped: View {
    var body: some View {
        Circle().contentShape(.interaction, Circle()).foregroundStyle(
            Color(#colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 0.5)))
        Text("d").contentShape(
            [.interaction, .hoverEffect, .contextMenuPreview], Capsule(), eoFill: true)
        Text("e").contentShape(.dragPreview, .rect(cornerRadius: 10)).draggable("e")
        Color(nsColor: #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))
    }
}

private struct Shaped_Previews: PreviewProvider {
    @Namespace static var names
    @State static var count = 1
    static var previews: some View {
        Shaped().matchedGeometryEffect(id: count, in: names)
    }
}
