import { join } from 'node:path'
import { afterAll, expect, vi } from 'vitest'
import { grantConsent } from '../demo/grant-consent.ts'
import { startChild } from '../launch/child-process.ts'
import type { startWearableApp } from './app-for-tests.ts'
import { pollQueue } from './sync/poll.ts'

/** By its path: the server does not import the simulated clouds. */
const CLOUDS = join(import.meta.dirname, '../../../wearable-clouds/src')

/**
 * The simulated cloud of a provider in a process of its own, for one test file.
 * @param client the app that is registered with it
 * @returns its address
 */
export async function startCloud(
  provider: string,
  client: object,
  environment: Record<string, string> = {},
): Promise<string> {
  const child = await startChild({
    name: `The simulated cloud of ${provider}`,
    script: join(CLOUDS, provider, 'main.ts'),
    env: { PORT: '0', SIMULATOR_SEED: '1', SIMULATOR_CLIENTS: JSON.stringify([client]), ...environment },
    readyLine: /ready on (http:\S+)/,
  })
  afterAll(() => child.stop())
  return child.ready[1] ?? ''
}

type Table = 'cycles' | 'sleeps' | 'recoveries' | 'workouts'

/** What an athlete does with one provider, and what is stored of them. */
export function linkedWith(
  provider: string,
  { call, database, makers }: Pick<Awaited<ReturnType<typeof startWearableApp>>, 'call' | 'database' | 'makers'>,
) {
  const connectionOf = (userId: string) =>
    database.selectFrom('wearable_connections').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
  return {
    connectionOf,

    /** In the order of time where ids of days say it. */
    rowsOf: (userId: string, table: Table, order: 'provider_id' | 'date' = 'provider_id') =>
      database.selectFrom(table).selectAll().where('user_id', '=', userId).orderBy(order).execute(),

    /** Links, and waits for the first sync. @param choices fields of the consent page, by which an athlete leaves something out */
    async link(userId: string, member: number, choices: Record<string, string> = {}) {
      const { body } = await call(userId, 'POST', `/api/devices/${provider}/auth/`)
      const consent = new URL(String(body.auth_url))
      for (const [name, value] of Object.entries(choices)) consent.searchParams.set(name, value)
      const returned = await grantConsent(consent.href, member)
      const reply = await call(userId, 'POST', `/api/devices/${provider}/callback/`, returned)
      if (reply.status === 200)
        await vi.waitFor(async () => expect(await connectionOf(userId)).toMatchObject({ first_sync_state: 'done' }), {
          timeout: 60_000,
          interval: 50,
        })
      return reply
    },

    poll: (userId: string) =>
      pollQueue(makers).handle({
        payload: { user_id: userId, provider },
        isLastTry: true,
        signal: AbortSignal.timeout(60_000),
      }),
  }
}
