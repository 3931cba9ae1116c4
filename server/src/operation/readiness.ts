import { reasonOf } from '../log/error-fields.ts'
import { logOf } from '../log/log.ts'
import { type Check, type CheckResult, NotReady, Starting } from './check.ts'

const log = logOf('operation')

interface ReadinessPace {
  /** The time limit of one check, in ms: longer than it ever takes on a healthy system, shorter than a probe waits. */
  patienceMs: number
  /** How long a result is cached, in ms: many concurrent probes cost no more than one. */
  keptMs: number
}

const PACE: ReadinessPace = { patienceMs: 2_000, keptMs: 1_000 }

interface Finding {
  result: CheckResult
  /** For the log only. */
  reason?: string
  isStarting?: boolean
}

/** A check with its last result. It never runs twice at once, so one that hangs takes no second connection. */
class Watched {
  readonly check: Check
  private readonly pace: ReadinessPace
  private looking: Promise<CheckResult> | undefined
  private isHanging = false
  private last: { result: CheckResult; atMs: number } | undefined
  /** The result as last logged. */
  private wasOk = true

  constructor(check: Check, pace: ReadinessPace) {
    this.check = check
    this.pace = pace
  }

  read(): Promise<CheckResult> {
    if (this.isHanging) return Promise.resolve(this.tooLate())
    if (this.last && performance.now() - this.last.atMs < this.pace.keptMs) return Promise.resolve(this.last.result)
    this.looking ??= this.look().finally(() => {
      this.looking = undefined
    })
    return this.looking
  }

  private async look(): Promise<CheckResult> {
    const giveUp = new AbortController()
    const found = this.find(giveUp.signal)
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<Finding>((resolve) => {
      timer = setTimeout(() => {
        this.isHanging = true
        void found.then(() => {
          this.isHanging = false
        })
        giveUp.abort()
        resolve({ result: this.tooLate() })
      }, this.pace.patienceMs)
    })
    const finding = await Promise.race([found, tooLate]).finally(() => clearTimeout(timer))
    this.note(finding)
    return finding.result
  }

  private async find(signal: AbortSignal): Promise<Finding> {
    const { name } = this.check
    try {
      return { result: { name, ok: true, detail: await this.check.look(signal) } }
    } catch (error) {
      const isSaid = error instanceof NotReady
      const detail = isSaid ? error.message : 'It failed; the log of the server says why'
      const reason = isSaid ? error.cause : error
      if (error instanceof Starting) return { result: { name, ok: false, detail }, isStarting: true }
      return { result: { name, ok: false, detail }, ...(reason !== undefined && { reason: reasonOf(reason) }) }
    }
  }

  private tooLate(): CheckResult {
    const detail = `No answer within ${this.pace.patienceMs / 1000} s`
    return { name: this.check.name, ok: false, detail }
  }

  /** Only a change is logged. */
  private note({ result, reason, isStarting }: Finding): void {
    this.last = { result, atMs: performance.now() }
    if (isStarting || this.wasOk === result.ok) return
    this.wasOk = result.ok
    const { name, detail } = result
    if (result.ok) log.warn('A check passes again', { check: name, detail })
    else log.error('A check does not pass', { check: name, detail, reason })
  }
}

/** What probes are told of this server process. */
export class Readiness {
  private readonly watched: readonly Watched[]

  constructor(checks: readonly Check[], pace: ReadinessPace = PACE) {
    this.watched = checks.map((check) => new Watched(check, pace))
  }

  /** All checks, in parallel. */
  readAll(): Promise<CheckResult[]> {
    return Promise.all(this.watched.map((each) => each.read()))
  }

  /** @throws Error when there is no check of that name */
  read(name: string): Promise<CheckResult> {
    const found = this.watched.find(({ check }) => check.name === name)
    if (!found) throw new Error(`There is no check "${name}"`)
    return found.read()
  }
}
