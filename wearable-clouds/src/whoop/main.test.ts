import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readSettings } from './settings.ts'

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, ...environment },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', (piece) => {
      output += piece
      const address = /^WHOOP simulator ready on (http:\S+)$/m.exec(output)?.[1]
      if (address) resolve(address)
    })
  })
  let complaint = ''
  child.stderr.on('data', (piece) => {
    complaint += piece
  })
  const ended = new Promise<{ code: number | null; complaint: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, complaint }))
  })
  return { child, ready, ended }
}

it('prints where it listens, and closes within a second despite an open request', async () => {
  const { child, ready, ended } = start({ PORT: '0' })
  const address = await ready
  const headers = { 'content-type': 'application/json' }
  await fetch(`${address}/simulator/faults`, { method: 'POST', headers, body: '{"kind":"hang"}' })
  const waiting = fetch(`${address}/developer/v2/cycle`).catch(() => 'cut')
  await new Promise((resolve) => setTimeout(resolve, 100))
  const began = performance.now()
  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
  expect(performance.now() - began).toBeLessThan(1000)
  expect(await waiting).toBe('cut')
})

it('prints what is wrong with its environment and exits', async () => {
  const { ended } = start({ PORT: '0', SIMULATOR_CLIENTS: '[{"client_id":"x"}]' })
  expect(await ended).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('SIMULATOR_CLIENTS: A client needs redirect_uris'),
  })
})

it.each([{ PORT: '70000' }, { SIMULATOR_SEED: 'one' }, { SIMULATOR_NOW: 'soon' }, { SIMULATOR_CLIENTS: '{' }])(
  'refuses %o',
  (environment) => {
    expect(() => readSettings(environment)).toThrow(Object.keys(environment)[0])
  },
)
