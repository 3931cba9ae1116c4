import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolderOf } from './scratch-copy.ts'
import type { TestOrder, TestOutcome } from './test-process.ts'

const PROGRAM = join(import.meta.dirname, 'test-process.ts')

/** Runs tests in a scratch copy: in one process for all, in a new one after a run without an end. */
export class TestRunner {
  #process: ChildProcess | undefined
  readonly #copy: string

  constructor(copy: string) {
    this.#copy = copy
  }

  /** `timeout` where the tests do not come to an end, as after a change that makes a loop endless, or the program exits under them. */
  async run(order: TestOrder, limitMs: number): Promise<TestOutcome | 'timeout'> {
    this.#process ??= await this.#start()
    const running = this.#process
    running.send(order)
    const timer = AbortSignal.timeout(limitMs)
    const ended = new AbortController()
    try {
      const [outcome] = await Promise.race([
        once(running, 'message', { signal: AbortSignal.any([timer, ended.signal]) }),
        once(running, 'exit', { signal: ended.signal }),
      ])
      if (typeof outcome === 'object' && outcome !== null) return outcome as TestOutcome
    } catch (error) {
      if (!timer.aborted) throw error
    } finally {
      ended.abort()
    }
    await this.#kill()
    return 'timeout'
  }

  async stop(): Promise<void> {
    const running = this.#process
    if (!running || running.exitCode !== null) return
    running.disconnect()
    await Promise.race([once(running, 'exit'), new Promise((resolve) => setTimeout(resolve, 20_000).unref())])
    await this.#kill()
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(PROGRAM, [this.#copy], {
      cwd: this.#copy,
      detached: true,
      env: { ...process.env, TMPDIR: temporaryFolderOf(this.#copy) },
      stdio: 'ignore',
    })
    await once(child, 'message')
    return child
  }

  /** With the processes that it started: as leader of a group of their own they go together, the database has told its id. */
  async #kill(): Promise<void> {
    const running = this.#process
    this.#process = undefined
    if (running?.pid !== undefined) {
      const exited = running.exitCode === null && running.signalCode === null ? once(running, 'exit') : undefined
      signal(-running.pid, 'SIGKILL')
      await exited
    }
    for (const pid of databasesUnder(temporaryFolderOf(this.#copy))) signal(pid, 'SIGQUIT')
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** The first line of PostgreSQL's `postmaster.pid` is its process id. */
function databasesUnder(folder: string): number[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('postmaster.pid'))
    .map((path) => Number.parseInt(readFileSync(join(folder, path), 'utf8'), 10))
    .filter((pid) => pid > 1)
}
