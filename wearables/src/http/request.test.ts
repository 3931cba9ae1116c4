import { expect, it } from 'vitest'
import { CallUnavailable, ProviderUnauthorized } from '../failures.ts'
import { fakeDeps, json, localServer, localSession, text } from './local-server.ts'
import { getJson } from './request.ts'

it('takes a refusal of an optional call as final: no second request, no refresh', async () => {
  await using local = await localServer(
    json({ detail: 'Forbidden' }, 403),
    text('', 401),
    text('', 500),
    json({ a: 1 }),
  )
  const { session, refused } = localSession()
  const caller = { label: 'Ring', app: local.app, session, deps: fakeDeps(), optional: true }
  await expect(getJson(caller, '/spo2')).rejects.toThrow(CallUnavailable)
  await expect(getJson(caller, '/spo2')).rejects.toThrow(ProviderUnauthorized)
  expect([local.asked.length, refused]).toEqual([2, []])
  expect(await getJson(caller, '/spo2')).toEqual({ a: 1 }) // weather is no refusal
})
