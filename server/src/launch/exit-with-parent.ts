/** Loaded into a child before its own code (see child-process.ts): exits when the parent process is gone. */
process.once('disconnect', () => process.exit(0))
process.channel?.unref() // the IPC channel alone must not keep a finished child alive
