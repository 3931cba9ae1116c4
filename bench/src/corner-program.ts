import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'

const PROGRAM = join(import.meta.dirname, '../../server/src/main.ts')
const KEPT_LINES = 60
/** A PostgreSQL that outlives a killed Corner may hold its output open. */
const LAST_WORDS_MS = 500

/** Corner's program in a process of its own, which may not be ready yet. */
export interface CornerProgram {
  pid: number
  readonly isRunning: boolean
  /** The end of its output. */
  readonly said: string
  /**
   * The first match in a line of its output, from the start on.
   * @throws Error with its output if it ends before
   */
  until(pattern: RegExp): Promise<RegExpExecArray>
  /** Sends a signal and waits until it has ended; nothing where it has. */
  end(signal: NodeJS.Signals): Promise<void>
}

/** Started as the npm scripts do once everything is installed and built. Whoever calls this ends it. */
export function spawnProgram(args: readonly string[], environment: Record<string, string>): CornerProgram {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const closed = once(child, 'close')
  const lines: string[] = []
  const listeners = new Set<(line: string) => void>()
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      lines.push(line)
      if (lines.length > KEPT_LINES) lines.shift()
      for (const listen of listeners) listen(line)
    })
  }
  const program: CornerProgram = {
    pid: child.pid ?? 0,
    get isRunning() {
      return child.exitCode === null && child.signalCode === null
    },
    get said() {
      return lines.join('\n')
    },
    async until(pattern) {
      const found = Promise.withResolvers<RegExpExecArray>()
      const listen = (line: string) => {
        const match = pattern.exec(line)
        if (match) found.resolve(match)
      }
      lines.forEach(listen)
      listeners.add(listen)
      const tooSoon = ended.then(async () => {
        await Promise.race([closed, wait(LAST_WORDS_MS)])
        throw new Error(`Corner ended before it was ready.\n${program.said}`)
      })
      return Promise.race([found.promise, tooSoon]).finally(() => listeners.delete(listen))
    },
    async end(signal) {
      if (!program.isRunning) return
      child.kill(signal)
      await ended
    },
  }
  return program
}

export interface RunningProgram {
  pid: number
  /** The newest match of the pattern in its output. */
  readonly said: RegExpExecArray
  /** From the start of the process to that line. */
  readyAfterMs: number
  /** Sends Ctrl-C. */
  stop(): Promise<void>
}

/**
 * Starts Corner's program and waits until it is ready; stopped with the stack at the latest.
 * @throws Error with its output if it exits before printing `pattern`
 */
export async function startProgram(
  args: readonly string[],
  environment: Record<string, string>,
  pattern: RegExp,
  cleanUp: AsyncDisposableStack,
): Promise<RunningProgram> {
  const startedAtMs = performance.now()
  const program = spawnProgram(args, environment)
  const stop = () => program.end('SIGINT')
  cleanUp.defer(stop)
  const first = await program.until(pattern)
  return {
    pid: program.pid,
    get said() {
      const matches = program.said.split('\n').map((line) => pattern.exec(line))
      return matches.findLast((match) => match !== null) ?? first
    },
    readyAfterMs: performance.now() - startedAtMs,
    stop,
  }
}
