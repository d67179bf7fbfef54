import SwiftUI

struct Clock: View {
    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { moment in
            Text(moment.date, format: .dateTime.hour().minute().second())
                .font(.largeTitle.monospacedDigit())
        }
    }
}
