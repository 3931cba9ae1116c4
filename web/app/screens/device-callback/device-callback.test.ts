import { expect, it } from 'vitest'
import { CallFailure, NetworkFailure } from '../../shared/api/failures.ts'
import { type CallbackDeps, type CallbackProgress, runDeviceCallback } from './device-callback.ts'

const LINKED = {
  connected: true,
  token_valid: true,
  last_sync: null,
  provider: 'WHOOP',
  first_sync: null,
  problem: null,
}

/** Runs the return from the provider with a stored state of S, and records what was shown, paused and exchanged. */
async function returning(query: string, change: Partial<CallbackDeps> = {}) {
  const seen: CallbackProgress[] = []
  const pauses: number[] = []
  const exchanged: unknown[] = []
  let stored: string | null = 'S'
  await runDeviceCallback(
    {
      search: new URLSearchParams(query),
      readState: () => stored,
      clearState: () => {
        stored = null
      },
      exchange: async (body) => exchanged.push(body),
      readStatus: async () => LINKED,
      pause: async (ms) => {
        pauses.push(ms)
      },
      ...change,
    },
    (progress) => seen.push(progress),
  )
  return { seen, last: seen.at(-1), pauses, exchanged, stored }
}

it('goes through four steps of half a second, exchanges the code once and forgets the state', async () => {
  const { seen, pauses, exchanged, stored } = await returning('code=C&state=S')
  expect(seen).toEqual([...[0, 1, 2, 3].map((step) => ({ state: 'running', step })), { state: 'succeeded' }])
  expect(pauses).toEqual([500, 500, 500, 500])
  expect(exchanged).toEqual([{ code: 'C', state: 'S' }])
  expect(stored).toBeNull()
})

it.each([
  [
    'error=access_denied&error_description=The user said no',
    'OAuth error: access_denied. The user said no',
    'not_allowed',
  ],
  ['error=access_denied&code=C&state=S', 'OAuth error: access_denied.', 'not_allowed'],
  ['error=server_error', 'OAuth error: server_error.', 'provider_error'],
  ['state=S', 'Missing required OAuth parameters (code or state)', 'no_answer'],
  ['code=C', 'Missing required OAuth parameters (code or state)', 'no_answer'],
  ['code=C&state=other', 'Something went wrong. Please try again later.', 'not_asked'],
])('refuses %s with "%s", exchanges nothing and keeps the state', async (query, text, cause) => {
  const { last, exchanged, stored } = await returning(query)
  expect(last).toEqual({ state: 'failed', step: 0, text, cause })
  expect(exchanged).toEqual([])
  expect(stored).toBe('S')
})

it('refuses an answer when no flow was begun in this browser', async () => {
  const { last } = await returning('code=C&state=S', { readState: () => null })
  expect(last).toMatchObject({ text: 'Something went wrong. Please try again later.' })
})

it.each([
  [
    new CallFailure(400, '', { error: 'This code was used', code: 'bad_input' }),
    'This code was used',
    'exchange_refused',
  ],
  [new CallFailure(502, ''), 'Failed to exchange authorization code', 'exchange_refused'],
  [new NetworkFailure(null), 'Network error occurred. Please try again.', 'no_connection'],
  [new Error('odd'), 'An unknown error occurred during the connection process.', 'unknown'],
])('says of an exchange that fails with %s: %s', async (error, text, cause) => {
  const { last, stored } = await returning('code=C&state=S', { exchange: () => Promise.reject(error) })
  expect(last).toEqual({ state: 'failed', step: 1, text, cause })
  expect(stored).toBe('S')
})

it('fails in the last step when the device is not linked after all', async () => {
  const { last } = await returning('code=C&state=S', { readStatus: async () => ({ ...LINKED, connected: false }) })
  expect(last).toMatchObject({ state: 'failed', step: 3, cause: 'not_working' })
})

it('does not say that nothing was stored when the state of the new link cannot be read', async () => {
  const { last } = await returning('code=C&state=S', { readStatus: () => Promise.reject(new CallFailure(502, '')) })
  expect(last).toMatchObject({ state: 'failed', step: 3, cause: 'unknown' })
})
