import { ADMINISTRATOR, type DemoTeam, SHOWN_ATHLETE } from './club.ts'

interface DemoLink {
  /** The stored name. */
  provider: string
  /** Their number in the simulated clouds. */
  member: number
  /** Whether the maker has revoked it. */
  ends: boolean
  /** Whether its athlete has paused it. */
  pauses: boolean
}

/** A person of the demo, before they have an account. */
export interface DemoPerson {
  email: string
  first_name: string
  last_name: string
  role: 'admin' | 'coach' | 'athlete'
  /** The team they belong to, by name. */
  team: string | undefined
  /** What an athlete has linked. */
  link: DemoLink | undefined
}

/** An athlete with a wearable. */
export interface LinkedPerson extends DemoPerson {
  link: DemoLink
}

type NameOf = (member: number) => Promise<{ first_name: string; last_name: string }>

/** The coaches and athletes of these teams; athletes have the names of the simulated people. */
export async function peopleOf(teams: readonly DemoTeam[], nameOf: NameOf): Promise<DemoPerson[]> {
  const athletes = await Promise.all(
    teams.flatMap((team) => team.members.map(async (member) => asAthlete(team, member, await nameOf(member)))),
  )
  const coaches = teams.map(({ coach, name }): DemoPerson => ({ ...coach, role: 'coach', team: name, link: undefined }))
  return [...coaches, ...athletes]
}

export const administrator: DemoPerson = { ...ADMINISTRATOR, role: 'admin', team: undefined, link: undefined }

function asAthlete(team: DemoTeam, member: number, name: { first_name: string; last_name: string }): DemoPerson {
  const { first_name, last_name } = name
  const link = team.unlinked.includes(member)
    ? undefined
    : { provider: makerOf(team, member), member, ends: member === team.expired, pauses: member === team.paused }
  return {
    email: emailOf(member, first_name, last_name),
    first_name,
    last_name,
    role: 'athlete',
    team: team.name,
    link,
  }
}

function makerOf({ others = {} }: DemoTeam, member: number): string {
  return Object.entries(others).find(([, members]) => members.includes(member))?.[0] ?? 'whoop'
}

function emailOf(member: number, firstName: string, lastName: string): string {
  if (member === SHOWN_ATHLETE.member) return SHOWN_ATHLETE.email
  const plain = `${firstName}.${lastName}`
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
  return `${plain.replace(/[^a-z.]/g, '')}.${member}@corner.example`
}
