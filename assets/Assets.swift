// The pictures beside this file travel with every app that depends on this target: the build puts
// them into a resource bundle next to the executable, where `Image("name")` looks.
