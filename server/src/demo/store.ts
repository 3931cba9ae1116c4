import { emailKey } from '@corner/contract/email-address.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy } from '../database/visible-athletes.ts'
import { newJoinCode } from '../teams/join-codes.ts'
import { type DemoTeam, ORGANIZATION } from './club.ts'
import type { DemoPerson } from './people.ts'

/** The demo's organization, or undefined before the first fill. */
export async function findOrganization(db: Database): Promise<{ id: string } | undefined> {
  return db.selectFrom('organizations').select('id').where('name', '=', ORGANIZATION.name).executeTakeFirst()
}

export async function createOrganization(db: Database): Promise<{ id: string }> {
  return db.insertInto('organizations').values(ORGANIZATION).returning('id').executeTakeFirstOrThrow()
}

/** Teams, people and memberships; in a transaction, so that a killed start leaves all of them or none. */
export async function createTeams(
  db: Database,
  organizationId: string,
  wanted: readonly DemoTeam[],
  people: readonly DemoPerson[],
  passwordHash: string,
): Promise<void> {
  const teams = await db
    .insertInto('teams')
    .values(
      wanted.map(({ name, gender, description }) => ({
        organization_id: organizationId,
        name,
        gender,
        description,
        sport: 'Wrestling',
        coach_code: newJoinCode(),
        athlete_code: newJoinCode(),
      })),
    )
    .returning(['id', 'name'])
    .execute()
  const users = await db
    .insertInto('users')
    .values(
      people.map(({ email, first_name, last_name, role }) => ({
        username: email,
        email,
        email_key: emailKey(email),
        email_proven_at: new Date(),
        first_name,
        last_name,
        role,
        password_hash: passwordHash,
      })),
    )
    .returning(['id', 'email'])
    .execute()
  const userId = new Map(users.map(({ email, id }) => [email, id]))
  const teamId = new Map(teams.map(({ name, id }) => [name, id]))
  const memberships = people.flatMap(({ email, role, team }) => {
    const [user_id, team_id] = [userId.get(email), teamId.get(team ?? '')]
    return user_id && team_id && role !== 'admin' ? [{ user_id, team_id, role }] : []
  })
  await db.insertInto('memberships').values(memberships).execute()
}

/** E-mail addresses of linked users, with how far the first sync has come. */
export async function linkedPeople(db: Database) {
  return asSeenBy(db, 'all', (links) =>
    links
      .selectFrom('wearable_connections')
      .innerJoin('users', 'users.id', 'wearable_connections.user_id')
      .select([
        'users.email',
        'wearable_connections.status',
        'wearable_connections.first_sync_state',
        'wearable_connections.paused_at',
      ])
      .execute(),
  )
}

export async function hasUsers(db: Database): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Those of these addresses that somebody has an account with. */
export async function takenAddresses(db: Database, emails: readonly string[]): Promise<string[]> {
  const keys = emails.map(emailKey)
  const rows = await db.selectFrom('users').select('email').where('email_key', 'in', keys).execute()
  return rows.map(({ email }) => email)
}

export async function hasUserWithEmail(db: Database, email: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
}
