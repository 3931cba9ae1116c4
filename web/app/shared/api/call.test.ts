import { me, refreshTokens, signIn, validateTeamCode } from '@corner/contract/routes/accounts.ts'
import { restoreAtSetup, uploadBackup } from '@corner/contract/routes/backups.ts'
import { describe, expect, it } from 'vitest'
import { createCall } from './call.ts'
import { CallFailure, NetworkFailure } from './failures.ts'

type Tokens = { access: string | null; refresh: string | null }
type Answer = (address: string, init: RequestInit) => Response | Promise<Response>

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const bearerOf = (init: RequestInit) => new Headers(init.headers).get('authorization')
const REFUSED = () => json(401, { error: 'Sign in again', code: 'not_signed_in' })

/** A browser with storage, a lock that two tabs share, and a server that gives these answers. */
function browser(tokens: Tokens, answer: Answer) {
  const sent: string[] = []
  let ended: string | null = null
  let turn: Promise<unknown> = Promise.resolve()
  const deps = {
    fetch: async (address: string, init: RequestInit) => {
      sent.push(`${init.method} ${address} ${bearerOf(init) ?? '-'}`)
      return answer(address, init)
    },
    session: {
      readTokens: () => tokens,
      storeTokens: (pair: { access: string; refresh: string }) => {
        tokens = pair
      },
      endSession: (why: string) => {
        ended = why
        tokens = { access: null, refresh: null }
      },
    },
    alone: <Result>(task: () => Promise<Result>) => {
      const mine = turn.then(task)
      turn = mine.catch(() => undefined)
      return mine
    },
  }
  return { sent, call: createCall(deps), tokens: () => tokens, ended: () => ended, deps }
}

/** A server that accepts `fresh` only and exchanges each refresh token once. */
function rotatingServer(exchanges: Record<string, { access: string; refresh: string }>): Answer {
  return (address, init) => {
    if (address === refreshTokens.path) {
      const { refresh } = JSON.parse(String(init.body)) as { refresh: string }
      const pair = exchanges[refresh]
      delete exchanges[refresh]
      return pair ? json(200, pair) : REFUSED()
    }
    return bearerOf(init) === 'Bearer fresh' ? json(200, { first_name: 'Dana' }) : REFUSED()
  }
}

describe('a call', () => {
  it('sends a file as it is, by the type of the route, with the headers that go with it', async () => {
    const requests: RequestInit[] = []
    const { call } = browser({ access: 'fresh', refresh: 'r1' }, (_address, init) => {
      requests.push(init)
      return json(201, {})
    })
    const file = new Blob(['backup'], { type: 'text/plain' })
    await call(uploadBackup, { body: file })
    await call(restoreAtSetup, { body: file, headers: { 'x-setup-token': 'a%20b' } })
    const [uploaded, restored] = requests.map(({ headers }) => new Headers(headers))
    expect(requests.map(({ body }) => body)).toEqual([file, file])
    expect(uploaded?.get('content-type')).toBe('application/gzip')
    expect(uploaded?.get('authorization')).toBe('Bearer fresh')
    expect(restored?.get('content-type')).toBe('application/gzip')
    expect(restored?.get('x-setup-token')).toBe('a%20b')
  })

  it('carries the access token, and a public one none', async () => {
    const { call, sent } = browser({ access: 'fresh', refresh: 'r1' }, () => json(200, {}))
    await call(me, {})
    await call(signIn, { body: { email: 'a@b', password: 'secret' } })
    expect(sent).toEqual(['GET /api/users/me/ Bearer fresh', 'POST /api/token/ -'])
  })

  it('writes the query into the address', async () => {
    const { call, sent } = browser({ access: null, refresh: null }, () => json(200, { valid: false, role: null }))
    await call(validateTeamCode, { query: { code: 'A&B 1' } })
    expect(sent).toEqual(['GET /api/validate-team-code/?code=A%26B+1 -'])
  })

  it('refreshes once for three calls refused at the same time, and retries each', async () => {
    const { call, sent, tokens } = browser(
      { access: 'old', refresh: 'r1' },
      rotatingServer({ r1: { access: 'fresh', refresh: 'r2' } }),
    )
    const replies = await Promise.all([call(me, {}), call(me, {}), call(me, {})])
    expect(replies.map(({ first_name }) => first_name)).toEqual(['Dana', 'Dana', 'Dana'])
    expect(sent.filter((line) => line.includes(refreshTokens.path))).toHaveLength(1)
    expect(tokens()).toEqual({ access: 'fresh', refresh: 'r2' })
  })

  it('uses a token refreshed by another tab', async () => {
    const here = browser({ access: 'old', refresh: 'r1' }, rotatingServer({}))
    const { alone } = here.deps
    here.deps.alone = (task) => {
      here.deps.session.storeTokens({ access: 'fresh', refresh: 'r2' })
      return alone(task)
    }
    await createCall(here.deps)(me, {})
    expect(here.sent.some((line) => line.includes(refreshTokens.path))).toBe(false)
    expect(here.ended()).toBeNull()
  })

  it('ends the session when the refresh is refused', async () => {
    const { call, ended, tokens } = browser({ access: 'old', refresh: 'used' }, rotatingServer({}))
    await expect(call(me, {})).rejects.toMatchObject({ status: 401 })
    expect(ended()).toBe('refused')
    expect(tokens()).toEqual({ access: null, refresh: null })
  })

  it('ends the session without a request when there is no refresh token', async () => {
    const { call, ended, sent } = browser({ access: 'old', refresh: null }, REFUSED)
    await expect(call(me, {})).rejects.toBeInstanceOf(CallFailure)
    expect(ended()).toBe('refused')
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['the connection breaks', () => Promise.reject(new TypeError('Failed to fetch')), NetworkFailure],
    ['the server has a fault', () => json(500, { error: 'Fault', code: 'fault' }), CallFailure],
  ])('keeps the session when %s during the refresh', async (_, refresh, kind) => {
    const { call, ended, tokens } = browser({ access: 'old', refresh: 'r1' }, (address) =>
      address === refreshTokens.path ? refresh() : REFUSED(),
    )
    await expect(call(me, {})).rejects.toBeInstanceOf(kind)
    expect(ended()).toBeNull()
    expect(tokens().refresh).toBe('r1')
  })

  it('keeps the session when a sign-in is refused', async () => {
    const { call, ended } = browser({ access: 'old', refresh: 'r1' }, () =>
      json(401, { error: 'Wrong', code: 'wrong_credentials', detail: 'Wrong' }),
    )
    await expect(call(signIn, { body: { email: 'a@b', password: 'x' } })).rejects.toMatchObject({
      status: 401,
      reply: { detail: 'Wrong' },
    })
    expect(ended()).toBeNull()
  })

  it.each([[502], [200]])('fails when a %i response is HTML instead of JSON', async (status) => {
    const { call } = browser({ access: 'fresh', refresh: null }, () => new Response('<html>', { status }))
    await expect(call(me, {})).rejects.toMatchObject({ name: 'CallFailure', status, reply: undefined })
  })

  it('reports a timeout as a network failure', async () => {
    const controller = new AbortController()
    const { call } = browser({ access: 'fresh', refresh: null }, () => {
      controller.abort(new DOMException('Too late', 'TimeoutError'))
      throw controller.signal.reason
    })
    await expect(call(me, { signal: controller.signal })).rejects.toBeInstanceOf(NetworkFailure)
  })

  it('rejects with an abort when cancelled', async () => {
    const controller = new AbortController()
    const { call } = browser({ access: 'fresh', refresh: null }, () => {
      controller.abort()
      throw controller.signal.reason
    })
    await expect(call(me, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
  })
})
