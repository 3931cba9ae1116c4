import type { Sign, SignKind } from '@corner/analytics/day-verdict/sign.ts'
import { boldName } from '../../../wording/names.ts'
import { judgeDay, ofVerdict, writeJudged } from '../../day/verdicts.ts'
import { bullets, paragraphs } from '../../phrases/lists.ts'
import type { WriteOne } from '../writers.ts'

const SLEEP: readonly SignKind[] = ['short_nights', 'short_night']
const MORNINGS: readonly SignKind[] = ['red_mornings', 'falling_recovery', 'recovery_under_own']
const MOST = 5

/**
 * Who else looks like one athlete by the records, whether they complained or not: those with the same kind of sign
 * first.
 */
export const saySameBoat: WriteOne = async (one, athlete, _asked, context) => {
  const { scope } = context
  const judged = await judgeDay({ people: scope.athletes, isTeam: true, leftOut: [] }, context)
  const own = new Set(one.signs.map(kindOf))
  const isAlike = ({ signs }: { signs: readonly Sign[] }) => signs.some((sign) => own.has(kindOf(sign)))
  const others = ofVerdict(judged, 'easy', 'lighter').filter((other) => other.athlete.id !== athlete.id)
  const like = [...others.filter(isAlike), ...others.filter((other) => !isAlike(other))]
  const unknown = judged.filter(({ verdict }) => verdict === 'ask').length
  if (like.length === 0)
    return `**Nobody by the records**: no one besides ${boldName(athlete.name)} is asked to go lighter today.`
  const told = like.slice(0, MOST)
  return paragraphs(
    `**Yes, ${like.length}** by the records, besides ${boldName(athlete.name)}${told.length < like.length ? `; the first ${told.length}` : ''}:`,
    bullets(told.map((other) => writeJudged(other, scope.today))),
    `Whether they said anything is in no record: ask each alone, before practice.${unknown > 0 ? ' Ask those without a strap, too.' : ''}`,
  )
}

/** Signs of one family count as the same. */
const kindOf = ({ kind }: Sign) => (SLEEP.includes(kind) ? 'sleep' : MORNINGS.includes(kind) ? 'mornings' : 'vitals')
