import { randomUUID } from 'node:crypto'
import type { Role, TeamRole } from '@corner/contract/roles.ts'
import type { Insertable } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'

type Row<Table extends keyof Schema> = Partial<Insertable<Schema[Table]>>

/** People, teams, links and records, written as rows: what a sync would have stored. */
export class Club {
  private readonly db: Database

  constructor(db: Database) {
    this.db = db
  }

  async addPerson(first_name: string, role: Role): Promise<string> {
    const username = `${first_name}-${randomUUID()}`.toLowerCase()
    const email = `${username}@corner.example`
    const person = { username, email, password_hash: '-', first_name, last_name: 'Tester', role }
    const { id } = await this.db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow()
    return id
  }

  async addTeam(name: string): Promise<string> {
    const organization = await this.db
      .insertInto('organizations')
      .values({ name: `${name} ${randomUUID()}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    const codes = { coach_code: randomUUID(), athlete_code: randomUUID() }
    const { id } = await this.db
      .insertInto('teams')
      .values({ organization_id: organization.id, name, sport: 'wrestling', ...codes })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  async join(user_id: string, team_id: string, role: TeamRole): Promise<void> {
    await this.db.insertInto('memberships').values({ user_id, team_id, role }).execute()
  }

  /** An athlete of the team, linked by default. */
  async addAthlete(first_name: string, teamId: string, link: Row<'wearable_connections'> | null = {}): Promise<string> {
    const athlete = await this.addPerson(first_name, 'athlete')
    await this.join(athlete, teamId, 'athlete')
    if (link) await this.link(athlete, link)
    return athlete
  }

  async link(user_id: string, link: Row<'wearable_connections'> = {}): Promise<void> {
    const row = {
      user_id,
      provider: 'whoop',
      provider_user_id: randomUUID(),
      status: 'connected' as const,
      scopes: [],
      connected_at: new Date('2026-01-01T00:00:00Z'),
      first_sync_days: 30,
    }
    await this.db
      .insertInto('wearable_connections')
      .values({ ...row, ...link })
      .execute()
  }

  async addRecovery(user_id: string, date: string, values: Row<'recoveries'> = {}): Promise<void> {
    const row = { ...record(user_id, date), cycle_id: randomUUID(), ...values }
    await this.db.insertInto('recoveries').values(row).execute()
  }

  /** A main sleep by default. */
  async addSleep(user_id: string, date: string, values: Row<'sleeps'> = {}): Promise<void> {
    const row = { ...record(user_id, date), ...SPAN, nap: false, ...values }
    await this.db.insertInto('sleeps').values(row).execute()
  }

  async addCycle(user_id: string, date: string, values: Row<'cycles'> = {}): Promise<void> {
    const row = { ...record(user_id, date), ...SPAN, ...values }
    await this.db.insertInto('cycles').values(row).execute()
  }

  async addWorkout(user_id: string, date: string, values: Row<'workouts'> = {}): Promise<void> {
    const row = { ...record(user_id, date), ...SPAN, sport_name: 'wrestling', ...values }
    await this.db.insertInto('workouts').values(row).execute()
  }
}

function record(user_id: string, date: string) {
  const key = { user_id, provider: 'whoop', provider_id: randomUUID() }
  return { ...key, date, updated_at: new Date(), raw: '{}', score_state: 'SCORED' as const }
}

const SPAN = {
  start_at: new Date('2026-03-01T21:00:00Z'),
  end_at: new Date('2026-03-02T05:00:00Z'),
  timezone_offset: '+00:00',
}
