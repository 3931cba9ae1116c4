import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, it, vi } from 'vitest'
import { startChild } from './child-process.ts'

vi.setConfig({ testTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'corner-child-'))
afterAll(() => rmSync(folder, { recursive: true }))

function script(name: string, source: string): string {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(path, source)
  return path
}

const service = script('service', "console.log('Ready on http://127.0.0.1:4711'); setInterval(() => {}, 1000)")
const readyLine = /^Ready on (\S+)$/

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('tells what the ready line says, and ends with stop', async () => {
  const child = await startChild({ name: 'The service', script: service, readyLine })
  expect(child.ready[1]).toBe('http://127.0.0.1:4711')
  expect(lives(child.pid)).toBe(true)
  await child.stop()
  await child.ended
  expect(lives(child.pid)).toBe(false)
})

it('names a child that ends before it is ready, with its last lines', async () => {
  const broken = script('broken', "console.error('no such town'); process.exit(3)")
  await expect(startChild({ name: 'The service', script: broken, readyLine })).rejects.toThrow(
    'The service ended before it was ready.\nno such town',
  )
})

it('does not wait for ever for a child that stays silent, nor for one that does not obey', async () => {
  const deaf = script('deaf', "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)")
  await expect(startChild({ name: 'The service', script: deaf, readyLine, readyWithinMs: 300 })).rejects.toThrow(
    'The service did not become ready within 0.3 s.',
  )
})

it('ends when the process that started it is killed', async () => {
  const source = `import { startChild } from ${JSON.stringify(join(import.meta.dirname, 'child-process.ts'))}
    const child = await startChild({ name: 'x', script: ${JSON.stringify(service)}, readyLine: /Ready/ })
    console.log(child.pid)`
  const parent = spawn(process.execPath, [script('parent', source)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [pid] = await once(createInterface({ input: parent.stdout }), 'line')
  expect(lives(Number(pid))).toBe(true)
  parent.kill('SIGKILL')
  // A dead process without a parent is a zombie (state Z) until the init process reaps it.
  const state = () => execFileSync('sh', ['-c', `ps -o stat= -p ${pid} || true`], { encoding: 'utf8' }).trim()
  await expect.poll(state, { timeout: 20_000 }).toMatch(/^(Z.*)?$/)
})
