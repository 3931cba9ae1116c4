import { AT_RISK } from '@corner/contract/constants/at-risk.ts'
import { CARDS_AT_MOST, type Insight } from '@corner/contract/entities/ai-insights.ts'
import { furthestOf } from '../day-verdict/night-beside-usual.ts'
import { withUnit, written } from '../numbers/rounding.ts'
import { NORMAL_RANGE_MINIMUM } from '../series/normal-range.ts'
import type { Evidence } from './evidence.ts'
import { listed } from './sentence.ts'
import { signCards } from './sign-cards.ts'
import { weekCards } from './week-cards.ts'
import { pastCards } from './what-is-over.ts'

/**
 * What differs from the athlete's normal: signs of the day first, then the week compared with the four before, then what
 * has ended recently. One card per subject; none without fresh data.
 */
export function findCards(evidence: Evidence): Insight[] {
  if (evidence.day.verdict === 'ask') return []
  const pressing = [...signCards(evidence), ...weekCards(evidence).filter(({ tone }) => tone === 'watch')]
  const calm = [...pastCards(evidence), ...weekCards(evidence).filter(({ tone }) => tone !== 'watch')]
  const subjects = new Set<string>()
  const isFirstOfSubject = ({ subject }: Insight) => !subjects.has(subject) && subjects.add(subject) !== undefined
  return [...pressing, ...calm].filter(isFirstOfSubject).slice(0, CARDS_AT_MOST)
}

/** Hours. A month of nights below the at-risk threshold is mentioned even if it is usual for the athlete. */
const SHORT_FOR_LONG = AT_RISK.sleepHoursBelow

/**
 * Shown instead of cards: that nothing is unusual, with the most unusual value. null: no fresh data, as the headline
 * says.
 */
export function textWithoutCards({ day, usualRecovery, ownHrv, own, monthSleep, night }: Evidence): string | null {
  if (day.verdict === 'ask') return null
  const known = [
    ...(usualRecovery.value === null ? [] : ['recovery']),
    ...(day.readiness?.score == null ? [] : ['Corner readiness']),
    ...(own.sleep.state === 'not_known' ? [] : ['sleep']),
    ...(ownHrv.state === 'building_baseline' || ownHrv.state === 'few_nights' ? [] : ['HRV']),
    ...(own.strain.state === 'not_known' ? [] : ['load']),
  ]
  if (known.length === 0) return `Nothing stands out yet: what is usual is known after ${NORMAL_RANGE_MINIMUM} nights.`
  const month = monthSleep.value ?? SHORT_FOR_LONG
  if (month < SHORT_FOR_LONG)
    return `Nothing is out of the ordinary, but the ordinary is short of sleep: ${withUnit(written(month, 1), 'h')} a night over the month.`
  const furthest = furthestOf(night)
  return furthest === ''
    ? `Nothing unusual: ${listed(known)} ${known.length === 1 ? 'was' : 'were'} looked at against this athlete's own weeks.`
    : furthest
}
