import { appendFileSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { logPath, rotateLog } from './server-log.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'corner-log-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

it('makes room while the server keeps writing to its open file', async () => {
  const path = logPath(dataDir)
  const server = openSync(path, 'a')
  writeSync(server, 'old line\n')
  await rotateLog(dataDir, 100)
  expect(readFileSync(path, 'utf8')).toBe('old line\n')
  appendFileSync(path, 'x'.repeat(100))
  await rotateLog(dataDir, 100)
  writeSync(server, 'new line\n')
  expect(readFileSync(path, 'utf8')).toBe('new line\n')
  expect(readFileSync(`${path}.1`, 'utf8')).toMatch(/^old line\nx{100}$/)
})
