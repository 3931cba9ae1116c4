import { expect, it } from 'vitest'
import { captureLog } from '../testing/captured-log.ts'
import { jobsCheck } from './jobs-check.ts'
import { Readiness } from './readiness.ts'

it('passes while jobs are worked off', async () => {
  captureLog()
  let isAlive = true
  const readiness = new Readiness([jobsCheck({ isAlive: () => isAlive })], { patienceMs: 100, keptMs: 0 })
  expect(await readiness.read('jobs')).toMatchObject({ ok: true })
  isAlive = false
  expect(await readiness.read('jobs')).toMatchObject({ ok: false, detail: 'No job was worked off for two minutes' })
})
