import { ADMINISTRATOR, SHOWN_ATHLETE, TEAMS } from './club.ts'

/** A person of the demo, before they have an account. */
export interface DemoPerson {
  email: string
  first_name: string
  last_name: string
  role: 'admin' | 'coach' | 'athlete'
  /** The team they belong to, by name. */
  team: string | undefined
  /** Their number in the simulator. */
  member: number | undefined
}

/** Everybody in the demo; athletes have the names of the simulator's members. */
export async function demoPeople(nameOf: (member: number) => Promise<{ first_name: string; last_name: string }>) {
  const athletes = await Promise.all(
    TEAMS.flatMap((team) =>
      team.members.map(async (member): Promise<DemoPerson> => {
        const { first_name, last_name } = await nameOf(member)
        return {
          email: emailOf(member, first_name, last_name),
          first_name,
          last_name,
          role: 'athlete',
          team: team.name,
          member,
        }
      }),
    ),
  )
  const coaches = TEAMS.map(
    ({ coach, name }): DemoPerson => ({ ...coach, role: 'coach', team: name, member: undefined }),
  )
  return [
    { ...ADMINISTRATOR, role: 'admin', team: undefined, member: undefined } satisfies DemoPerson,
    ...coaches,
    ...athletes,
  ]
}

function emailOf(member: number, firstName: string, lastName: string): string {
  if (member === SHOWN_ATHLETE.member) return SHOWN_ATHLETE.email
  const plain = `${firstName}.${lastName}`
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
  return `${plain.replace(/[^a-z.]/g, '')}.${member}@corner.example`
}
