import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { type CapturedLine, captureLog } from '../testing/captured-log.ts'
import { jobsCheck } from './jobs-check.ts'
import { Readiness } from './readiness.ts'

const QUICK = { patienceMs: 100, keptMs: 0 }
const DEAD = { ok: false, detail: 'No job was worked off for two minutes' }
const jobs = { alive: false, proof: undefined as Date | undefined }
const watched = { isAlive: () => jobs.alive, lastAlive: () => jobs.proof }
let lines: CapturedLine[]

beforeEach(() => {
  Object.assign(jobs, { alive: false, proof: undefined })
  lines = captureLog('info')
})

it('passes while jobs are worked off', async () => {
  const readiness = new Readiness([jobsCheck(watched)], QUICK)
  Object.assign(jobs, { alive: true, proof: new Date() })
  expect(await readiness.read('jobs')).toMatchObject({ ok: true })
  jobs.alive = false
  expect(await readiness.read('jobs')).toMatchObject(DEAD)
  expect(lines).toMatchObject([{ level: 'error', detail: DEAD.detail }])
})

it('waits for the jobs after a start without a word in the log', async () => {
  const readiness = new Readiness([jobsCheck(watched)], QUICK)
  expect(await readiness.read('jobs')).toEqual({ name: 'jobs', ok: false, detail: 'Jobs are starting' })
  jobs.alive = true
  expect(await readiness.read('jobs')).toMatchObject({ ok: true })
  expect(lines).toEqual([])
})

it('says so when the jobs have not begun after a while', async () => {
  const readiness = new Readiness([jobsCheck(watched, { intervalMs: 10, deadAfterMs: 40 })], QUICK)
  expect(await readiness.read('jobs')).toMatchObject({ detail: 'Jobs are starting' })
  await wait(60)
  expect(await readiness.read('jobs')).toMatchObject(DEAD)
  expect(lines).toMatchObject([{ level: 'error', detail: DEAD.detail }])
})
