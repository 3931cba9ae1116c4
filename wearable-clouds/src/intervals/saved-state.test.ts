import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { NOON, testCloud } from './test-cloud.ts'

it('keeps links, deletions and the clock over a restart, but only for the same people', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'intervals-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const stateFile = join(folder, 'state.json')
  const first = testCloud({ stateFile, now: undefined })
  const { access_token } = await first.link()
  await first.control('POST', '/clock', { now: NOON.toISOString() })
  await first.app.close()
  const second = testCloud({ stateFile, now: undefined })
  expect((await second.get(access_token, '/athlete/0/profile')).statusCode).toBe(200)
  expect(Math.abs(second.cloud.clock.nowMs() - NOON.getTime())).toBeLessThan(60_000)
  const others = testCloud({ stateFile, seed: 2 })
  expect((await others.get(access_token, '/athlete/0/profile')).statusCode).toBe(401)
})
