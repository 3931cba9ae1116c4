import type { RosterError, RosterOutcome } from '@corner/contract/entities/roster.ts'
import type { Role, TeamRole } from '@corner/contract/roles.ts'
import type { RosterPerson } from './person-line.ts'

/** What the database knows about the address of one line. */
export interface KnownAddress {
  /** The address as the database compares it: two lines with the same one are about the same person. */
  address: string
  user_id: string | null
  account_role: Role | null
  /** When the account was registered, if its address is not verified; else null. */
  unproven_since: Date | null
  /** Their role in this team; null: not a member. */
  member_role: TeamRole | null
  is_invited: boolean
}

export interface CheckedLine extends RosterPerson {
  user_id: string | null
  unproven_since: Date | null
  outcome: RosterOutcome
}

/** What each line does to the team; a person in two lines is an error. @param known one for each line, in their order */
export function checkRoster(
  people: readonly RosterPerson[],
  known: readonly KnownAddress[],
): { lines: CheckedLine[]; errors: RosterError[] } {
  const lines: CheckedLine[] = []
  const errors: RosterError[] = []
  const firstLine = new Map<string, number>()
  for (const [index, person] of people.entries()) {
    const found = known[index]
    if (!found) throw new Error('An address of the roster was not looked up')
    const first = firstLine.get(found.address)
    if (first === undefined) {
      firstLine.set(found.address, person.line)
      const { user_id, unproven_since } = found
      lines.push({ ...person, user_id, unproven_since, outcome: outcomeOf(found) })
    } else {
      const message = `${person.email} stands in line ${first} already. Keep one of the two.`
      errors.push({ line: person.line, column: 'email', message })
    }
  }
  return { lines, errors }
}

/** An account that registered itself gets nothing by its address: the owner of the mailbox joins by the invitation. */
function outcomeOf({ user_id, unproven_since, member_role, is_invited }: KnownAddress): RosterOutcome {
  if (member_role) return 'already_member'
  if (user_id && !unproven_since) return 'join'
  return is_invited ? 'invite_again' : 'invite'
}
