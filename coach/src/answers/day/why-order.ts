import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import type { DayAsked } from '@corner/contract/entities/day-asked.ts'
import { bullets, paragraphs } from '../phrases/lists.ts'
import {
  type AthleteVerdict,
  type FreshVerdict,
  isFresh,
  reasonsOf,
  weightOfSigns,
  writeNamedStanding,
  writeTexts,
} from './verdicts.ts'

const HOW =
  /\bhow (did|do|are|were|was|is|have|come) (you|they|these|this|it|the|that|those)\b.*\b(rank\w*|order\w*|sort\w*|arrang\w*|pick\w*|cho(ose|se|sen)|come up|list\w*)\b|\b(what|which) order\b|\b(sort|rank|order)ed by what\b|\bby what (are|is|do|did)\b.*\b(sort|rank|order)/i
const WHY = /\b(why(?:'?s)?|how come|what makes|what puts|what's got|how is|how's)\b/i
const PLACED =
  /\b(ahead( of)?|in front( of)?|on (the|this|that|your) list|on (here|there|it)|in (here|there)|listed|ranked|so high up|at the (top|bottom)|number (one|two|three|four|five|\d)|#\d)\b|\b(first|second|third|fourth|fifth|last|next)\W*$/i
const COMPARED = /\b(above|before|below|behind|after|over|higher|lower|worse|under|and not|instead of|than)\b/i

/**
 * "Why is the second one ahead of the third", "why is he on the list", "how did you rank them".
 * @param asked how many of the list are asked about: "why is Ann above Bea" compares two, "why is her HRV below normal" does not
 */
export const asksWhyOrder = (message: string, asked: number): boolean =>
  HOW.test(message) || (WHY.test(message) && (PLACED.test(message) || (asked > 1 && COMPARED.test(message))))

const BY_SIGNS = 'by how much speaks against a hard day (a strong sign counts 2, a mild one 1), then the lower recovery'
const OUT_FIRST =
  'Whoever is out of live wrestling comes first, then it goes as on the Team Overview: by the number of issues, then the lower recovery'
const ORDERS: Record<DayAsked['form'], string> = {
  order: OUT_FIRST,
  sit_out: OUT_FIRST,
  brief: OUT_FIRST,
  everybody: OUT_FIRST,
  ready: OUT_FIRST,
  one: OUT_FIRST,
  unusual: `It goes ${BY_SIGNS}`,
  push: 'It goes by recovery, the highest first, of those with nothing against a hard day',
  live: 'Whoever is ready for a hard day comes first, then who trains as planned, each by recovery, the highest first',
  planned: 'It goes by recovery, the highest first',
  groups:
    'Within a group it goes by recovery, the highest first; what speaks against a full load moves somebody down a group',
  changes: 'First whose day asks for something else than the day before, then by recovery',
  sick: 'Several vital signs off at once come first, then two for one night, then one alone',
}

/** How a list is ordered, and the signs of those asked about. @param asked the ids, in the order of the list */
export function writeWhyOrder(
  judged: readonly AthleteVerdict[],
  { form, order }: Pick<DayAsked, 'form' | 'order'>,
  asked: readonly { id: string; place?: number }[],
  today: string,
): string {
  const found = asked.flatMap(({ id, place }) => {
    const one = judged.filter(isFresh).find(({ athlete }) => athlete.id === id)
    return one ? [{ one, place }] : []
  })
  return paragraphs(
    `${order === undefined ? ORDERS[form] : `It goes by recovery, the ${order} first`}.`,
    found.length > 0 && bullets(found.map(({ one, place }) => writePlace(one, place, form, today))),
  )
}

function writePlace(one: FreshVerdict, place: number | undefined, form: DayAsked['form'], today: string): string {
  const reasons = reasonsOf(one, MOST)
  const why = reasons.length === 0 ? 'no sign besides the recovery' : writeTexts(reasons)
  return `${place === undefined ? 'Not on it' : `Place ${place}`}, ${writeNamedStanding(one, today)}, ${VERDICT_WORDS[one.verdict].short}: ${why}${place === undefined ? '' : `; ${countOf(one, form)}`}`
}
const MOST = 4

/** What its place rests on. */
const countOf = (one: FreshVerdict, form: DayAsked['form']) =>
  ORDERS[form] === OUT_FIRST ? counted(one.issues, 'issue') : `counts ${weightOfSigns(one)}`
