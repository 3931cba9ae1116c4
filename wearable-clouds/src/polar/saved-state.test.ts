import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { testSimulator } from './test-simulator.ts'

it('keeps links over a restart, but only for the same people', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'polar-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const stateFile = join(folder, 'state.json')
  const first = testSimulator({ stateFile })
  const { refresh_token } = await first.link(3)
  await first.app.close()
  const renew = (simulator: ReturnType<typeof testSimulator>) =>
    simulator.token({ grant_type: 'refresh_token', refresh_token })
  const second = testSimulator({ stateFile })
  const { access_token } = (await renew(second)).json()
  expect((await second.get(access_token, '/user/account-data')).statusCode).toBe(200)
  await second.app.close() // its last state is written
  const others = testSimulator({ stateFile, seed: 2 })
  expect((await renew(others)).statusCode).toBe(400)
  await others.app.close()
})
