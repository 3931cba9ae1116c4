import { randomUUID } from 'node:crypto'
import { newSecret } from '@corner/server/accounts/opaque-secret.ts'
import type { Attack } from '../attack.ts'
import { callApi, read } from '../target/call-api.ts'
import { Checks } from '../target/checks.ts'
import { addClub, PASSWORD, type Person } from '../target/club.ts'
import { inParallel } from '../target/in-parallel.ts'
import type { Sent } from '../target/send.ts'
import type { Target } from '../target/target.ts'

const AT_ONCE = 10
const ROUNDS = { whole: 10, short: 1 }

/** The same thing many times at one moment, where it may happen once. */
export const races: Attack = {
  name: 'races',
  cases: ['races x10: one account, one acceptance, one password link', 'two administrators deleting each other'],
  criterion:
    'Of ten registrations, acceptances, joins and password links at one moment one succeeds; of two administrators who delete each other one stays',
  async run(target, { isShort }) {
    const checks = new Checks()
    for (let round = 0; round < (isShort ? ROUNDS.short : ROUNDS.whole); round++) {
      await oneAccount(target, checks)
      await oneAcceptance(target, checks)
      await oneJoin(target, checks)
      await onePassword(target, checks)
      await oneAdministrator(target, checks)
    }
    return checks.outcome()
  },
}

async function together(send: () => Promise<Sent>): Promise<number[]> {
  const statuses: number[] = []
  await inParallel(AT_ONCE, Array.from({ length: AT_ONCE }), async () => statuses.push((await send()).status))
  return statuses.sort()
}

function expectOne(checks: Checks, what: string, statuses: readonly number[]): void {
  const won = statuses.filter((status) => status < 300).length
  const isSound = statuses.every((status) => status < 500)
  checks.that(won === 1 && isSound, `${what}: ${statuses.join()}`)
}

async function oneAccount({ url, pool }: Target, checks: Checks): Promise<void> {
  const email = `raced-${randomUUID()}@corner.example`
  const body = { email, password: PASSWORD, first_name: 'Raced', last_name: 'Tester' }
  expectOne(
    checks,
    'Registrations with one address',
    await together(() => callApi(url, 'POST /api/register/', { body })),
  )
  const { rowCount } = await pool.query('select from users where email = $1', [email])
  checks.that(rowCount === 1, `${rowCount} accounts of one address`)
}

async function oneAcceptance(target: Target, checks: Checks): Promise<void> {
  const { url, pool } = target
  const { subjects } = await addClub(target)
  const { secret: token, hash } = newSecret()
  const { rows } = await pool.query<{ email: string }>(
    'update invitations set token_hash = $1 where id = $2 returning email',
    [hash, subjects.own.invitation_id],
  )
  const body = { token, first_name: 'Raced', last_name: 'Tester', password: PASSWORD }
  expectOne(checks, 'Acceptances', await together(() => callApi(url, 'POST /api/invitations/accept/', { body })))
  const { rowCount } = await pool.query('select from memberships m join users u on u.id = user_id where email = $1', [
    rows[0]?.email,
  ])
  checks.that(rowCount === 1, `${rowCount} memberships of one invitation`)
}

async function oneJoin(target: Target, checks: Checks): Promise<void> {
  const { url, pool } = target
  const { people, subjects } = await addClub(target)
  const by = people['coach without a team']
  const body = { team_code: subjects.own.team.coach_code }
  expectOne(checks, 'Joins', await together(() => callApi(url, 'POST /api/users/me/join-team/', { by, body })))
  const { rowCount } = await pool.query('select from memberships where user_id = $1', [by?.id])
  checks.that(rowCount === 1, `${rowCount} memberships of one join`)
}

async function onePassword(target: Target, checks: Checks): Promise<void> {
  const { url } = target
  const { people, subjects } = await addClub(target)
  const issued = await callApi(url, 'POST /api/teams/admin/issue-password-link/', {
    by: people.admin,
    body: { user_id: subjects.own.athlete.id },
  })
  const token = read<{ link: string }>(issued).link.split('#')[1]
  const body = { token, password: 'another-password-8' }
  expectOne(checks, 'One password link', await together(() => callApi(url, 'POST /api/password-reset/', { body })))
}

async function oneAdministrator(target: Target, checks: Checks): Promise<void> {
  const { url, pool } = target
  const [one, other] = [(await addClub(target)).people.admin, (await addClub(target)).people.admin]
  // They are the last two; the others come back afterwards.
  await pool.query(`update users set role = 'coach' where role = 'admin' and id <> all($1)`, [[one?.id, other?.id]])
  const remove = (by: Person | undefined, whom: Person | undefined) =>
    callApi(url, `DELETE /api/teams/admin/delete-user/${whom?.id}/`, { by })
  const statuses = (await Promise.all([remove(one, other), remove(other, one)])).map(({ status }) => status)
  const { rowCount } = await pool.query(`select from users where role = 'admin'`)
  checks.that(rowCount === 1, `Two administrators deleted each other (${statuses.join()}): ${rowCount} are left`)
}
