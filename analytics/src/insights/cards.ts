import { AT_RISK } from '@corner/contract/constants/at-risk.ts'
import { CARDS_AT_MOST, type Insight } from '@corner/contract/entities/ai-insights.ts'
import { furthestOf } from '../day-verdict/night-beside-usual.ts'
import { NORMAL_RANGE_MINIMUM } from '../normal-range.ts'
import { withUnit, written } from '../rounding.ts'
import type { Evidence } from './evidence.ts'
import { listed } from './sentence.ts'
import { signCards } from './sign-cards.ts'
import { weekCards } from './week-cards.ts'
import { pastCards } from './what-is-over.ts'

/**
 * What differs from what is usual for the athlete: signs of the day first, then the week beside the four before it, then what is over.
 * One card a subject. Without a fresh record there is none.
 */
export function findCards(evidence: Evidence): Insight[] {
  if (evidence.day.verdict === 'ask') return []
  const pressing = [...signCards(evidence), ...weekCards(evidence).filter(({ tone }) => tone === 'watch')]
  const calm = [...pastCards(evidence), ...weekCards(evidence).filter(({ tone }) => tone !== 'watch')]
  const subjects = new Set<string>()
  const isFirstOfSubject = ({ subject }: Insight) => !subjects.has(subject) && subjects.add(subject) !== undefined
  return [...pressing, ...calm].filter(isFirstOfSubject).slice(0, CARDS_AT_MOST)
}

/** A month of nights under the at-risk mark is told, also of whom it is usual. */
const SHORT_FOR_LONG = AT_RISK.sleepHoursBelow

/** In place of cards: that nothing differs, by the figure that comes nearest to it; null: nothing fresh to compare, as the headline says. */
export function textWithoutCards({ day, usualRecovery, ownHrv, own, monthSleep, night }: Evidence): string | null {
  if (day.verdict === 'ask') return null
  const known = [
    ...(usualRecovery.value === null ? [] : ['recovery']),
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
    : `Nothing unusual: ${furthest}.`
}
