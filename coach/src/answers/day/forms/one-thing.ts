import { counted } from '@corner/analytics/numbers/counted.ts'
import { boldName } from '../../../wording/names.ts'
import { sentences } from '../../phrases/lists.ts'
import { sayNotJudged } from '../list-notes.ts'
import { type AthleteVerdict, isFresh, ofVerdict, reasonsOf, writeStanding } from '../verdicts.ts'

/** The one athlete who matters most today, with the figure that says so and what to do; nothing else. */
export function writeOneThing(judged: readonly AthleteVerdict[], today: string): string {
  const [first] = ofVerdict(judged, 'easy', 'lighter')
  const fresh = judged.filter(isFresh)
  if (fresh.length === 0)
    return sentences('**Nothing** to go by: no fresh recovery was recorded.', sayNotJudged(judged))
  if (!first)
    return `**Nothing** stands in the way: of ${counted(fresh.length, 'athlete')} with a fresh record nobody has to be held back, and ${ofVerdict(fresh, 'hard').length || 'none'} can be pushed.`
  const [reason] = reasonsOf(first, 1)
  const why = `recovery is ${writeStanding(first, today)}${reason ? `, with ${reason.text}` : ''}`
  return first.verdict === 'easy'
    ? `Keep ${boldName(first.athlete.name)} out of live wrestling today: ${why}.`
    : `Give ${boldName(first.athlete.name)} a lighter day: ${why}.`
}
