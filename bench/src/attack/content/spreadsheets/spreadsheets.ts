import { randomUUID } from 'node:crypto'
import { csvText } from '@corner/contract/csv.ts'
import type { AuditEntry } from '@corner/contract/entities/audit.ts'
import type { InvitationLink } from '@corner/contract/entities/roster.ts'
import { auditCsv } from '@corner/web/app/screens/admin-dashboard/tabs/audit/audit-csv.ts'
import { linksTable } from '@corner/web/app/screens/admin-dashboard/tabs/roster/roster-files.ts'
import { strFromU8, unzipSync } from 'fflate'
import { seedLinkedTeam } from '../../../linked-team.ts'
import type { Attack } from '../../attack.ts'
import { callApi, read } from '../../target/call-api.ts'
import { Checks } from '../../target/checks.ts'
import { addClub, type Club, PASSWORD } from '../../target/club.ts'
import { send } from '../../target/send.ts'
import type { Target } from '../../target/target.ts'
import { downloadsOf } from './downloads.ts'
import { formulasIn, hostileCellsOf, STORED, TYPED } from './hostile-cells.ts'

/** Names that are formulas, in every CSV that Corner gives out. */
export const spreadsheets: Attack = {
  name: 'spreadsheets',
  cases: ['`=1+1` names: the exports guard them'],
  criterion:
    'No cell of a CSV file begins with the sign of a formula, whether a program separates cells by commas, semicolons or tabs, and each file holds the hostile names',
  async run(target, { isShort }) {
    const checks = new Checks()
    const club = await addClub(target)
    const team = await addHostileTeam(target, club)
    const files = {
      ...(await ownData(target, club)),
      'the audit log': await auditLog(target, club),
      'the invitation links': await invitationLinks(target, club),
      ...(await answers(target, club, team)),
      ...(isShort ? {} : await downloadsOf(target, club, team)),
    }
    for (const [what, text] of Object.entries(files)) {
      const formulas = formulasIn(text)
      checks.that(formulas.length === 0, `${what} holds formulas: ${JSON.stringify(formulas.slice(0, 3))}`)
      checks.that(hostileCellsOf(text) > 0, `${what} holds no hostile name, and proves nothing: ${text.slice(0, 200)}`)
    }
    return checks.outcome(`${Object.keys(files).length} files`)
  },
}

/** A team with records of a quarter, whose athletes, workouts and name are formulas. @returns its id */
async function addHostileTeam({ pool }: Target, { people, subjects }: Club): Promise<string> {
  const { id, athleteIds } = await seedLinkedTeam(pool, `Sheets${randomUUID().slice(0, 8)}`, STORED.length + 1)
  const [given, ...named] = athleteIds
  const rename = (who: string, first: string | undefined, last: string | undefined) =>
    pool.query('update users set first_name = $1, last_name = $2 where id = $3', [first, last, who])
  for (const [at, who] of named.entries()) await rename(who, STORED[at], 'Tester')
  for (const [at, person] of Object.values(people).entries())
    if (person) await rename(person.id, STORED[at % STORED.length], STORED.at(-at % STORED.length))
  // Of the club's athlete, who signs in; the others only stand in the lists of a coach.
  for (const table of ['wearable_connections', 'workouts'])
    await pool.query(`update ${table} set user_id = $1 where user_id = $2`, [people.athlete?.id, given])
  await pool.query(
    `with numbered as (select provider_id, row_number() over () as n from workouts where user_id = $1)
     update workouts set sport_name = ($2::text[])[1 + n % cardinality($2::text[])]
     from numbered where workouts.provider_id = numbered.provider_id and user_id = $1`,
    [people.athlete?.id, STORED],
  )
  await pool.query(
    `insert into wearable_profiles (user_id, provider, first_name, last_name, email, raw) values ($1, 'whoop', $2, $3, $4, '{}')`,
    [people.athlete?.id, ...STORED.slice(0, 3)],
  )
  await pool.query('update teams set name = $1 where id = any($2)', [TYPED[5], [id, subjects.own.team.id]])
  await pool.query(`insert into memberships (user_id, team_id, role) values ($1, $2, 'coach')`, [people.coach?.id, id])
  return id
}

/** The files of "Download all my data" in which strangers' texts stand. */
async function ownData({ url }: Target, { people }: Club): Promise<Record<string, string>> {
  const { bytes } = await callApi(url, 'GET /api/users/me/export/', { by: people.athlete })
  const files = unzipSync(bytes)
  return Object.fromEntries(
    ['memberships', 'workouts', 'connections'].map((name) => {
      const file = files[`${name}.csv`]
      if (!file) throw new Error(`The export has no ${name}.csv: ${Object.keys(files)}`)
      return [`the own ${name}`, strFromU8(file)]
    }),
  )
}

async function auditLog({ url }: Target, { people }: Club): Promise<string> {
  for (const person of Object.values(people))
    if (person) await callApi(url, 'POST /api/token/', { body: { email: person.email, password: PASSWORD } })
  const log = await callApi(url, 'GET /api/teams/admin/audit/?page_size=100', { by: people.admin })
  return csvText(auditCsv(read<AuditEntry[]>(log), 'UTC'))
}

async function invitationLinks({ url }: Target, { people, subjects }: Club): Promise<string> {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const lines = TYPED.map((name) => [`${randomUUID()}@x.example`, name, name, ''].map(quoted).join(','))
  const imported = await send(url, {
    method: 'POST',
    path: `/api/teams/admin/roster/import/?team_id=${subjects.own.team.id}`,
    headers: { 'content-type': 'text/csv', authorization: `Bearer ${people.admin?.token}` },
    body: ['email,first_name,last_name,role', ...lines].join('\n'),
  })
  const { invitations } = read<{ invitations: InvitationLink[] }>(imported)
  return csvText(linksTable(invitations))
}

async function answers({ url }: Target, { people }: Club, team_id: string): Promise<Record<string, string>> {
  const message = 'csv of sleep and recovery for all athletes this week'
  const reply = await callApi(url, 'POST /api/chat/', { by: people.coach, body: { message, team_id } })
  const { response } = read<{ response: string }>(reply)
  return { 'a table of the AI coach': /```csv\n(.*?)\n```/s.exec(response)?.[1] ?? response }
}
