import type { Request } from '@corner/contract/entities/query.ts'
import type { VitalName } from '@corner/contract/metrics/vitals.ts'
import type { MessagePart } from '../reading/part.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { endsOf } from '../reading/period-comparisons/windows.ts'
import { typedWords, windowsOf } from '../reading/period-comparisons/words.ts'

const OF_PEOPLE =
  /\b(any (resting|hrvs?|skin|resp\w*|breathing|temp\w*|rhrs?)|who|whose|which (of|guys?|athletes?|kids?|ones?|wrestlers?|swimmers?|players?)|any ?(one|body)|any (of|guys?|athletes?|kids?|wrestlers?)|(athletes?|guys|kids|wrestlers|those|ones) (with|that|whose|showing))\b/
const VITALS: Record<VitalName, RegExp> = {
  resting_heart_rate: /\b(resting (heart rates?|pulse|hr)|rhr)\b/,
  hrv: /\b(hrv|heart rate variability)\b/,
  respiratory_rate: /\b(respirat\w+|resp(\.|s)? rates?|breathing|breaths?)\b/,
  skin_temperature: /\b(skin temp\w*|temp(erature)?s?)\b/,
}
const OF_WHAT_IT_MEANS = /\b(mean|means|cause[sd]?|explain|define|definition|normal range for|should i know)\b/
const OFF =
  /\b(elevat\w+|rais(ed|ing)|high(er)?|up|low(er)?|down|above|below|over|under|off|out of|outside|abnormal\w*|unusual\w*|spik\w*|deviat\w+)\b/
const THEIR_OWN = /\b(own|usual|usually|normal\w*|baselines?|norms?|typical\w*|elevat\w+|abnormal\w*)\b/
/** "Well above" is more than above: the rules for the day's vital signs define how far. */
const FAR =
  /\b(well|far|way|clearly|much|really|significantly|notably) (above|below|over|under|up|down|higher|lower|off|out of|elevated|outside)\b/
const ANOTHER_FORM = /\b(table|chart|graph|rank\w*|most|least|highest|lowest|average|team)\b|\d/

/**
 * "Resting heart rate up and HRV down for days: who fits that picture" asks for people, not for an article. "Anybody
 * with a respiratory rate or skin temperature above their own baseline" has no number: it is judged like the day's
 * vital signs.
 */
export const asVitals: Rewrite = (request, part) => {
  const words = typedWords(part)
  const named = (Object.keys(VITALS) as VitalName[]).filter((metric) => VITALS[metric].test(words))
  const isClearlyOff = named.length === 1 && FAR.test(words)
  if (
    part.self !== undefined ||
    (named.length < 2 && !isClearlyOff) ||
    !OF_PEOPLE.test(words) ||
    OF_WHAT_IT_MEANS.test(words)
  )
    return undefined
  if (request.kind === 'knowledge' && named.length > 1) return ofDay({ form: 'sick' })
  const isOfNumbers = ANOTHER_FORM.test(words) || !OFF.test(words) || !THEIR_OWN.test(words)
  if (request.kind !== 'query' || isOfNumbers || !isOfThisMorning(request, part)) return undefined
  return ofDay({ form: 'sick', vitals: named })
}

const ofDay = (day: Extract<Request, { kind: 'overview' }>['day']): Request => ({
  kind: 'overview',
  who: {},
  focus: 'status',
  day,
})

/** About everybody, and only this morning. */
const isOfThisMorning = ({ query: { who, days } }: Extract<Request, { kind: 'query' }>, part: MessagePart): boolean =>
  who.ids === undefined &&
  who.except === undefined &&
  days.where === undefined &&
  windowsOf(part).every(({ window }) => {
    const { until, days: length } = endsOf(window, part.today)
    return until === part.today && length === 1
  })
