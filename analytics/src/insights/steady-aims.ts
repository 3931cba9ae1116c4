import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { isHeldBack } from '../day-verdict/verdict-place.ts'
import { written } from '../numbers/rounding.ts'
import type { Evidence } from './evidence.ts'
import { needsRecoveryEmphasis } from './month.ts'
import { isEnough } from './week-minimum.ts'

const TO_THE_PLAN = 'Keep the sessions of the plan, technique before hard rounds.'

/** What to maintain if no rule asks for a change, with the athlete's own values, the most relevant first. */
export function steadyAims(evidence: Evidence): string[] {
  if (!evidence.hasRecords) return ['Until then plan by how the athlete feels, and by the warm-up.', TO_THE_PLAN]
  return [nights(evidence), load(evidence), 'Eat and drink as planned on training days.']
}

function nights(evidence: Evidence): string {
  const { weekSleep, own } = evidence
  const hours = isEnough(weekSleep) ? (weekSleep.value ?? 0) : 0
  const isSleptWell = hours >= PERFORMANCE_GUIDANCE.shortSleepBelowHours && own.sleep.state !== 'below'
  return isSleptWell && !needsRecoveryEmphasis(evidence)
    ? `Hold the nights: ${written(hours, 1)} h on average this week.`
    : 'Keep wake times within an hour, weekends too.'
}

function load({ day, own, usualRecovery }: Evidence): string {
  const { usual, state } = own.strain
  if (isHeldBack(day.verdict)) {
    const usually = usualRecovery.value === null ? '' : ` ${written(usualRecovery.value, 0)}%`
    return `Add no load before recovery is back near the usual${usually}.`
  }
  return state === 'usual' && usual.value !== null
    ? `Hold the load: about ${written(usual.value, 1)} of strain a day, as in the weeks before.`
    : TO_THE_PLAN
}
