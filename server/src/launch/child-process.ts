import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { logOf } from '../log/log.ts'
import { StartFailure } from '../startup/start-failure.ts'

const log = logOf('launch')

const STOP_PATIENCE_MS = 2_000
const LAST_LINES = 20

export interface RunningChild {
  pid: number
  /** The match of the ready pattern; its groups contain, for example, the address. */
  ready: RegExpMatchArray
  /** Settles when the child ends, by `stop` or by itself. */
  ended: Promise<void>
  stop(): Promise<void>
}

export interface ChildOptions {
  /** For people: `The simulated clouds`. */
  name: string
  script: string
  args?: string[]
  env?: NodeJS.ProcessEnv
  /** The line of output that says it is ready. */
  readyLine: RegExp
  /** The time limit for that line, in ms. */
  readyWithinMs?: number
}

/**
 * Starts one of our own programs and waits until it is ready. It ends with us, even when we are killed.
 * @throws StartFailure with its last lines when it exits early or stays silent
 */
export async function startChild({ readyWithinMs = 20_000, ...options }: ChildOptions): Promise<RunningChild> {
  const child = fork(options.script, options.args ?? [], {
    env: { ...process.env, ...options.env },
    execArgv: ['--import', pathToFileURL(join(import.meta.dirname, 'exit-with-parent.ts')).href],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true, // Ctrl-C in the terminal must reach only us, so that we stop the child in the right order
  })
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
    child.once('error', () => resolve())
  })
  const ready = await waitUntilReady(child, ended, options, readyWithinMs).catch(async (error) => {
    await stopChild(child, ended)
    throw error
  })
  return { pid: child.pid ?? 0, ready, ended, stop: () => stopChild(child, ended) }
}

function waitUntilReady(child: ChildProcess, ended: Promise<void>, options: ChildOptions, withinMs: number) {
  const lastLines: string[] = []
  let isReady = false
  return new Promise<RegExpMatchArray>((resolve, reject) => {
    const fail = (how: string) => reject(new StartFailure([`${options.name} ${how}.`, ...lastLines].join('\n')))
    const timer = setTimeout(() => fail(`did not become ready within ${withinMs / 1000} s`), withinMs)
    for (const output of [child.stdout, child.stderr]) {
      if (!output) continue
      // Keep reading after the ready line: a full pipe would block the child.
      createInterface({ input: output }).on('line', (line) => {
        // Otherwise error output of a ready child would be lost.
        if (isReady && output === child.stderr) log.warn(line, { program: options.name })
        lastLines.push(line)
        if (lastLines.length > LAST_LINES) lastLines.shift()
        const match = line.match(options.readyLine)
        if (match) {
          isReady = true
          clearTimeout(timer)
          resolve(match)
        }
      })
    }
    void ended.then(() => fail('ended before it was ready'))
    ended.finally(() => clearTimeout(timer))
    child.once('error', (error) => fail(`could not be started: ${error.message}`))
  })
}

async function stopChild(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS)
  await ended
  clearTimeout(timer)
}
