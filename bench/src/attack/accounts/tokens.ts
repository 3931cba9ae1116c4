import { createHmac } from 'node:crypto'
import type { Attack } from '../attack.ts'
import { callApi, read } from '../target/call-api.ts'
import { Checks } from '../target/checks.ts'
import { addClub, type Club, PASSWORD } from '../target/club.ts'
import { inParallel } from '../target/in-parallel.ts'
import { send } from '../target/send.ts'
import type { Target } from '../target/target.ts'

interface Pair {
  access: string
  refresh: string
}

/** Longer than two tabs need: a token that comes back after it was copied. */
const GRACE_SECONDS = 11
const AT_ONCE = 20

/** Tokens that are forged, changed, in a wrong place, used twice, or of somebody who was put out. */
export const tokens: Attack = {
  name: 'tokens',
  cases: ['M6', '12 forged tokens, 4 header forms, query and cookie', 'refresh race, reuse and after sign-out'],
  criterion:
    'No token but an unchanged one of an open session is taken; a refresh token that comes back ends its session; signed out, deleted and demoted people are out within a second',
  async run(target) {
    const checks = new Checks()
    const club = await addClub(target)
    await forged(target, club, checks)
    await refreshed(target, club, checks)
    const slowest = await putOut(target, checks)
    return checks.outcome(`put out within ${Math.round(slowest)} ms`)
  },
}

async function forged({ url }: Target, { people }: Club, checks: Checks): Promise<void> {
  const token = people.admin?.token ?? ''
  const [head = '', claims = '', signature = ''] = token.split('.')
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as Record<string, unknown>
  const content = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  const signed = (key: string, changed: object) => {
    const text = `${encode({ ...header, ...changed })}.${claims}`
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
  }
  const athlete = people.athlete
  const wrong = [
    `${encode({ ...header, alg: 'none' })}.${claims}.`,
    `${encode({ ...header, alg: 'None' })}.${claims}.${signature}`,
    `${encode({ ...header, alg: 'HS512' })}.${claims}.${signature}`,
    `${encode({ ...header, kid: '../../key' })}.${claims}.${signature}`,
    `${encode({ ...header, jwk: { kty: 'oct', k: 'AAAA' } })}.${claims}.${signature}`,
    `${head}.${encode({ ...content, exp: 9_999_999_999 })}.${signature}`,
    `${head}.${encode({ ...content, sub: athlete?.id })}.${signature}`,
    `${head}.${encode({ ...content, role: 'admin' })}.${signature}`,
    `${athlete?.token.split('.').slice(0, 2).join('.')}.${signature}`,
    signed('', {}),
    signed('secret', { kid: '' }),
    signed('corner', { kid: null }),
    `${head}.${claims}`,
    `${head}.${claims}.${signature}.`,
    `${token}a`,
    '',
    'null',
  ]
  for (const one of wrong) {
    const { status } = await callApi(url, 'GET /api/users/me/', { headers: { authorization: `Bearer ${one}` } })
    checks.that(status === 401, `The token ${one.slice(0, 80)} got ${status}`)
  }
  const places = [
    [`/api/users/me/?token=${token}`, {}],
    [`/api/users/me/?access_token=${token}`, {}],
    ['/api/users/me/', { cookie: `access=${token}; token=${token}` }],
    ['/api/users/me/', { 'x-access-token': token }],
    ['/api/users/me/', { authorization: `Basic ${token}` }],
    ['/api/users/me/', { authorization: token }],
    ['/api/users/me/', { authorization: `Bearer Bearer ${token}` }],
    ['/api/users/me/', { 'x-http-method-override': 'GET', 'x-original-url': '/api/health/' }],
  ] as const
  for (const [path, headers] of places) {
    const { status } = await send(url, { method: 'GET', path, headers })
    checks.that(status === 401, `A token in another place (${path.slice(0, 30)} ${Object.keys(headers)}) got ${status}`)
  }
}

async function signIn({ url }: Target, email: string): Promise<Pair> {
  return read<Pair>(await callApi(url, 'POST /api/token/', { body: { email, password: PASSWORD } }))
}

async function refreshed(target: Target, { people }: Club, checks: Checks): Promise<void> {
  const { url, pool } = target
  const refresh = (token: string) => callApi(url, 'POST /api/token/refresh/', { body: { refresh: token } })
  const email = people.athlete?.email ?? ''
  const first = await signIn(target, email)
  checks.that((await refresh(first.access)).status === 401, 'An access token was taken as a refresh token')
  const asAccess = await callApi(url, 'GET /api/users/me/', { headers: { authorization: `Bearer ${first.refresh}` } })
  checks.that(asAccess.status === 401, 'A refresh token was taken as an access token')
  const statuses: number[] = []
  await inParallel(AT_ONCE, Array(AT_ONCE).fill(first.refresh), async (token) => {
    statuses.push((await refresh(token)).status)
  })
  checks.that(
    statuses.every((status) => [200, 401, 429].includes(status)),
    `Racing refreshes got ${statuses}`,
  )
  await pool.query(
    `update refresh_tokens set used_at = used_at - interval '${GRACE_SECONDS} seconds' where used_at is not null`,
  )
  const again = await refresh(first.refresh)
  checks.that(again.status === 401, `A token that came back got ${again.status}`)
  const left = await callApi(url, 'GET /api/users/me/', { headers: { authorization: `Bearer ${first.access}` } })
  checks.that(left.status === 401, `The session of a copied token goes on: ${left.status}`)

  const second = await signIn(target, email)
  await callApi(url, 'POST /api/token/revoke/', { body: { refresh: second.refresh } })
  checks.that((await refresh(second.refresh)).status === 401, 'A refresh token works after signing out')
}

/** @returns the longest time until somebody was out, in ms */
async function putOut(target: Target, checks: Checks): Promise<number> {
  const { url } = target
  const { people, subjects } = await addClub(target)
  const { admin, coach, athlete } = people
  const team = `GET /api/teams/teams/${subjects.own.team.id}/athletes-recovery/`
  checks.that((await callApi(url, team, { by: coach })).status === 200, 'The coach saw nothing to begin with')
  let slowest = 0
  const untilRefused = async (what: string, call: string, by: typeof coach, statuses: readonly number[]) => {
    const startedAtMs = performance.now()
    let { status } = await callApi(url, call, { by })
    while (!statuses.includes(status) && performance.now() - startedAtMs < 1_500)
      ({ status } = await callApi(url, call, { by }))
    slowest = Math.max(slowest, performance.now() - startedAtMs)
    checks.that(statuses.includes(status), `${what}: still ${status}`)
  }
  const body = { user_id: coach?.id, team_id: subjects.own.team.id }
  await callApi(url, 'POST /api/teams/admin/remove-user-from-team/', { by: admin, body })
  await untilRefused('A coach who was removed from the team', team, coach, [404])
  const grantedBy = { email: `again-${coach?.id}@corner.example`, password: PASSWORD, first_name: 'A', last_name: 'B' }
  const back = await callApi(url, 'POST /api/register/', {
    body: { ...grantedBy, team_code: subjects.own.team.coach_code },
  })
  checks.that(back.status === 400, `The code that the removed coach knew still grants: ${back.status}`)
  await callApi(url, `DELETE /api/teams/admin/delete-user/${athlete?.id}/`, { by: admin })
  await untilRefused('A deleted athlete', 'GET /api/users/me/', athlete, [401])
  return slowest
}
