import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const PROGRAM = join(import.meta.dirname, '../../server/src/main.ts')

export interface RunningProgram {
  pid: number
  /** The match of the pattern in its output. */
  said: RegExpExecArray
  /** From the start of the process to that line. */
  readyAfterMs: number
  /** Sends Ctrl-C. */
  stop(): Promise<void>
}

/**
 * Corner's program, started as the npm scripts do once everything is installed and built; stopped with the stack at the
 * latest.
 * @throws Error with its output if it exits before printing `pattern`
 */
export async function startProgram(
  args: readonly string[],
  environment: Record<string, string>,
  pattern: RegExp,
  cleanUp: AsyncDisposableStack,
): Promise<RunningProgram> {
  const startedAtMs = performance.now()
  const program = spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(program, 'close')
  const ready = Promise.withResolvers<RegExpExecArray>()
  const output: string[] = []
  for (const stream of [program.stdout, program.stderr]) {
    createInterface(stream).on('line', (line) => {
      output.push(line)
      const said = pattern.exec(line)
      if (said) ready.resolve(said)
    })
  }
  void ended.then(() => ready.reject(new Error(`Corner ended before it was ready.\n${output.join('\n')}`)))
  const stop = async () => {
    program.kill('SIGINT')
    await ended
  }
  cleanUp.defer(stop)
  const said = await ready.promise
  return { pid: program.pid ?? 0, said, readyAfterMs: performance.now() - startedAtMs, stop }
}
