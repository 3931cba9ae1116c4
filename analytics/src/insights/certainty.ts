import type { Sign } from '../day-verdict/sign.ts'
import { isHeldBack } from '../day-verdict/verdict-place.ts'
import { WEEK_DAYS } from '../days/calendar.ts'
import { dayLabel } from '../days/day-label.ts'
import type { Evidence } from './evidence.ts'
import { listedFor } from './listed-for.ts'
import { begun, listed } from './sentence.ts'
import { SIGN_WORDS, toldSigns } from './sign-subjects.ts'

/** With fewer nights in the week, the missing ones may change the picture. */
const NIGHTS_FOR_A_WEEK = 4

const LIKELY = 'so this is likely real, not chance'

/**
 * Since when, from how many nights, and how certain the verdict is: a run or several agreeing signs mean more than a
 * single night. What the week is flagged for beside the signs follows.
 */
export function howSure(evidence: Evidence): string {
  return [certaintyOf(evidence), listedFor(evidence.issues, evidence.day.signs)].filter(Boolean).join(' ')
}

function certaintyOf(evidence: Evidence): string {
  const { day, today, nightsRecorded } = evidence
  if (day.verdict === 'ask') return 'So the records cannot say how today will be.'
  const newest = day.recovery?.date ?? day.readiness?.day ?? today
  const late = newest < today ? "Today's record has not come: this goes by yesterday's. " : ''
  const nights = `${nightsRecorded} of ${WEEK_DAYS} nights recorded`
  const since = sinceWhen(day.signs, newest)
  return `${late}${begun(`${since}${nights}`)}, ${conclusion(evidence)}.`
}

/**
 * The first day of a run; a run that ended the night before already names its days. "Over the last 7 days" only if the
 * first sign is about the week.
 */
function sinceWhen(signs: readonly Sign[], judged: string): string {
  const told = toldSigns(signs)
  const lasting = told.filter(
    ({ kind, from, until }) =>
      SIGN_WORDS[kind].span !== 'week' && from < until && (until >= judged || kind === 'red_mornings'),
  )
  const first = lasting.map(({ from }) => from).toSorted()[0]
  if (first !== undefined) return `since ${dayLabel(first)}; `
  const isOfWeek = told[0] !== undefined && SIGN_WORDS[told[0].kind].span === 'week'
  return isOfWeek ? `over the last ${WEEK_DAYS} days; ` : ''
}

function conclusion({ day, nightsRecorded, usualRecovery }: Evidence): string {
  const { signs, verdict } = day
  if (nightsRecorded < NIGHTS_FOR_A_WEEK) return 'so this is a guess'
  if (day.readiness !== null && day.readiness.score === null) return 'and too few before them to know what is usual'
  if (day.readiness === null && usualRecovery.value === null)
    return 'and too few before them to know what is usual: judged by fixed marks'
  if (signs.length > 0) return weighed(signs)
  return isHeldBack(verdict) ? 'low by the fixed mark, and not unusual here' : 'and no sign speaks against it'
}

/** HRV is a measure of its own by its week, beside that of the night among the vital signs. */
const nameOfMeasure = (measure: string) => (measure === 'hrv' ? "the week's HRV" : measure)

/** A run counted night by night is clear, and so is a strong sign supported by another measure; a single night is not. */
function weighed(signs: readonly Sign[]): string {
  const measures = [...new Set(toldSigns(signs).map(({ kind }) => SIGN_WORDS[kind].measure))]
  const lasting = signs.filter(({ kind, from, until }) => SIGN_WORDS[kind].span !== 'day' || from < until)
  const isStrong = lasting.some(({ weight }) => weight === 'strong')
  const agree = measures.length > 1 ? `and ${listed(measures.map(nameOfMeasure))} agree` : ''
  if (isStrong && agree) return `${agree}, so this is clear`
  if (agree) return lasting.length > 0 ? `${agree}, ${LIKELY}` : `${agree}, for one night so far`
  if (lasting.some(({ kind, weight }) => weight === 'strong' && SIGN_WORDS[kind].span === 'run'))
    return 'so this is clear'
  if (lasting.length > 0) return `one measure over several days, ${LIKELY}`
  return signs.some(({ weight }) => weight === 'strong') ? 'one night, but hardly chance' : 'one night: could be chance'
}
