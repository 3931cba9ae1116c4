import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const PROGRAM = join(import.meta.dirname, '../../server/src/main.ts')

export interface RunningDemo {
  url: string
  /** From the start of the process to its `Ready on`. */
  readyAfterMs: number
  /** Ctrl-C. */
  stop(): Promise<void>
}

/**
 * The demo as `npm start` starts it once everything is installed and built; it ends with the stack, if not before.
 * @throws Error with its output when it ends by itself
 */
export async function startDemo(dataDir: string, cleanUp: AsyncDisposableStack): Promise<RunningDemo> {
  const startedAtMs = performance.now()
  const demo = spawn(process.execPath, [PROGRAM, '--demo'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(demo, 'close')
  const ready = Promise.withResolvers<string>()
  const output: string[] = []
  for (const stream of [demo.stdout, demo.stderr]) {
    createInterface(stream).on('line', (line) => {
      output.push(line)
      const url = /^Ready on (http:\S+)/.exec(line)?.[1]
      if (url) ready.resolve(url)
    })
  }
  void ended.then(() => ready.reject(new Error(`The demo ended before it was ready.\n${output.join('\n')}`)))
  const stop = async () => {
    demo.kill('SIGINT')
    await ended
  }
  cleanUp.defer(stop)
  const url = await ready.promise
  return { url, readyAfterMs: performance.now() - startedAtMs, stop }
}
