import { spawn } from 'node:child_process'
import { ROOT } from './repository.mjs'

/** A failure that the operator can fix; its message is a sentence for them, printed without a stack. */
export class StepFailure extends Error {}

/** Runs one step and prints its name and duration: `Installing packages ... 21.3 s`. */
export async function step(what, work) {
  process.stdout.write(`${what} ... `)
  const startedAtMs = performance.now()
  try {
    const result = await work()
    console.log(showDuration(performance.now() - startedAtMs))
    return result
  } catch (error) {
    console.log(`failed after ${showDuration(performance.now() - startedAtMs)}`)
    throw error
  }
}

/** `85 ms`, `2.4 s`, as in server/src/startup/progress.ts, which cannot be imported before Node 24 is installed. */
export function showDuration(ms) {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}

/** Runs a program in the root and collects its output. */
export function runQuietly(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    child.once('error', (error) => resolve({ ok: false, output: `${program}: ${error.message}\n` }))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/** Runs a program with its output going straight to the terminal. */
export function runLoudly(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], ...options })
    child.once('error', (error) => {
      console.error(`${program}: ${error.message}`)
      resolve({ ok: false })
    })
    child.once('close', (code) => resolve({ ok: code === 0 }))
  })
}

/** For a script's main call: prints a failure that is meant for people as its sentence, and exits with 1. */
export function exitOnFailure(error) {
  console.error(error instanceof StepFailure ? error.message : error)
  process.exit(1)
}
