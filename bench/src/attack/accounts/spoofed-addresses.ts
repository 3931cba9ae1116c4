import type { Attack } from '../attack.ts'
import { Checks } from '../target/checks.ts'
import { addClub, type Person } from '../target/club.ts'
import { send } from '../target/send.ts'
import type { Target } from '../target/target.ts'
import { newAddress } from '../target/visitor.ts'

/** Wrong passwords of one e-mail from one network, after which it is closed. */
const PASSWORDS = 10

/** What a visitor writes about where they come from, another one in each turn. */
const WAYS: Record<string, (turn: number) => Record<string, string>> = {
  'X-Forwarded-For': (turn) => ({ 'x-forwarded-for': `9.9.9.${turn}` }),
  'a chain of X-Forwarded-For': (turn) => ({ 'x-forwarded-for': `9.9.9.${turn}, 8.8.8.${turn}, 127.0.0.${turn + 2}` }),
  Forwarded: (turn) => ({ forwarded: `for=9.9.9.${turn};by=127.0.0.1`, 'x-forwarded-by': '127.0.0.1' }),
  'X-Real-IP and others': (turn) => ({
    'x-real-ip': `9.9.9.${turn}`,
    'x-client-ip': `9.9.9.${turn}`,
    'cf-connecting-ip': `9.9.9.${turn}`,
    'true-client-ip': `9.9.9.${turn}`,
    'x-cluster-client-ip': `9.9.9.${turn}`,
  }),
  'an address that is none': (turn) => ({ 'x-forwarded-for': `<script>${turn}`, forwarded: `for="${turn}"` }),
}

/** Visitors who say that they come from somewhere else, without a proxy of the operator and behind one. */
export const spoofedAddresses: Attack = {
  name: 'spoofed-addresses',
  cases: ['spoofed X-Forwarded-For, Forwarded, X-Real-IP'],
  criterion:
    'Without TRUST_PROXY no header changes whose tries are counted or which address the audit log names; with it only the last entry of X-Forwarded-For does, which the proxy wrote',
  isLong: true,
  async run(target) {
    const checks = new Checks()
    const direct = await target.startBeside({ TRUST_PROXY: 'false' })
    for (const [what, way] of Object.entries(WAYS)) {
      const { coach, athlete } = (await addClub(target)).people
      await guess(target, `${what} without a proxy`, { url: direct, person: coach, way, is: '127.0.0.1' }, checks)
      const own = newAddress()
      const behind = (turn: number) => {
        const { 'x-forwarded-for': said, ...others } = way(turn)
        return { ...others, 'x-forwarded-for': said === undefined ? own : `${said}, ${own}` }
      }
      await guess(target, `${what} behind a proxy`, { url: target.url, person: athlete, way: behind, is: own }, checks)
    }
    return checks.outcome()
  },
}

interface Guesses {
  url: string
  person: Person | undefined
  way: (turn: number) => Record<string, string>
  /** Where they really come from. */
  is: string
}

async function guess({ pool }: Target, what: string, { url, person, way, is }: Guesses, checks: Checks): Promise<void> {
  const statuses: number[] = []
  for (let turn = 0; turn <= PASSWORDS; turn++) {
    const headers = { 'content-type': 'application/json', ...way(turn) }
    const body = JSON.stringify({ email: person?.email, password: `guess-${turn}` })
    statuses.push((await send(url, { method: 'POST', path: '/api/token/', headers, body })).status)
  }
  checks.that(statuses.at(-1) === 429, `${what} gives more guesses: ${statuses}`)
  const { rows } = await pool.query<{ address: string }>(
    `select distinct details ->> 'address' as address from audit_lines where action = 'sign_in_failed' and subject_id = $1`,
    [person?.id],
  )
  const addresses = rows.map(({ address }) => address)
  checks.that(addresses.join() === is, `${what}: the audit log names ${addresses}, not ${is}`)
}
