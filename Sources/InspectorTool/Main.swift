#if DEBUG || INSPECT
    import LozengeInspector

    @main
    enum Main {
        static func main() { Inspector.run() }
    }
#else
    @main
    enum Main {
        static func main() { print("The inspector is part of debug builds: make inspector") }
    }
#endif
