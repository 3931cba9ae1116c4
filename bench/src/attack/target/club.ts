import { randomUUID } from 'node:crypto'
import { emailKey } from '@corner/contract/email-address.ts'
import type { Role, TeamRole } from '@corner/contract/roles.ts'
import { newSecret } from '@corner/server/accounts/opaque-secret.ts'
import { hashPassword } from '@corner/server/accounts/passwords.ts'
import { newJoinCode } from '@corner/server/teams/join-codes.ts'
import type { Target } from './target.ts'

export const PASSWORD = 'takedown-6-nights'
/** As cheap as argon2 gets: the strength of a hash is not what is attacked with it. */
const CHEAP = { memoryKib: 64, passes: 1 }
const passwordHash = hashPassword(PASSWORD, CHEAP)

export interface Person {
  id: string
  email: string
  role: Role
  session_id: string
  token: string
}

interface Team {
  id: string
  organization_id: string
  coach_code: string
  athlete_code: string
}

/**
 * What a caller may be after: their own, that of somebody beside them, that of another club, and what is there no more.
 */
export const WHOSE = ['own', 'other', 'foreign', 'deleted'] as const
export type Whose = (typeof WHOSE)[number]

/** What a call is about. */
export interface Subject {
  team: Team
  athlete: Person
  organization_id: string
  /** A team has none: an organization that may be deleted. */
  empty_organization_id: string
  invitation_id: string
}

/** Everybody who may call. A club of their own each time, so that a call that succeeds disturbs no other. */
export const CALLERS = [
  'visitor',
  'forged',
  'expired',
  'signed out',
  'removed',
  'athlete',
  'athlete of another club',
  'coach',
  'coach of another club',
  'coach without a team',
  'demoted coach',
  'admin',
] as const
export type CallerName = (typeof CALLERS)[number]

export interface Club {
  subjects: Record<Whose, Subject>
  people: Record<CallerName, Person | undefined>
  /** In every name and address of a club's people: must never reach who may not see that club. */
  marks: Record<'home' | 'away', string>
}

/** Two clubs with their people, signed in; written as rows, because the API would count attempts. */
export async function addClub({ database, tokens }: Target): Promise<Club> {
  const now = new Date()
  const users: NewUser[] = []
  const memberships: { user_id: string; team_id: string; role: TeamRole }[] = []
  const sessions: { id: string; user_id: string; created_at: Date; ended_at: Date | null }[] = []
  const hash = await passwordHash
  const marks = { home: `Home${randomUUID().slice(0, 8)}`, away: `Away${randomUUID().slice(0, 8)}` }

  async function person(role: Role, { mark = marks.home, isEnded = false } = {}): Promise<Person> {
    const [id, session_id] = [randomUUID(), randomUUID()]
    const email = `${mark.toLowerCase()}-${id}@corner.example`
    users.push({ id, email, role, mark, hash, now })
    sessions.push({ id: session_id, user_id: id, created_at: now, ended_at: isEnded ? now : null })
    return { id, email, role, session_id, token: await tokens.sign({ user_id: id, session_id }) }
  }
  const organizations: { id: string; name: string }[] = []
  const organization = (name: string) => {
    const id = randomUUID()
    organizations.push({ id, name: `${name} ${id}` })
    return id
  }
  const team = (organization_id: string): Team => ({
    id: randomUUID(),
    organization_id,
    coach_code: newJoinCode(),
    athlete_code: newJoinCode(),
  })
  const join = ({ id }: Person, { id: team_id }: Team, role: TeamRole) =>
    memberships.push({ user_id: id, team_id, role })

  const [home, away] = [organization(marks.home), organization(marks.away)]
  const [ours, theirs] = [team(home), team(away)]
  const people = {
    athlete: await person('athlete'),
    teammate: await person('athlete'),
    foreignAthlete: await person('athlete', { mark: marks.away }),
    coach: await person('coach'),
    foreignCoach: await person('coach', { mark: marks.away }),
    loneCoach: await person('coach', { mark: 'Lone' }),
    demoted: await person('athlete'),
    admin: await person('admin', { mark: 'Admin' }),
    signedOut: await person('admin', { mark: 'Gone', isEnded: true }),
  }
  for (const [who, where, role] of [
    [people.athlete, ours, 'athlete'],
    [people.teammate, ours, 'athlete'],
    [people.coach, ours, 'coach'],
    [people.demoted, ours, 'coach'],
    [people.foreignAthlete, theirs, 'athlete'],
    [people.foreignCoach, theirs, 'coach'],
  ] as const)
    join(who, where, role)
  const invitations = [ours, theirs].map(({ id: team_id }) => ({
    id: randomUUID(),
    team_id,
    email: `invited-${randomUUID()}@corner.example`,
    token_hash: newSecret().hash,
    first_name: 'Invited',
    last_name: 'Person',
    role: 'athlete' as const,
    created_at: now,
    expires_at: new Date(now.getTime() + 86_400_000),
  }))
  const empty = [organization('Empty'), organization('Empty')]
  const [ourInvitation, theirInvitation] = invitations

  await database.transaction().execute(async (transaction) => {
    await transaction.insertInto('organizations').values(organizations).execute()
    const teams = [ours, theirs].map((row, at) => ({ ...row, name: at ? marks.away : marks.home, sport: 'Wrestling' }))
    await transaction.insertInto('teams').values(teams).execute()
    await transaction.insertInto('users').values(users.map(asUser)).execute()
    await transaction.insertInto('memberships').values(memberships).execute()
    await transaction.insertInto('sessions').values(sessions).execute()
    await transaction.insertInto('invitations').values(invitations).execute()
  })

  const gone: Person = { ...people.athlete, id: randomUUID(), session_id: randomUUID() }
  const expired = new Date(now.getTime() - 1000)
  return {
    marks,
    people: {
      visitor: undefined,
      forged: { ...people.admin, token: `${people.admin.token.slice(0, -4)}AAAA` },
      expired: { ...people.admin, token: await tokens.sign({ ...asClaims(people.admin) }, expired) },
      'signed out': people.signedOut,
      removed: { ...gone, token: await tokens.sign(asClaims(gone)) },
      athlete: people.athlete,
      'athlete of another club': people.foreignAthlete,
      coach: people.coach,
      'coach of another club': people.foreignCoach,
      'coach without a team': people.loneCoach,
      'demoted coach': people.demoted,
      admin: people.admin,
    },
    subjects: {
      own: subject(ours, people.athlete, empty[0], ourInvitation?.id),
      other: subject(ours, people.teammate, empty[0], ourInvitation?.id),
      foreign: subject(theirs, people.foreignAthlete, empty[1], theirInvitation?.id),
      deleted: subject(team(randomUUID()), gone, randomUUID(), randomUUID()),
    },
  }
}

function subject(team: Team, athlete: Person, empty_organization_id = '', invitation_id = ''): Subject {
  return { team, athlete, organization_id: team.organization_id, empty_organization_id, invitation_id }
}

function asClaims({ id: user_id, session_id }: Person) {
  return { user_id, session_id }
}

function asUser({ id, email, role, mark, hash, now }: NewUser) {
  const names = { first_name: mark, last_name: 'Tester' }
  const address = { username: email, email, email_key: emailKey(email), email_proven_at: now }
  return { id, ...address, ...names, role, password_hash: hash }
}

interface NewUser {
  id: string
  email: string
  role: Role
  mark: string
  hash: string
  now: Date
}
