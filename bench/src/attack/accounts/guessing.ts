import { randomUUID } from 'node:crypto'
import { newSecret } from '@corner/server/accounts/opaque-secret.ts'
import type { Attack } from '../attack.ts'
import { callApi, read } from '../target/call-api.ts'
import { Checks } from '../target/checks.ts'
import { addClub, type Club, PASSWORD } from '../target/club.ts'
import type { Sent } from '../target/send.ts'
import type { Target } from '../target/target.ts'
import { newAddress } from '../target/visitor.ts'

/** Wrong passwords of one e-mail from one address, after which it is closed. */
const PASSWORDS = 10

/** Guessing past the limits by spoofed addresses and other spellings; and using the limits up against everybody else. */
export const guessing: Attack = {
  name: 'guessing',
  cases: ['M1', 'M7', 'L3', 'spoofed X-Forwarded-For, Forwarded, X-Real-IP'],
  criterion:
    'No header and no spelling of an address gives an eleventh guess; what a stranger uses up on a network closes it for nobody who holds a valid token, code or link; no look-alike of an address registers',
  async run(target, { isShort }) {
    const checks = new Checks()
    const club = await addClub(target)
    const guessing = isShort ? guessCounted(target) : guessAll
    await spoofed(target, club, guessing, checks)
    await spelled(target, guessing, checks)
    await lookAlikes(target, club, checks)
    if (!isShort) await usedUp(target, checks)
    return checks.outcome()
  },
}

/** Guesses as often as is allowed. @returns whether it is closed then */
type GuessUntilClosed = (guess: (turn: number) => Promise<Sent>) => Promise<boolean>

const guessAll: GuessUntilClosed = async (guess) => {
  await Promise.all(Array.from({ length: PASSWORDS }, (_, turn) => guess(turn)))
  return (await guess(PASSWORDS)).status === 429
}

/** Each guess costs the server a hash: those in the middle are only counted, where the first one was. */
const guessCounted =
  ({ pool }: Target): GuessUntilClosed =>
  async (guess) => {
    await guess(0)
    await pool.query('update rate_limits set points = $1 where points = 1', [PASSWORDS - 1])
    await guess(1)
    return (await guess(2)).status === 429
  }

async function spoofed(
  { url }: Target,
  { people }: Club,
  guessUntilClosed: GuessUntilClosed,
  checks: Checks,
): Promise<void> {
  const ways: Record<string, (turn: number, own: string) => { from: string; headers?: Record<string, string> }> = {
    'X-Forwarded-For with more before it': (turn, own) => ({ from: `9.9.9.${turn}, 8.8.8.${turn}, ${own}` }),
    Forwarded: (turn, own) => ({ from: own, headers: { forwarded: `for=9.9.9.${turn}` } }),
    'X-Real-IP and others': (turn, own) => ({
      from: own,
      headers: {
        'x-real-ip': `9.9.9.${turn}`,
        'cf-connecting-ip': `9.9.9.${turn}`,
        'true-client-ip': `9.9.9.${turn}`,
        'x-client-ip': `9.9.9.${turn}`,
      },
    }),
    'addresses of one IPv6 network': (turn) => ({ from: `2001:db8:${people.coach?.id.slice(0, 4)}:1::${turn + 1}` }),
    'IPv4 written as IPv6': (turn, own) => ({ from: turn % 2 ? own : `::ffff:${own}` }),
  }
  const attempts = Object.entries(ways).map(async ([what, way]) => {
    const email = `guessed-${randomUUID()}@corner.example`
    const own = newAddress()
    const guess = (turn: number) =>
      callApi(url, 'POST /api/token/', { body: { email, password: `guess-${turn}` }, ...way(turn, own) })
    checks.that(await guessUntilClosed(guess), `Spoofing by ${what} gives more guesses`)
  })
  await Promise.all(attempts)
}

async function spelled({ url }: Target, guessUntilClosed: GuessUntilClosed, checks: Checks): Promise<void> {
  const spellings = [
    'vİctim',
    'VICTIM',
    'Victİm',
    'vıctim',
    'ｖictim',
    ' victim',
    'victim ',
    'vi\u0307ctim',
    'vİctİm',
    'VİCTİM',
    'victim',
  ]
  const from = newAddress()
  const guess = (turn: number) => {
    const email = `${spellings[turn]}@corner.example`
    return callApi(url, 'POST /api/token/', { from, body: { email, password: `guess-${turn}` } })
  }
  const counted = await Promise.all(spellings.map((_, turn) => guess(turn)))
  const again = await callApi(url, 'POST /api/token/', {
    from,
    body: { email: 'victim@corner.example', password: PASSWORD },
  })
  // Some of them are addresses of their own; those that are the same one must share its count.
  const sound = counted.every(({ status }) => status === 401 || status === 429 || status === 400)
  checks.that(
    sound && [401, 429].includes(again.status),
    `Spellings of one address got ${counted.map(({ status }) => status)}`,
  )
  for (const one of ['vİctim2', 'VİCTİM2', 'VICTIM2']) {
    const own = newAddress()
    const plain = (password: string, email: string) =>
      callApi(url, 'POST /api/token/', { from: own, body: { email: `${email}@corner.example`, password } })
    const isClosed = await guessUntilClosed((turn) => plain(`guess-${turn}`, turn % 2 ? one : 'victim2'))
    checks.that(isClosed, `${one} is counted apart from victim2`)
  }
}

async function lookAlikes({ url }: Target, { people }: Club, checks: Checks): Promise<void> {
  const [name = '', domain = ''] = (people.coach?.email ?? '').split('@')
  for (const email of [
    `${name.replace('o', 'о')}@${domain}`,
    `${name}\u200b@${domain}`,
    `${name}@${domain}.`,
    `${name.toUpperCase()}@${domain}`,
    `${name.replace('h', 'ｈ')}@${domain}`,
    `${name}@${domain}\u202e`,
    `"${name}"@${domain}`,
    `${name}@${domain},other@x.example`,
    `${name}@${domain}\r\nbcc: all@x.example`,
  ]) {
    const body = { email, password: PASSWORD, first_name: 'A', last_name: 'B' }
    const { status } = await callApi(url, 'POST /api/register/', { body })
    checks.that([400, 409].includes(status), `${JSON.stringify(email)} registered: ${status}`)
  }
}

/** A gym's one address, on which a stranger tries everything until the limits close it. */
async function usedUp(target: Target, checks: Checks): Promise<void> {
  const { url, pool } = target
  const from = newAddress()
  const { people, subjects } = await addClub(target)
  const email = people.coach?.email
  const session = await callApi(url, 'POST /api/token/', { from, body: { email, password: PASSWORD } })
  const spend = async (times: number, call: string, bodyOf: (turn: number) => unknown) => {
    for (let turn = 0; turn < times; turn++) await callApi(url, call, { from, body: bodyOf(turn) })
  }
  await spend(310, 'POST /api/token/refresh/', (turn) => ({ refresh: `bogus-${turn}` }))
  const { refresh } = read<{ refresh: string }>(session)
  const renewed = await callApi(url, 'POST /api/token/refresh/', { from, body: { refresh } })
  checks.that(renewed.status === 200, `After 310 bogus tokens a valid one got ${renewed.status}`)
  await spend(130, 'POST /api/validate-team-code/', (turn) => ({ code: `wrong-${turn}` }))
  const code = await callApi(url, 'POST /api/validate-team-code/', {
    from,
    body: { code: subjects.own.team.athlete_code },
  })
  checks.that(code.status === 200, `After 130 wrong codes a right one got ${code.status}`)
  await spend(130, 'POST /api/invitations/read/', (turn) => ({ token: `wrong-${turn}` }))
  const { secret, hash } = newSecret()
  await pool.query('update invitations set token_hash = $1 where id = $2', [hash, subjects.own.invitation_id])
  const invitation = await callApi(url, 'POST /api/invitations/read/', { from, body: { token: secret } })
  checks.that(invitation.status === 200, `After 130 wrong links a right one got ${invitation.status}`)
  await spend(160, 'POST /api/token/', (turn) => ({ email: `stranger-${turn}@x.example`, password: 'guess' }))
  const known = await callApi(url, 'POST /api/token/', { from, body: { email, password: PASSWORD } })
  checks.that(known.status === 200, `After 160 guesses of others a known person got ${known.status}`)
}
