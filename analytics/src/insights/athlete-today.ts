import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { PERFORMANCE_GUIDANCE as MARKS } from '@corner/contract/constants/guidance.ts'
import { READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { WithoutRecovery } from '@corner/contract/entities/readiness.ts'
import { athleteLabel } from '../athlete/athlete-label.ts'
import type { AthleteStatus } from '../athlete/athlete-status.ts'
import { isStale } from '../athlete/data-state.ts'
import { shortLastNightHours } from '../athlete/issue-lines.ts'
import { type RecoveryBand, readRecovery } from '../bands/recovery-bands.ts'
import { ownPlace } from '../day-verdict/own-place.ts'
import { afterRecovery } from '../day-verdict/reason-line.ts'
import type { Verdict } from '../day-verdict/verdict.ts'
import { isHeldBack } from '../day-verdict/verdict-place.ts'
import { WEEK_DAYS } from '../days/calendar.ts'
import { dayLabel } from '../days/day-label.ts'
import { written } from '../numbers/rounding.ts'
import { placeWords as ownUsual } from '../readiness/readiness-words.ts'
import { NORMAL_RANGE_MINIMUM, type NormalRange } from '../series/normal-range.ts'
import { begun } from './sentence.ts'
import { TODAY_VOICES, type TodayReader } from './today-voice.ts'

/** How an athlete is today and why, in one sentence or two. */
export interface AthleteToday {
  /** The band of a fresh recovery; `no_data`: none of today or yesterday. */
  band: RecoveryBand
  text: string
}

interface Known {
  /** Over the last 7 days, as the coach's overview has it. */
  status: AthleteStatus
  /** Of recovery, percent; null: fewer than 14 values, or not loaded. */
  range: NormalRange | null
  /** Of HRV, for who asks whether a fall is within it. */
  hrvRange?: NormalRange | null
  /** The judgement of the day that chat and insights give; null: none could be made. */
  verdict: Verdict | null
  /** What lowers that verdict, by `reasonLine`; null: nothing does. */
  reason: string | null
  today: CalendarDay
  /** Where the maker gives no recovery; null or absent: it does. */
  without?: WithoutRecovery | null | undefined
  /** Whom the sentence is for; by default the coach. An athlete is addressed as "you". */
  reader?: TodayReader
}

const voiceOf = ({ reader = 'coach' }: Pick<Known, 'reader'>) => TODAY_VOICES[reader]

/**
 * The sentence is made of the parts that other screens show, so that none says something else: the recovery band, the
 * data state, the at-risk issues of the week, the own normal range, and the verdict on the day. A score of this morning
 * is the large number below it, so the sentence has only that of yesterday; an athlete's own page has that, too, with its
 * range, in the card below. What lowers the verdict follows in the line of the mat sheet, with its figures and days, and
 * without the recovery where the opening has it.
 */
export function readToday(known: Known): AthleteToday {
  const { status, today } = known
  const { latestRecovery, latestDate } = status.metrics.recovery
  if (latestRecovery === null || latestDate === null || isStale(latestDate, today))
    return { band: 'no_data', text: `${withoutFresh(known)}${signsOf(known)}.` }
  const band = readRecovery(latestRecovery)
  const opening = openingOf(band, { recovery: latestRecovery, date: latestDate }, known)
  const calm = status.issues.length === 0 && known.reason === null ? calmWords(band, known) : ''
  const parts = [whyOf(band, opening, known), missing(known), shortNight(known)]
  return { band, text: `${parts.filter(Boolean).join('; ')}${signsOf(known)}${calm}.` }
}

function openingOf(band: RecoveryBand, { recovery, date }: { recovery: number; date: CalendarDay }, known: Known) {
  const { status, today, verdict } = known
  const label = athleteLabel(status.athlete)
  const { is, was } = voiceOf(known)
  const state = stateWords(band, verdict)
  const isBelow = isInCardBelow(known)
  const place = isBelow ? '' : placeWords(recovery, known)
  if (date >= today) return `${is(label)} ${state} this morning${place}`
  return `${was(label)} ${state} yesterday${isBelow ? '' : `: recovery ${written(recovery, 0)}%${place}`}`
}

/** Whether the card below the sentence shows the newest recovery with its own range, which are said once. */
function isInCardBelow({ status: { metrics }, ...known }: Known): boolean {
  const shown = metrics.recovery.latestDate ?? ''
  const newest = [metrics.sleep.latestDate, metrics.hrv.latestDate].every((date) => (date ?? '') <= shown)
  return voiceOf(known).hasCardOfNewestNight && newest
}

/**
 * The opening and what lowers the verdict. "Recovered" over a lighter day would contradict it, so there the reason leads;
 * behind the opening, which has the recovery beside the usual, the reason does not repeat it.
 */
function whyOf(band: RecoveryBand, opening: string, { verdict, reason }: Known): string {
  if (reason === null) return opening
  const isContradicted = band === 'ready' && isHeldBack(verdict ?? undefined)
  if (isContradicted) return begun(reason)
  const rest = afterRecovery(reason)
  return rest === '' ? opening : `${opening}. ${begun(rest)}`
}

/** The band by the one word that every screen has for it. */
function stateWords(band: RecoveryBand, verdict: Verdict | null): string {
  if (band === 'red') return 'in the red'
  if (band === 'ready') return 'recovered'
  if (verdict !== 'hard') return 'in the caution band'
  return `in the caution band (under ${READY_FROM}%) but at the ${MARKS.recoveryHighFrom}% that is enough for a hard day,`
}

/** That no rule applies. A band that calls for care says so itself: the score is all there is. */
const calmWords = (band: RecoveryBand, known: Known) =>
  `, and nothing ${band === 'ready' ? '' : 'else '}${voiceOf(known).isCalm}`

const PLACES = { below: 'under', within: 'within', above: 'above' } as const

/** `, under own range 40 to 62%`: the place on the own normal range; '' while there is none. */
function placeWords(recovery: number, { range, ...known }: Pick<Known, 'range' | 'reader'>): string {
  if (range === null) return ''
  const { low, high, place } = ownPlace(recovery, range)
  return `, ${PLACES[place]} ${voiceOf(known).normal} ${low} to ${high}%`
}

/** What has not come, beside a value that has. */
function missing({ status, today }: Known): string {
  const { latestDate, dataPoints } = status.metrics.recovery
  const isOfToday = latestDate !== null && latestDate >= today
  const late = status.dataState === 'pending' ? "this morning's score is pending" : "this morning's score has not come"
  return [
    status.dataState === 'not_linked' && 'no device is linked any more',
    status.dataState !== 'not_linked' && !isOfToday && late,
    status.issues.some(({ kind }) => kind === 'few_recovery_points') &&
      `only ${dataPoints} of ${WEEK_DAYS} days with a score`,
  ]
    .filter(Boolean)
    .join('; ')
}

/** A last night that is short while the average is not, which the rule for sleep does not see. */
function shortNight({ status, today, reason }: Known): string {
  const hours = shortLastNightHours(status.metrics, today)
  const isSaid = status.issues.some(({ kind }) => kind === 'short_sleep') || reason?.includes(`${hours} h of sleep`)
  return hours === null || isSaid ? '' : `${hours} h of sleep last night`
}

/** Without a recovery of today or yesterday: what is missing, what was last, and what to do about it. */
function withoutFresh(known: Known): string {
  const { status, today, without } = known
  const voice = voiceOf(known)
  const label = athleteLabel(status.athlete)
  if (without) {
    const said = withoutScores(without, voice.own(label), today)
    return known.reason === null ? said : `${said}. ${begun(known.reason)}`
  }
  const { latestRecovery, latestDate } = status.metrics.recovery
  const old =
    latestRecovery === null || latestDate === null
      ? null
      : { day: dayLabel(latestDate), recovery: written(latestRecovery, 0) }
  const newest = old && `the newest recovery, ${old.recovery}%, is from ${old.day}`
  switch (status.dataState) {
    case 'not_linked':
      return newest === null ? voice.noDevice(label) : `${voice.deviceGone(label)}: ${newest}`
    case 'no_data':
      return voice.nothingCame(label)
    case 'pending':
      return `${voice.noFreshScore(label)}: the newest night is pending${newest === null ? '' : `, and ${newest}`}`
    case 'fresh':
    case 'stale':
      if (old === null) return `${voice.noScore(label)}${lastSleep(status, today)}${voice.instead(': ')}`
      return [
        `${voice.noneSince(label)} ${old.day}`,
        isInCardBelow(known) ? '' : `, when it was ${old.recovery}%`,
        `${strainSince(status)}${voice.instead(', so ')}`,
      ].join('')
  }
}

/** That the maker gives no recovery, and how the morning was by the own range. */
function withoutScores({ maker, readiness }: WithoutRecovery, own: string, today: CalendarDay): string {
  const start = `${own} ${maker} gives no recovery`
  if (readiness === null) return `${start}, and no HRV or resting heart rate of today or yesterday has come`
  const { score, place, day } = readiness
  const when = day < today ? ' of yesterday' : ''
  if (score === null || place === null)
    return `${start}, and Corner readiness needs ${NORMAL_RANGE_MINIMUM} mornings before it says anything`
  return `${start}; Corner readiness${when} is ${score} of 100, ${ownUsual(place)}`
}

/** That the device has sent strain since the newest recovery: it is worn, but brought no night. */
function strainSince({ metrics: { recovery, strain } }: AthleteStatus): string {
  if (strain.latestDate === null || strain.latestDate <= (recovery.latestDate ?? '')) return ''
  return `, though strain has come to ${dayLabel(strain.latestDate)}`
}

function lastSleep({ metrics: { sleep } }: AthleteStatus, today: CalendarDay): string {
  if (sleep.latestDuration === null || sleep.latestDate === null || sleep.latestDate < today) return ''
  return `, only ${written(sleep.latestDuration, 1)} h of sleep last night`
}

/**
 * The issues that the sentence has not said yet. A low recovery is its subject, and its own range is said once; an HRV among
 * the reasons is not compared a second time, with another average.
 */
function signsOf(known: Known): string {
  const { range, hrvRange = null, today, reason } = known
  const issues = known.status.issues.filter(({ kind }) => kind !== 'hrv_falling' || !reason?.includes('HRV'))
  const status = { ...known.status, issues }
  return voiceOf(known).signs(status, { recovery: isInCardBelow(known) ? range : null, hrv: hrvRange }, today)
}
