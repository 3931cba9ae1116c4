import { randomUUID } from 'node:crypto'
import { emailKey } from '@corner/contract/email-address.ts'
import type { Role, TeamRole } from '@corner/contract/roles.ts'
import { AccessTokens } from '../accounts/access-tokens.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { newJoinCode } from '../teams/join-codes.ts'
import { TEST_PASSWORD_COST, type TestApp } from './app.ts'

export const TEST_PASSWORD = 'takedown-6'

export interface TestPerson {
  id: string
  email: string
  first_name: string
  last_name: string
  full_name: string
  role: Role
  session_id: string
  /** An access token, valid for 15 minutes of the app's clock. */
  token: string
  /** For `app.inject({ headers })`. */
  headers: { authorization: string }
}

export interface TestTeam {
  id: string
  name: string
  organization_id: string
  coach_code: string
  athlete_code: string
}

interface PersonOptions {
  email?: string
  /** false: an account that registered itself with the form. */
  isProven?: boolean
  first_name?: string
  last_name?: string
}

/** Creates people and teams as rows, signed in. Their password is `TEST_PASSWORD`. */
export class People {
  private readonly testApp: TestApp
  private readonly tokens: AccessTokens
  private readonly passwordHash = hashPassword(TEST_PASSWORD, TEST_PASSWORD_COST)

  constructor(testApp: TestApp) {
    this.testApp = testApp
    this.tokens = new AccessTokens(testApp.keyRing, testApp.clock.now)
  }

  async addOrganization(name = `Club ${randomUUID()}`): Promise<string> {
    const row = await this.testApp.database
      .insertInto('organizations')
      .values({ name })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  }

  async addTeam(name = 'Wrestling', organizationId?: string): Promise<TestTeam> {
    const organization_id = organizationId ?? (await this.addOrganization())
    const codes = { coach_code: newJoinCode(), athlete_code: newJoinCode() }
    return this.testApp.database
      .insertInto('teams')
      .values({ organization_id, name, sport: 'Wrestling', ...codes })
      .returning(['id', 'name', 'organization_id', 'coach_code', 'athlete_code'])
      .executeTakeFirstOrThrow()
  }

  addAdministrator(options: PersonOptions = {}): Promise<TestPerson> {
    return this.addPerson('admin', options)
  }

  /** The teams they belong to; absent: none. */
  async addCoach(teams: readonly { id: string }[] = [], options: PersonOptions = {}): Promise<TestPerson> {
    const coach = await this.addPerson('coach', options)
    for (const team of teams) await this.join(coach, team, 'coach')
    return coach
  }

  async addAthlete(teams: readonly { id: string }[] = [], options: PersonOptions = {}): Promise<TestPerson> {
    const athlete = await this.addPerson('athlete', options)
    for (const team of teams) await this.join(athlete, team, 'athlete')
    return athlete
  }

  async join(person: { id: string }, team: { id: string }, role: TeamRole): Promise<void> {
    await this.testApp.database
      .insertInto('memberships')
      .values({ user_id: person.id, team_id: team.id, role })
      .execute()
  }

  async addPerson(
    role: Role,
    { email, isProven = true, first_name = 'Ada', last_name = 'Tester' }: PersonOptions = {},
  ): Promise<TestPerson> {
    const address = email ?? `${randomUUID()}@corner.example`
    const { id } = await this.testApp.database
      .insertInto('users')
      .values({
        username: address,
        email: address,
        first_name,
        last_name,
        role,
        password_hash: await this.passwordHash,
        email_key: emailKey(address),
        email_proven_at: isProven ? this.testApp.clock.now() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const session = await this.addSession(id)
    return { id, email: address, first_name, last_name, full_name: `${first_name} ${last_name}`, role, ...session }
  }

  /** Another sign-in of a person, for example after time has passed. */
  async addSession(
    user_id: string,
  ): Promise<{ session_id: string; token: string; headers: { authorization: string } }> {
    const { database, clock } = this.testApp
    const { id: session_id } = await database
      .insertInto('sessions')
      .values({ user_id, created_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const token = await this.tokens.sign({ user_id, session_id })
    return { session_id, token, headers: { authorization: `Bearer ${token}` } }
  }
}
