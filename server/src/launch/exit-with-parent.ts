/** Loaded into a child before its own code (see child-process.ts): it ends when the process that started it is gone. */
process.once('disconnect', () => process.exit(0))
process.channel?.unref() // the channel alone must not keep a child alive that has finished
