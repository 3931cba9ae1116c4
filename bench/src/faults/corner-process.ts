import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type CornerProgram, spawnProgram } from '../corner-program.ts'

/** Corner's own program on one data directory and port. It can be killed and started again; the processes are real ones. */
export class CornerProcess {
  readonly url: string
  readonly dataDir: string
  private readonly environment: Record<string, string>
  private program: CornerProgram | undefined

  constructor(dataDir: string, port: number, environment: Record<string, string>) {
    this.dataDir = dataDir
    this.url = `http://127.0.0.1:${port}`
    this.environment = { DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: this.url, ...environment }
  }

  /** The end of its output. */
  get said(): string {
    return this.program?.said ?? ''
  }

  get isRunning(): boolean {
    return this.program?.isRunning ?? false
  }

  /** Starts it without waiting, for a kill during the start. */
  begin(): CornerProgram {
    this.program = spawnProgram([], this.environment)
    return this.program
  }

  /** @returns milliseconds until it was ready. @throws Error with its output when it ends before */
  async start(): Promise<number> {
    const startedAtMs = performance.now()
    await this.begin().until(/^Ready on /)
    return performance.now() - startedAtMs
  }

  /** kill -9: nothing of it runs on. Its PostgreSQL does. */
  async kill(): Promise<void> {
    await this.program?.end('SIGKILL')
  }

  /** Ctrl-C. */
  async stop(): Promise<void> {
    await this.program?.end('SIGINT')
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
