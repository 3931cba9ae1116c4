import { randomUUID } from 'node:crypto'
import { hashPassword } from '@corner/server/accounts/passwords.ts'
import { medianRatio, runAlternating } from '../../medians.ts'
import type { Attack } from '../attack.ts'
import { callApi } from '../target/call-api.ts'
import { Checks } from '../target/checks.ts'
import { addClub, PASSWORD } from '../target/club.ts'

const ROUNDS = { whole: 150, short: 9 }
/** By so much the median of many tries may differ; a lookup that skips the hash would be ten times as fast. */
const MOST_RATIO = 1.25
const MOST_RATIO_OF_FEW = 2

/** Whether somebody has an account, found out by what the server says or by how long it takes. */
export const enumeration: Attack = {
  name: 'enumeration',
  cases: ['time of known and unknown address'],
  criterion: `A known and an unknown address get the same text at sign-in and at the request for a new password, and the median of the ratio of their times is at most ${MOST_RATIO} x`,
  async run(target, { isShort }) {
    const { url, pool } = target
    const checks = new Checks()
    const { people, subjects } = await addClub(target)
    const known = people.coach?.email ?? ''
    // With the cost of production: the cheap hash of the others would tell them apart.
    await pool.query('update users set password_hash = $1 where email = $2', [await hashPassword(PASSWORD), known])
    const unknown = () => `nobody-${randomUUID()}@corner.example`
    const asks = {
      'POST /api/token/': (email: string) => ({ email, password: 'wrong-password-9' }),
      'POST /api/password-reset/request/': (email: string) => ({ email }),
    }
    const figures: string[] = []
    for (const [call, bodyOf] of Object.entries(asks)) {
      const ask = (email: string) => callApi(url, call, { body: bodyOf(email) })
      const [one, other] = [await ask(known), await ask(unknown())]
      const text = ({ status, body }: typeof one) => `${status} ${body.replace(/"request_id":"[^"]+"/, '')}`
      checks.that(text(one) === text(other), `${call} tells apart: ${text(one)} and ${text(other)}`)
      const headers = (sent: typeof one) => Object.keys(sent.headers).sort().join()
      checks.that(headers(one) === headers(other), `${call} sends other headers for a known address`)
      // Below the limit for one address: the count of it is taken back between the rounds.
      const forget = () => pool.query('delete from rate_limits')
      const [knownMs = [], unknownMs = []] = await runAlternating(
        [
          { run: () => ask(known), prepare: forget },
          { run: () => ask(unknown()), prepare: forget },
        ],
        isShort ? ROUNDS.short : ROUNDS.whole,
      )
      const ratio = medianRatio(knownMs, unknownMs)
      // A few rounds on a busy machine say nothing; a skipped hash still shows.
      const most = isShort ? MOST_RATIO_OF_FEW : MOST_RATIO
      checks.that(ratio < most && ratio > 1 / most, `${call}: known takes ${ratio.toFixed(2)} x the time of unknown`)
      figures.push(`${call.split('/').at(-2)} ${ratio.toFixed(2)} x`)
    }
    const [code, link] = [subjects.own.team.coach_code, 'x'.repeat(43)]
    const wrong = await callApi(url, 'POST /api/invitations/read/', { body: { token: link } })
    checks.that(wrong.status === 400 && !wrong.body.includes('@'), 'A wrong invitation link tells of somebody')
    const valid = await callApi(url, 'POST /api/validate-team-code/', { body: { code } })
    checks.that(!valid.body.includes(subjects.own.team.id), 'A join code tells of the team before anybody joins')
    return checks.outcome(figures.join(', '))
  },
}
