import { startProgram } from './corner-program.ts'

export interface RunningDemo {
  url: string
  /** From the start of the process to its `Ready on`. */
  readyAfterMs: number
  /** Ctrl-C. */
  stop(): Promise<void>
}

/** The demo as `npm start` starts it. @throws Error with its output when it ends by itself */
export async function startDemo(dataDir: string, cleanUp: AsyncDisposableStack): Promise<RunningDemo> {
  const { said, ...demo } = await startProgram(['--demo'], { DATA_DIR: dataDir }, /^Ready on (http:\S+)/, cleanUp)
  return { ...demo, url: said[1] ?? '' }
}
