import { createHmac, randomUUID } from 'node:crypto'
import type { Attack } from '../attack.ts'
import { callApi, read } from '../target/call-api.ts'
import { Checks } from '../target/checks.ts'
import { addClub } from '../target/club.ts'
import { send } from '../target/send.ts'
import { CLIENT_SECRET, type Target } from '../target/target.ts'

const MINUTES = 60_000

/** Webhooks that the provider did not send, or sent before; and links with the state or the code of somebody else. */
export const webhooksAndOAuth: Attack = {
  name: 'webhooks-oauth',
  cases: ['9 forged webhooks and a replay', 'foreign, replayed and forged state and code', 'L11'],
  criterion:
    'Only what the provider signed within five minutes is stored, and once; a state works once, for the person it was made for; no redirect of the provider is followed',
  async run(target) {
    const checks = new Checks()
    await attackWebhooks(target, checks)
    await attackOAuth(target, checks)
    return checks.outcome()
  },
}

async function attackWebhooks(target: Target, checks: Checks): Promise<void> {
  const { url, pool } = target
  const account = String(Math.floor(Math.random() * 1e9))
  const { subjects } = await addClub(target)
  await pool.query(
    `insert into wearable_connections (user_id, provider, provider_user_id, status, scopes, timezone_offset, connected_at, first_sync_days)
     values ($1, 'whoop', $2, 'connected', '{}', '+00:00', now(), 7)`,
    [subjects.own.athlete.id, account],
  )
  const bodyOf = (trace_id: string) =>
    JSON.stringify({ user_id: account, id: randomUUID(), type: 'sleep.updated', trace_id })
  const sign = (time: string, body: string, secret = CLIENT_SECRET) =>
    createHmac('sha256', secret).update(time).update(body).digest('base64')
  const deliver = (body: string, headers: Record<string, string | string[]>) =>
    send(url, {
      method: 'POST',
      path: '/api/whoop/webhook/',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  const stored = async (trace: string) =>
    (await pool.query('select from webhook_events where trace_id = $1', [trace])).rowCount
  const signed = (time: string, signature: string) => ({
    'x-whoop-signature': signature,
    'x-whoop-signature-timestamp': time,
  })

  const now = String(Date.now())
  const genuine = randomUUID()
  const body = bodyOf(genuine)
  for (let times = 0; times < 3; times++) {
    const { status } = await deliver(body, signed(now, sign(now, body)))
    checks.that(status === 200, `A genuine webhook got ${status}`)
  }
  checks.that((await stored(genuine)) === 1, 'A webhook that came three times is not stored once')
  const old = String(Date.now() - 6 * MINUTES)
  const early = String(Date.now() + 6 * MINUTES)
  const trace = randomUUID()
  const other = bodyOf(trace)
  const right = sign(now, other)
  const forgeries: [string, string, Record<string, string | string[]>][] = [
    ['without a signature', other, {}],
    ['with an empty signature', other, signed(now, '')],
    ['with another secret', other, signed(now, sign(now, other, 'another'))],
    ['with an empty secret', other, signed(now, sign(now, other, ''))],
    ['of six minutes ago', other, signed(old, sign(old, other))],
    ['of six minutes to come', other, signed(early, sign(early, other))],
    ['with a changed body', `${other} `, signed(now, right)],
    ['with a changed time', other, signed(String(Number(now) + 1), right)],
    ['with a digit moved from the body', other, signed(now.slice(0, -1), right)],
    ['signed in hexadecimal', other, signed(now, Buffer.from(right, 'base64').toString('hex'))],
    ['with the signature cut off', other, signed(now, right.slice(0, -2))],
    ['with the signature of another body', other, signed(now, sign(now, body))],
    ['with two signatures', other, { ...signed(now, right), 'x-whoop-signature': ['wrong', right] }],
    ['with a time that is none', other, signed('now', sign('now', other))],
    ['with a negative time', other, signed('-1', sign('-1', other))],
  ]
  for (const [what, text, headers] of forgeries) {
    const { status } = await deliver(text, headers)
    checks.that(status === 401, `A webhook ${what} got ${status}`)
  }
  const large = await deliver('x'.repeat(100_000), signed(now, right))
  checks.that(large.status === 413, `A webhook of 100 kB got ${large.status}`)
  checks.that((await stored(trace)) === 0, 'A forged webhook is stored')
}

async function attackOAuth(target: Target, checks: Checks): Promise<void> {
  const { url, trap, pool } = target
  const { people } = await addClub(target)
  const { athlete, coach } = people
  const begin = async () => read<{ state: string }>(await callApi(url, 'POST /api/whoop/auth/', { by: athlete })).state
  const finish = (by: typeof athlete, state: string) =>
    callApi(url, 'POST /api/whoop/callback/', { by, body: { code: 'a-code', state } })

  trap.answer = (_request, response) => response.writeHead(302, { location: `${trap.url}/internal` }).end()
  const state = await begin()
  checks.that((await finish(coach, state)).status === 400, 'A state works for another person')
  checks.that((await finish(undefined, state)).status === 401, 'A state works without signing in')
  checks.that((await finish(athlete, `${state}a`)).status === 400, 'A forged state works')
  const before = trap.asked.length
  const once = await finish(athlete, state)
  checks.that(once.status === 502, `A provider that redirects got ${once.status}`)
  const asked = trap.asked.slice(before)
  checks.that(
    asked.length > 0 && !asked.some((path) => path.includes('/internal')),
    `Corner followed a redirect: ${asked}`,
  )
  checks.that((await finish(athlete, state)).status === 400, 'A state works twice')
  const late = await begin()
  await pool.query(`update oauth_states set expires_at = now() - interval '1 second' where user_id = $1`, [athlete?.id])
  checks.that((await finish(athlete, late)).status === 400, 'A state works after its time')
  for (let times = 0; times < 30; times++) await begin()
  const { rowCount } = await pool.query('select from oauth_states where user_id = $1', [athlete?.id])
  checks.that((rowCount ?? 0) <= 5, `One person has ${rowCount} open states`)
  trap.answer = (_request, response) => response.writeHead(404).end()
}
