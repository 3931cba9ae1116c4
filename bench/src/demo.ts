import { startProgram } from './corner-program.ts'

export interface RunningDemo {
  url: string
  /** From the start of the process to its `Ready on` line. */
  readyAfterMs: number
  /** Sends Ctrl-C. */
  stop(): Promise<void>
}

/** The demo, started as `npm start` does. @throws Error with its output if it exits by itself */
export async function startDemo(dataDir: string, cleanUp: AsyncDisposableStack): Promise<RunningDemo> {
  const { said, ...demo } = await startProgram(['--demo'], { DATA_DIR: dataDir }, /^Ready on (http:\S+)/, cleanUp)
  return { ...demo, url: said[1] ?? '' }
}
