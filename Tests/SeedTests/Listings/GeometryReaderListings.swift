// swift-format-ignore-file
import Foundation
import SwiftUI

/// A picture of at most half the size of its container.
enum HalfOfTheParent {
    struct ContentView : View {
        var body: some View {
            GeometryReader { g in
                ZStack {
                    Image("barbarian")
                        .resizable()
                        .aspectRatio(contentMode: .fit)
                        .frame(maxWidth: g.size.width / 2,
                               maxHeight: g.size.height / 2)
                }
                .frame(width: g.size.width, height: g.size.height)
            }
        }
    }
}

/// A reader in a secondary view.
enum InAnOverlay {
    struct OverlaidImage : View {
        var body: some View {
            Image("barbarian")
                .resizable()
                .aspectRatio(contentMode: .fit)
                .overlay(OverlayView())
        }
    }

    struct OverlayView : View {
        var body: some View {
            GeometryReader { g in
                Image("overlay")
                    .resizable()
                    .frame(width: g.size.width, height: g.size.height / 2)
                    .position(y: g.size.height / 2)
            }
        }
    }
}

/// A reader of lower priority in a ZStack.
enum InAZStack {
    struct OverlaidImage : View {
        var body: some View {
            ZStack {
                GeometryReader { g in
                    Image("overlay")
                        .resizable()
                        .frame(width: g.size.width, height: g.size.height / 2)
                        .position(y: g.size.height / 2)
                }
                .layoutPriority(-1)

                Image("barbarian")
                    .resizable()
                    .aspectRatio(contentMode: .fit)
            }
        }
    }
}
