import type { KnownAthlete } from '../../../scope.ts'
import type { Sources } from '../../context/answer-context.ts'
import type { PeopleMeant } from '../../context/people-of.ts'
import { judgeDay, ofVerdict } from '../../day/verdicts.ts'

const HOLDS =
  '(?:hold(?:ing)?|held|keep(?:ing)?|kept|sit(?:ting)?|pull(?:ing|ed)?|rest(?:ing|ed)?|bench(?:ing|ed)?|sat|tak(?:e|ing)|back(?:ing)? off)'
const WHO_HOLDS =
  "(?:you(?:['’]d| would|['’]ll| will|['’]re| are| said| say| told me| picked| named)?(?: to)?|you (?:said|think|would) (?:to|i should|we should)|i(?:['’]m| am| should|['’]ll|['’]d)|we(?:['’]re| are| should|['’]ll)|should be|gets?|needs? to be|has to|is|to)"
const ONE =
  '(?:the one|the kid|the guy|the girl|the athlete|the wrestler|whoever|whichever (?:one|kid|guy)|the (?:first|worst|top) one|who(?:ever)?)'

const HELD_BACK = new RegExp(
  `\\b${ONE} (?:that |who |whom )?${WHO_HOLDS} (?:be )?(?:just |most )?${HOLDS}(?: (?:back|out|off|down|the most|most|from|today|in))?\\b|\\b${ONE} (?:that |who )?(?:sits|is out|sat) ?out?\\b|\\bthe (?:held[- ]back|benched) (?:one|kid|guy)\\b`,
  'i',
)

/** "The one you'd hold back": the athlete who is held back most, not all of them. */
export const meansHeldBack = (words: string): boolean => HELD_BACK.test(words)

/** Said where the day holds nobody back. */
export const NOBODY_HELD = 'Today asks to hold nobody back, so there is no such text to write: name whom you mean.'

/** Among this few, the answer's first name is the one to hold first. */
const FEW = 4

/** The athlete who is held back most: among a few the first named, otherwise the first of the team. */
export async function heldOf(meant: PeopleMeant, sources: Sources): Promise<KnownAthlete | undefined> {
  const held = await mostHeld(meant, sources)
  if (held || meant.isTeam) return held
  if (meant.people.length <= FEW) return meant.people[0]
  return mostHeld({ people: [...sources.scope.athletes], isTeam: true, leftOut: [] }, sources)
}

async function mostHeld(among: PeopleMeant, sources: Sources): Promise<KnownAthlete | undefined> {
  const [held] = ofVerdict(await judgeDay(among, sources), 'easy', 'lighter')
  return held && sources.scope.athletes.find(({ id }) => id === held.athlete.id)
}
