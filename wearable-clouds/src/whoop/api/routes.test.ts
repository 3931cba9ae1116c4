import { describe, expect, it } from 'vitest'
import { ALL_SCOPES, NOON, testSimulator } from '../test-simulator.ts'

const LISTS = ['/v2/cycle', '/v2/recovery', '/v2/activity/sleep', '/v2/activity/workout']
// biome-ignore lint/suspicious/noExplicitAny: untyped replies, checked field by field
type Reply = any

describe('a list', () => {
  it.each(LISTS)('%s gives ten, the newest first, and every record once over all pages', async (path) => {
    const { link, get } = testSimulator()
    const { access_token } = await link()
    expect((await get(access_token, path)).json().records).toHaveLength(10)
    const seen: Reply[] = []
    let next: string | undefined
    do {
      const page = (
        await get(access_token, `${path}?limit=25&start=2025-12-01T00:00:00.000Z${next ? `&nextToken=${next}` : ''}`)
      ).json()
      expect(page.records.length).toBeLessThanOrEqual(25)
      seen.push(...page.records)
      next = page.next_token
    } while (next)
    expect(seen.length).toBeGreaterThan(50)
    const ids = seen.map((record) => record.id ?? record.cycle_id)
    expect(new Set(ids).size).toBe(ids.length)
    const starts = seen.flatMap((record) => record.start ?? [])
    expect(starts).toEqual([...starts].sort().reverse())
  })

  it.each([
    ['1', 200],
    ['25', 200],
    ['26', 400],
    ['0', 400],
    ['ten', 400],
    ['2.5', 400],
  ])('with limit %s answers %i', async (limit, status) => {
    const { link, get } = testSimulator()
    const { access_token } = await link()
    for (const path of LISTS) {
      const reply = await get(access_token, `${path}?limit=${limit}`)
      expect(reply.statusCode).toBe(status)
      if (status === 400) expect(reply.json().message).toBe('limit must be a whole number from 1 to 25')
    }
  })

  it('includes a record that overlaps the start, and excludes one that starts at the end', async () => {
    const { link, get } = testSimulator()
    const { access_token } = await link()
    const [, , cycle] = (await get(access_token, '/v2/cycle')).json().records
    const within = new Date(Date.parse(cycle.start) + 60_000).toISOString()
    const ids = async (query: string) =>
      (await get(access_token, `/v2/cycle?${query}`)).json().records.map(({ id }: Reply) => id)
    expect(await ids(`start=${within}`)).toContain(cycle.id)
    expect(await ids(`start=${cycle.start}`)).toContain(cycle.id)
    expect(await ids(`start=${cycle.end}`)).not.toContain(cycle.id)
    expect(await ids(`end=${cycle.start}`)).not.toContain(cycle.id)
    expect(await ids(`end=${within}`)).toContain(cycle.id)
  })

  it.each([
    ['start=yesterday', 'start must be an ISO 8601 time'],
    ['end=2026', 'end must be an ISO 8601 time'],
    ['nextToken=guess', 'nextToken is not one of this list'],
  ])('refuses %s: %s', async (query, sentence) => {
    const { link, get } = testSimulator()
    const reply = await get((await link()).access_token, `/v2/cycle?${query}`)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().message).toBe(sentence)
  })

  it('reaches two years back and no further', async () => {
    const { link, get } = testSimulator()
    const { access_token } = await link()
    const until = async (day: string) =>
      (await get(access_token, `/v2/cycle?end=${day}T00:00:00Z`)).json().records.length
    expect(await until('2024-03-10')).toBeGreaterThan(0)
    expect(await until('2024-02-01')).toBe(0)
  })
})

describe('a record', () => {
  it('is the same in the list and by its id', async () => {
    const { link, get } = testSimulator()
    const { access_token } = await link()
    for (const path of ['/v2/cycle', '/v2/activity/sleep', '/v2/activity/workout']) {
      const [record] = (await get(access_token, `${path}?end=2026-02-15T00:00:00Z`)).json().records
      expect((await get(access_token, `${path}/${record.id}`)).json()).toEqual(record)
    }
  })

  it('belongs to its cycle: main sleep and recovery are found there', async () => {
    const { link, get } = testSimulator()
    const { access_token } = await link()
    for (const recovery of (await get(access_token, '/v2/recovery?limit=25')).json().records) {
      const sleep = (await get(access_token, `/v2/cycle/${recovery.cycle_id}/sleep`)).json()
      expect(sleep).toMatchObject({ id: recovery.sleep_id, nap: false, cycle_id: recovery.cycle_id })
      expect((await get(access_token, `/v2/cycle/${recovery.cycle_id}/recovery`)).json()).toEqual(recovery)
    }
  })

  it('is found by the number it had in API v1', async () => {
    const { link, get } = testSimulator()
    const { access_token } = await link()
    const [sleep] = (await get(access_token, '/v2/activity/sleep')).json().records
    const reply = await get(access_token, `/v1/activity-mapping/${sleep.v1_id}`)
    expect(reply.json()).toEqual({ v2_activity_id: sleep.id })
  })

  it.each([
    '/v2/cycle/7',
    '/v2/cycle/120500.5',
    '/v2/cycle/NaN',
    '/v2/activity/sleep/x',
    '/v2/activity/workout/0',
    '/v1/activity-mapping/5',
    '/v2/recovery/1',
  ])('that does not exist: %s answers 404', async (path) => {
    const { link, get } = testSimulator()
    expect((await get((await link()).access_token, path)).statusCode).toBe(404)
  })

  it('of another member answers 404', async () => {
    const { link, get } = testSimulator()
    const [mine, theirs] = [await link(1), await link(2)]
    const [sleep] = (await get(theirs.access_token, '/v2/activity/sleep')).json().records
    expect((await get(mine.access_token, `/v2/activity/sleep/${sleep.id}`)).statusCode).toBe(404)
    expect((await get(mine.access_token, `/v2/cycle/${sleep.cycle_id}`)).statusCode).toBe(404)
  })

  it('has a score when it is scored, and only then', async () => {
    const { link, get, control } = testSimulator()
    const states = new Set<string>()
    for (const member of [1, 2, 3]) {
      await control('/faults', { kind: 'late_scores', member, hours: 24 })
      const { access_token } = await link(member)
      for (const path of LISTS) {
        let next = ''
        do {
          const page = (await get(access_token, `${path}?limit=25&start=2025-09-01T00:00:00Z&nextToken=${next}`)).json()
          for (const record of page.records) {
            states.add(record.score_state)
            expect('score' in record).toBe(record.score_state === 'SCORED')
          }
          next = page.next_token ?? ''
        } while (next)
      }
    }
    expect([...states].sort()).toEqual(['PENDING_SCORE', 'SCORED', 'UNSCORABLE'])
  })
})

describe('the running cycle', () => {
  it('has no end, is scored, and grows with the clock', async () => {
    const { link, get, control, refresh } = testSimulator()
    const { access_token, refresh_token = '' } = await link()
    const [morning, yesterday] = (await get(access_token, '/v2/cycle')).json().records
    expect(morning).not.toHaveProperty('end')
    expect(yesterday.end).toBe(morning.start)
    await control('/clock', { advance_seconds: 7 * 3600 })
    const fresh = (await refresh(refresh_token)).json()
    const [evening] = (await get(fresh.access_token, '/v2/cycle')).json().records
    expect(evening.id).toBe(morning.id)
    expect(evening.score.strain).toBeGreaterThan(morning.score.strain)
    expect(Date.parse(evening.updated_at)).toBeGreaterThan(Date.parse(morning.updated_at))
  })
})

describe('a scope that was not granted', () => {
  it.each([
    ['read:cycles', '/v2/cycle'],
    ['read:recovery', '/v2/recovery'],
    ['read:sleep', '/v2/activity/sleep'],
    ['read:workout', '/v2/activity/workout'],
    ['read:profile', '/v2/user/profile/basic'],
    ['read:body_measurement', '/v2/user/measurement/body'],
  ])('%s blocks %s', async (scope, path) => {
    const { link, get } = testSimulator()
    const others = ALL_SCOPES.split(' ').filter((other) => other !== scope)
    expect((await get((await link(1, others.join(' '))).access_token, path)).statusCode).toBe(401)
    expect((await get((await link(1, scope)).access_token, path)).statusCode).toBe(200)
  })

  it('allows the sleep of a cycle with either of its two scopes', async () => {
    const { link, get } = testSimulator()
    const [{ id }] = (await get((await link()).access_token, `/v2/cycle?end=${NOON.toISOString()}`)).json().records
    for (const [scope, status] of [
      ['read:cycles', 200],
      ['read:sleep', 200],
      ['read:recovery', 401],
    ] as const)
      expect((await get((await link(1, scope)).access_token, `/v2/cycle/${id}/sleep`)).statusCode).toBe(status)
  })
})

describe('rate limits', () => {
  it('are counted for the whole app and reported in each reply', async () => {
    const { link, get, cloud, control } = testSimulator({ limits: { minute: 3, day: 10 } })
    const [one, two] = [await link(1), await link(2)]
    const first = await get(one.access_token, '/v2/cycle')
    expect(first.headers).toMatchObject({
      'x-ratelimit-limit': '3, 3;window=60, 10;window=86400',
      'x-ratelimit-remaining': '2',
      'x-ratelimit-reset': '60',
    })
    await get(two.access_token, '/v2/cycle?limit=26') // an invalid request counts, too
    await get(two.access_token, '/v2/cycle')
    const refused = await get(one.access_token, '/v2/cycle')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers).toMatchObject({
      'x-ratelimit-remaining': '0',
      'retry-after': refused.headers['x-ratelimit-reset'],
    })
    await control('/clock', { now: new Date(cloud.clock.nowMs() + 61_000).toISOString() })
    expect((await get(one.access_token, '/v2/cycle')).statusCode).toBe(200)
  })

  it('report the daily limit first when it is nearer', async () => {
    const { link, get, control } = testSimulator({ limits: { minute: 100, day: 2 } })
    const { access_token } = await link()
    await get(access_token, '/v2/cycle')
    const last = await get(access_token, '/v2/cycle')
    expect(last.headers['x-ratelimit-limit']).toBe('2, 100;window=60, 2;window=86400')
    expect(Number((await get(access_token, '/v2/cycle')).headers['retry-after'])).toBeGreaterThan(86_000)
    await control('/limits', { day: 5 })
    expect((await get(access_token, '/v2/cycle')).statusCode).toBe(200)
  })
})
