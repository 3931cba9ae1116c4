import { describe, expect, it } from 'vitest'
import { testSimulator } from '../test-simulator.ts'

/** A simulator that listens on a port: a cut connection is visible only over a network. */
async function listening() {
  const simulator = testSimulator()
  const { access_token, refresh_token = '' } = await simulator.link()
  const address = await simulator.app.listen({ port: 0, host: '127.0.0.1' })
  const ask = (path: string, signal?: AbortSignal) =>
    fetch(`${address}/developer${path}`, { headers: { authorization: `Bearer ${access_token}` }, signal })
  return { ...simulator, address, ask, refresh_token }
}

describe('a fault', () => {
  it('answers a status for the given paths and number of requests', async () => {
    const { ask, control } = await listening()
    await control('/faults', { kind: 'status', status: 429, path: '/developer/v2/recovery', times: 1, retry_after: 7 })
    expect((await ask('/v2/cycle')).status).toBe(200)
    const refused = await ask('/v2/recovery')
    expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('x-ratelimit-reset')]).toEqual([
      429,
      '7',
      '7',
    ])
    expect((await ask('/v2/recovery')).status).toBe(200)
  })

  it.each([
    ['html', 'text/html', /<h1>/],
    ['half_json', 'application/json', /^\{"records":\[\{"id":"9$/],
  ])('can answer with %s', async (body, type, content) => {
    const { ask, control } = await listening()
    await control('/faults', { kind: 'status', status: 200, body })
    const reply = await ask('/v2/cycle')
    expect(reply.headers.get('content-type')).toContain(type)
    expect(await reply.text()).toMatch(content)
  })

  it('spoils a record of a page, or a single one', async () => {
    const { ask, control } = await listening()
    type Cycle = { id: number; start: unknown }
    const sound = ((await (await ask('/v2/cycle')).json()) as { records: Cycle[] }).records
    await control('/faults', { kind: 'spoil', path: '/developer/v2/cycle', index: 2, fields: { start: 7, end: null } })
    const { records } = (await (await ask('/v2/cycle')).json()) as { records: Cycle[] }
    expect(records[2]).toMatchObject({ id: sound[2]?.id, start: 7 })
    expect(records[2]).not.toHaveProperty('end')
    expect(records[1]).toEqual(sound[1])
    expect(await (await ask(`/v2/cycle/${sound[0]?.id}`)).json()).toMatchObject({ id: sound[0]?.id, start: 7 })
  })

  it('cuts a connection', async () => {
    const { ask, control } = await listening()
    await control('/faults', { kind: 'drop', times: 1 })
    await expect(ask('/v2/cycle')).rejects.toThrow()
    expect((await ask('/v2/cycle')).status).toBe(200)
  })

  it('loses the reply of a refresh that has ended the old token', async () => {
    const { address, control, form, refresh, refresh_token } = await listening()
    await control('/faults', { kind: 'drop', path: '/oauth/oauth2/token', times: 1, after: true })
    const fields = { grant_type: 'refresh_token', refresh_token, client_id: 'corner', client_secret: 'quiet-mat' }
    await expect(
      fetch(`${address}/oauth/oauth2/token`, { method: 'POST', body: new URLSearchParams(fields) }),
    ).rejects.toThrow()
    expect((await form('/oauth/oauth2/token', fields)).statusCode).toBe(400)
    expect((await refresh(refresh_token)).json().error).toBe('invalid_grant')
  })

  it('leaves a request unanswered, until faults are cleared', async () => {
    const { app, ask, control } = await listening()
    await control('/faults', { kind: 'hang' })
    await expect(ask('/v2/cycle', AbortSignal.timeout(60))).rejects.toThrow(/timeout/i)
    expect((await app.inject({ method: 'DELETE', url: '/simulator/faults' })).statusCode).toBe(204)
    expect((await ask('/v2/cycle')).status).toBe(200)
  })

  it('delays', async () => {
    const { ask, control } = await listening()
    await control('/faults', { kind: 'slow', delay_ms: 60, times: 1 })
    const began = performance.now()
    expect((await ask('/v2/cycle')).status).toBe(200)
    expect(performance.now() - began).toBeGreaterThan(50)
  })

  it('ends access tokens, or both tokens, of one member', async () => {
    const { link, get, refresh, control } = testSimulator()
    const [one, two] = [await link(1), await link(2)]
    await control('/faults', { kind: 'expire_access_tokens', member: 1 })
    expect((await get(one.access_token, '/v2/cycle')).statusCode).toBe(401)
    expect((await get(two.access_token, '/v2/cycle')).statusCode).toBe(200)
    expect((await refresh(one.refresh_token ?? '')).statusCode).toBe(200)
    await control('/faults', { kind: 'revoke_refresh_tokens', member: 2 })
    expect((await get(two.access_token, '/v2/cycle')).statusCode).toBe(401)
    expect((await refresh(two.refresh_token ?? '')).json().error).toBe('invalid_grant')
  })

  it.each([
    { kind: 'earthquake' },
    { kind: 'status', status: 99 },
    { kind: 'slow' },
    { kind: 'drop', times: 0 },
    { kind: 'spoil', fields: 'all' },
    { kind: 'late_scores', member: 1 },
    {},
  ])('that is invalid is refused: %o', async (payload) => {
    const { app } = testSimulator()
    expect((await app.inject({ method: 'POST', url: '/simulator/faults', payload })).statusCode).toBe(400)
  })
})

describe('scores that come late', () => {
  const delay = async ({ control }: ReturnType<typeof testSimulator>, member: number, hours: number) =>
    control<{ sleep_id: string; scored_at: string }>('/faults', { kind: 'late_scores', member, hours })
  async function stateOf({ link, get }: ReturnType<typeof testSimulator>, member: number, sleepId: string) {
    const { access_token } = await link(member)
    return (await get(access_token, `/v2/activity/sleep/${sleepId}`)).json().score_state
  }

  it('are each member’s own', async () => {
    const simulator = testSimulator()
    const [one, two] = [await delay(simulator, 1, 24), await delay(simulator, 2, 24)]
    expect(await stateOf(simulator, 1, one.sleep_id)).toBe('PENDING_SCORE')
    expect(await stateOf(simulator, 2, two.sleep_id)).toBe('PENDING_SCORE')
  })

  it('come at the time that was said last', async () => {
    const simulator = testSimulator()
    const [first, second] = [await delay(simulator, 1, 24), await delay(simulator, 1, 12)]
    expect(second.sleep_id).toBe(first.sleep_id)
    expect(await stateOf(simulator, 1, second.sleep_id)).toBe('PENDING_SCORE')
    await simulator.control('/clock', { now: new Date(Date.parse(second.scored_at) + 1_000).toISOString() })
    expect(await stateOf(simulator, 1, second.sleep_id)).toBe('SCORED')
  })

  it.each([
    [{ hours: 12 }, 'late_scores needs a member'],
    [{ member: 1 }, 'hours must be a number above 0'],
    [{ member: 1, hours: 0 }, 'hours must be a number above 0'],
    [{ member: 0, hours: 12 }, 'member must be a number from 1 to 9999'],
  ])('are refused for %j, with a sentence', async (given, sentence) => {
    const { app } = testSimulator()
    const payload = { kind: 'late_scores', ...given }
    const reply = await app.inject({ method: 'POST', url: '/simulator/faults', payload })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error).toBe(sentence)
  })
})
