import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { testSimulator } from './test-simulator.ts'

function stateFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'whoop-simulator-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'state.json')
}

it('keeps links, clock and changed records over a restart', async () => {
  const path = stateFile()
  const first = testSimulator({ stateFile: path, now: undefined })
  const { access_token, refresh_token = '' } = await first.link(3)
  await first.control('/clock', { advance_seconds: 86_400 * 3 })
  const { id } = await first.control<{ id: string }>('/records', { member: 3, kind: 'workout', action: 'delete' })
  await first.app.close()
  expect(statSync(path).mode & 0o777).toBe(0o600)

  const second = testSimulator({ stateFile: path, now: undefined })
  expect(second.cloud.clock.nowMs() - Date.now()).toBeCloseTo(86_400_000 * 3, -4)
  expect((await second.get(access_token, '/v2/cycle')).statusCode).toBe(401) // three days old
  const fresh = (await second.refresh(refresh_token)).json()
  expect((await second.get(fresh.access_token, `/v2/activity/workout/${id}`)).statusCode).toBe(404)
})

it('starts from scratch with other people for another seed', async () => {
  const path = stateFile()
  const first = testSimulator({ stateFile: path })
  const { refresh_token = '' } = await first.link(3)
  await first.app.close()
  expect((await testSimulator({ stateFile: path, seed: 2 }).refresh(refresh_token)).statusCode).toBe(400)
})

it('says which file it cannot read', () => {
  const path = stateFile()
  writeFileSync(path, '{"seed":')
  expect(() => testSimulator({ stateFile: path })).toThrow(path)
})
