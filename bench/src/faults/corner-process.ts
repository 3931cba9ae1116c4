import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const PROGRAM = join(import.meta.dirname, '../../../server/src/main.ts')
const KEPT_LINES = 60

/** Corner's own program on one data directory and port. It can be killed and started again; the processes are real ones. */
export class CornerProcess {
  readonly url: string
  readonly dataDir: string
  private readonly environment: NodeJS.ProcessEnv
  private child: ChildProcess | undefined
  private lines: string[] = []

  constructor(dataDir: string, port: number, environment: Record<string, string>) {
    this.dataDir = dataDir
    this.url = `http://127.0.0.1:${port}`
    this.environment = { ...process.env, DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: this.url, ...environment }
  }

  /** The end of its output. */
  get said(): string {
    return this.lines.join('\n')
  }

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null
  }

  /** Starts it without waiting, for a kill during the start. */
  begin(): void {
    this.lines = []
    const child = spawn(process.execPath, [PROGRAM], { env: this.environment, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        this.lines = [...this.lines, ...String(text).split('\n').filter(Boolean)].slice(-KEPT_LINES)
      })
    this.child = child
  }

  /** @returns milliseconds until it was ready. @throws Error with its output when it ends before */
  async start(): Promise<number> {
    const startedAtMs = performance.now()
    this.begin()
    while (!/Ready on /.test(this.said)) {
      if (!this.isRunning) throw new Error(`Corner ended before it was ready.\n${this.said}`)
      await wait(20)
    }
    return performance.now() - startedAtMs
  }

  /** kill -9: nothing of it runs on. Its PostgreSQL does. */
  kill(): Promise<void> {
    return this.end('SIGKILL')
  }

  /** Ctrl-C. */
  stop(): Promise<void> {
    return this.end('SIGINT')
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this
    if (!child || !this.isRunning) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  /** PostgreSQL's main process; undefined when there is none. */
  async postmasterId(): Promise<number | undefined> {
    const file = join(this.dataDir, 'postgres', 'postmaster.pid')
    const id = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
    const commandLine = id > 0 ? await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '') : ''
    return commandLine.includes(join(this.dataDir, 'postgres')) ? id : undefined
  }

  /** Sends a signal to PostgreSQL's main process. @returns false when there is none */
  async signalDatabase(signal: NodeJS.Signals): Promise<boolean> {
    const id = await this.postmasterId()
    if (id === undefined) return false
    try {
      return process.kill(id, signal)
    } catch {
      return false // it has ended meanwhile
    }
  }

  /** Whatever state it is in: nothing of it runs afterwards. */
  async endAll(): Promise<void> {
    await this.stop()
    if (!(await this.signalDatabase('SIGQUIT'))) return
    while ((await this.postmasterId()) !== undefined) await wait(20)
  }
}
