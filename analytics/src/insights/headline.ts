import { PERFORMANCE_GUIDANCE as MARKS } from '@corner/contract/constants/guidance.ts'
import { CAUTION_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { InsightHeadline, InsightTone } from '@corner/contract/entities/ai-insights.ts'
import { whatGoesAlong } from '../day-verdict/night-beside-usual.ts'
import type { Sign } from '../day-verdict/sign.ts'
import type { Verdict } from '../day-verdict/verdict.ts'
import { readinessReason } from '../day-verdict/verdict-of-readiness.ts'
import { VERDICT_WORDS } from '../day-verdict/verdict-words.ts'
import { namesRun, runBehind } from '../day-verdict/what-is-behind.ts'
import { whatWas } from '../day-verdict/what-was.ts'
import { inNight } from '../days/night-phrase.ts'
import { howSure } from './certainty.ts'
import { onDay } from './day-phrases.ts'
import { valuesBehind } from './deviation-values.ts'
import { ANALYSIS_DAYS, type Evidence, MONTH_DAYS } from './evidence.ts'
import { normalText } from './hrv-values.ts'
import { insightValue } from './insight-values.ts'
import { begun, ended, listed } from './sentence.ts'
import { carryingSigns, SIGN_WORDS } from './sign-subjects.ts'
import { overSince } from './what-is-over.ts'

const TONES: Record<Verdict, InsightTone> = {
  hard: 'good',
  as_planned: 'neutral',
  lighter: 'watch',
  easy: 'concern',
  ask: 'missing',
}

const RULE = `The newest recovery gives the day: ${MARKS.recoveryHighFrom}% or above hard work, from ${MARKS.recoveryModerateFrom}% on training as planned, below that a lighter day, in the red (under ${CAUTION_FROM}%) no live wrestling. What lies far from the athlete's own normal, and runs of short nights or red mornings, take from it.`

const READINESS_RULE =
  'The maker gives no recovery, so Corner readiness gives the day: below own usual a lighter day, and no live wrestling with two strong signs beside it; within or above training as planned. One strong sign makes a lighter day, and so do two mild ones unless it is above. A hard day is never derived from it.'

/** The day in one or two sentences, and how certain that is. */
export function headlineOf(evidence: Evidence): InsightHeadline {
  const { verdict } = evidence.day
  return {
    title: VERDICT_WORDS[verdict].title,
    text: verdict === 'ask' ? noFreshRecovery(evidence) : carriedBy(evidence),
    sure: howSure(evidence),
    rule: evidence.day.readiness === null ? RULE : READINESS_RULE,
    values: verdict === 'ask' ? [] : [...valuesBehind('Readiness', evidence), ...valuesBehind('Sleep', evidence)],
    caution: 'A prompt for a talk: no trial shows that training by a recovery score beats training by plan.',
    article: verdict === 'ask' ? 'data-quality' : 'recovery-score',
    tone: TONES[verdict],
  }
}

function noFreshRecovery(evidence: Evidence): string {
  return evidence.isUnlinked ? `No device is linked. ${whatCame(evidence)}` : whatCame(evidence)
}

function whatCame({ newestRecovery, hasRecords, isWithoutRecovery, today }: Evidence): string {
  if (isWithoutRecovery)
    return 'The maker gives no recovery, and no HRV or resting heart rate of today or yesterday has come.'
  if (newestRecovery.until !== null)
    return `No fresh recovery: the newest was measured ${onDay(newestRecovery.until, today)}.`
  return hasRecords
    ? `No recovery score came in the last ${ANALYSIS_DAYS} days.`
    : `Nothing was recorded in the last ${MONTH_DAYS} days.`
}

/** The values that explain the verdict; the cards do not repeat them. */
function carriedBy(evidence: Evidence): string {
  const [first, second] = carryingSigns(evidence.day.signs).map(besideVitals)
  if (!first) return [ended(asUsual(evidence)), backToNormal(evidence)].filter(Boolean).join(' ')
  const carried = second
    ? [ended(begun(`${first.text}, and ${second.text}`))]
    : [ended(begun(first.text)), beside(evidence, SIGN_WORDS[first.kind].subject)]
  return [...carried, whatItFollows(evidence, carried)].filter(Boolean).join(' ')
}

/** Several vital signs stand in a list below the headline, each with value and own range, so there they have a name only. */
const besideVitals = (sign: Sign): Sign =>
  sign.figures === undefined ? sign : { ...sign, text: sign.text.replace(sign.figures, sign.name) }

/** What accompanies a single sign: the recovery, or, if that is the sign, the values that support it. */
function beside(evidence: Evidence, subject: string): string {
  if (subject !== 'Readiness') return ended(recoveryText(evidence))
  // A week's HRV above its range has a card that says so.
  return begun(whatGoesAlong(evidence.night)) || (evidence.ownHrv.state === 'above' ? '' : normalText(evidence))
}

function asUsual(evidence: Evidence): string {
  const { latestSleep, usualSleep, today } = evidence
  const recovery = recoveryText(evidence)
  if (latestSleep.until === null || latestSleep.until !== evidence.day.recovery?.date) return recovery
  const hours = { name: '', unit: 'h', decimals: 1 } as const
  const usual = usualSleep.value === null ? '' : `, usually ${insightValue(usualSleep, hours).text}`
  return `${recovery}; ${insightValue(latestSleep, hours).text} of sleep ${inNight(latestSleep.until, today)}${usual}`
}

/** For example `Recovery 72%, usually 60%`; says so if it is yesterday's. */
function recoveryText({ latestRecovery, usualRecovery, today, day }: Evidence): string {
  if (day.readiness !== null) return `${readinessReason(day.readiness)}${day.readiness.day < today ? ' yesterday' : ''}`
  const percent = { name: '', unit: '%', decimals: 0 } as const
  const usual = usualRecovery.value === null ? '' : `, usually ${insightValue(usualRecovery, percent).text}`
  const when = latestRecovery.until === null || latestRecovery.until === today ? '' : ' yesterday'
  return `Recovery ${insightValue(latestRecovery, percent).text}${when}${usual}`
}

function backToNormal({ day: { past } }: Evidence): string {
  const since = overSince(past)
  return since === undefined ? '' : `Back to normal since ${since}, after ${listed(past.map(whatWas))}.`
}

/** A past run that may have led to today's signs, with its values; '' where a sign names it. */
function whatItFollows({ day: { signs, past }, today }: Evidence, told: readonly string[]): string {
  const run = runBehind(signs, past, today)
  if (!run || told.some((text) => namesRun(text, run))) return ''
  return ended(run.kind === 'short_nights' ? `It follows ${run.text}` : `It follows ${whatWas(run)}`)
}
