import type { CoachScope, KnownAthlete } from '../scope.ts'
import { withPlainConditions } from './plain-conditions.ts'

/** Another readiness by name, or Corner's by its own. */
const BARE =
  /(?<!\b(?:corners?|corner['’]s|whoops?|oura|oura['’]s|polar|garmin|fitbit|google|withings|apple|intervals|intervals\.icu|icu|training|daily|nightly) )\breadiness(?: (?:scores?|numbers?))?\b/gi

/** Scores of one maker for all who have them: "oura readiness scores", "polar nightly recharge scores". */
const MAKER_LIST =
  /^\W*(?:(?:show|list|give|get|what are|whats|can i see)(?: me)?(?: all)?(?: the)? |all(?: the)? |the )?((?:(?:corner )?readiness|oura readiness|(?:oura|polar) sleep|(?:polar )?nightly recharge|(?:polar )?ans charge))(?: scores| numbers| values|s)(?: today| this morning| last night| now)?\W*$/i

/** Whether the maker of an athlete's device never gives a recovery. */
export const hasNoRecovery = ({ connected, notGiven = [] }: Pick<KnownAthlete, 'connected' | 'notGiven'>): boolean =>
  connected && notGiven.includes('recovery')

/** Whether somebody looks at a team in which some have a maker without a recovery. */
export const isMixedTeam = ({ view, athletes }: Pick<CoachScope, 'view' | 'athletes'>): boolean =>
  view !== 'own' && athletes.some(hasNoRecovery)

/**
 * The message with what "readiness" means in a team of several makers: where some have no recovery it is Corner readiness, which
 * everybody can have. With a maker's name before it, it stays that maker's, and a plural asks for a list.
 */
export function withReadinessMeant(
  message: string,
  { athletes }: { athletes: readonly Pick<KnownAthlete, 'connected' | 'notGiven'>[] },
): string {
  if (!athletes.some(hasNoRecovery)) return message
  const [, score] = MAKER_LIST.exec(message) ?? []
  const said = score === undefined ? message : `Rank the team by ${score}`
  return withPlainConditions(said.replace(BARE, 'Corner readiness'))
}
