import { expect, it, vi } from 'vitest'
import { addAthlete } from '../../measurements/athlete-for-tests.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { startWearableApp } from '../app-for-tests.ts'
import { linkAthlete } from '../linking-for-tests.ts'
import { startSimulator } from '../simulator-for-tests.ts'

// A database and a WHOOP of its own: the refusals of other tests would count here, too.
const testDatabase = await createTestDatabase()
const simulator = await startSimulator()
const corner = await startWearableApp(testDatabase, simulator.environment)
await corner.start()
const { call, database } = corner

it('stops refreshing after five athletes were refused within minutes, and leaves the sixth linked', async () => {
  for (let i = 0; i < 6; i++) {
    const athlete = await addAthlete(database)
    const number = i + 1
    await linkAthlete(call, simulator, athlete, number)
    // Its download would be refused, too, and might be the one that is counted.
    await vi.waitFor(
      async () => {
        const { body } = await call(athlete, 'GET', '/api/users/whoopstatus/')
        expect(body).toMatchObject({ first_sync: { state: 'done' } })
      },
      { timeout: 15_000, interval: 50 },
    )
    await simulator.control('POST', 'faults', { kind: 'revoke_refresh_tokens', member: number })
    const { status: code } = await call(athlete, 'POST', '/api/whoop/refresh/')
    expect(code).toBe(i < 5 ? 409 : 502)
    expect((await call(athlete, 'GET', '/api/users/whoopstatus/')).body).toMatchObject({ token_valid: i === 5 })
  }
})
