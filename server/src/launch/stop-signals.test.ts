import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it, vi } from 'vitest'

vi.setConfig({ testTimeout: 120_000 })

const MODULE = JSON.stringify(join(import.meta.dirname, 'stop-signals.ts'))
const LOG = JSON.stringify(join(import.meta.dirname, '../log/log.ts'))

/** Runs a small app whose parts print when they stop, and collects the output after each signal. */
async function run(parts: string, signals: NodeJS.Signals[]) {
  const source = `
    import { obeyStopSignals, stopAtEnd } from ${MODULE}
    import { divertLog } from ${LOG}
    // Both to one pipe: the order across two pipes is undefined.
    divertLog('error', (line) => {
      const { msg, reason } = JSON.parse(line)
      console.log(reason ? msg + ': ' + reason : msg)
    })
    obeyStopSignals()
    ${parts}
    setInterval(() => {}, 1000)
    console.log('ready')`
  const app = spawn(process.execPath, ['--input-type=module', '--eval', source], { stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  for (const output of [app.stdout, app.stderr])
    createInterface({ input: output }).on('line', (line) => {
      lines.push(line)
      const signal = /^(ready|stopping)/.test(line) ? signals.shift() : undefined
      if (signal) app.kill(signal)
    })
  const startedAtMs = performance.now()
  const [code] = await once(app, 'close')
  return { code, lines: lines.slice(1), ms: performance.now() - startedAtMs }
}

const PARTS = `
  stopAtEnd('The database', () => console.log('database stops'))
  stopAtEnd('The simulator', () => { throw new Error('gone already') })
  stopAtEnd('The server', async () => console.log('server stops'))`

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s stops the parts, the newest first, also past one that fails',
  async (signal) => {
    expect(await run(PARTS, [signal])).toMatchObject({
      code: 0,
      lines: ['server stops', 'The simulator did not stop cleanly: gone already', 'database stops'],
    })
  },
)

const HANGS = "stopAtEnd('The server', () => { console.log('stopping'); return new Promise(() => {}) })"

it('a second signal exits at once', async () => {
  const { code, ms } = await run(HANGS, ['SIGINT', 'SIGINT'])
  expect(code).toBe(1)
  expect(ms).toBeLessThan(4_500) // the start of a Node process, and far from the 5 s of a stop
})

it('a part that hangs is left behind and named, and the others still stop, all within 5 s', async () => {
  const database = "stopAtEnd('The database', async () => console.log('database stops'));"
  const { code, lines, ms } = await run(database + HANGS, ['SIGINT'])
  expect({ code, lines }).toEqual({ code: 1, lines: ['stopping', 'The server did not stop in time', 'database stops'] })
  expect(ms).toBeLessThan(9_000) // 5 s, and the start of a Node process on a busy machine
})
