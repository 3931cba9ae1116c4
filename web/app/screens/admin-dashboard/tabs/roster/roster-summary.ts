import type { RosterLine, RosterOutcome } from '@corner/contract/entities/roster.ts'
import { formatDate } from '../../../../shared/date-format/format-date.ts'

const OUTCOME_TEXT: Record<RosterOutcome, string> = {
  invite: 'Gets an invitation link',
  invite_again: 'Gets a new link; the earlier one stops working',
  join: 'Has an account: joins at once',
  already_member: 'Is on the team: stays as is',
}

/** What happens to a line; for an unconfirmed account, why it does not join. */
export function outcomeText({ outcome, unproven_since }: RosterLine): string {
  if (unproven_since === null || outcome === 'already_member') return OUTCOME_TEXT[outcome]
  const signedUp = `Someone signed up with this address on ${formatDate(unproven_since)} but never confirmed it.`
  return `${signedUp} They get an invitation instead.${outcome === 'invite_again' ? ' The earlier link stops working.' : ''}`
}

/** "3 people": singular or plural, with thousands separators. */
export function peopleText(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'person' : 'people'}`
}

/** How many lines the import acts on. */
export function countToImport(lines: readonly RosterLine[]): number {
  return lines.filter(({ outcome }) => outcome !== 'already_member').length
}

/** What the import does, in one sentence. */
export function summaryText(lines: readonly RosterLine[]): string {
  const count = (...outcomes: RosterOutcome[]) => lines.filter(({ outcome }) => outcomes.includes(outcome)).length
  const [invited, joining, staying] = [count('invite', 'invite_again'), count('join'), count('already_member')]
  const parts = [
    invited > 0 && `${peopleText(invited)} ${invited === 1 ? 'gets' : 'get'} an invitation link`,
    joining > 0 && `${peopleText(joining)} with an account ${joining === 1 ? 'joins' : 'join'} at once`,
    staying > 0 && `${peopleText(staying)} ${staying === 1 ? 'is' : 'are'} on the team already`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? '' : `${parts.join(', ')}.`
}
