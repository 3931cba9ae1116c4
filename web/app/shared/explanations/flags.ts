import type { Issue } from '@corner/analytics/athlete/at-risk.ts'
import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { WHAT_EASES } from '@corner/analytics/day-verdict/why-as-planned.ts'
import { begun } from '@corner/analytics/insights/sentence.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import { written } from '@corner/analytics/numbers/rounding.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { HIGH_SEVERITY_ISSUES, MEDIUM_SEVERITY_ISSUES } from '@corner/contract/constants/at-risk.ts'
import type { AthleteDay } from '@corner/contract/entities/team-records.ts'
import type { FlagExplanation, FlagsExplanation } from '../../ui/overlay/explanation.ts'
import { furtherSigns, plannedReason } from '../verdict/day-reason.ts'
import { ageText, lastDay, periodText, type ShownPeriod } from './shown-period.ts'

/**
 * A flag of an athlete: its rule, the value, the athlete's own average, and the age of the data.
 * @param today last day of the period
 */
export function aboutFlag(issue: Issue, today: CalendarDay): FlagExplanation {
  return {
    rule: `${issue.rule}.`,
    value: `${issue.valueText ?? 'None'}, from ${counted(issue.records, 'record')} of this period.`,
    ownAverage: ownAverageText(issue),
    age: issue.measuredOn === null ? 'No value in this period.' : `Newest value: ${ageText(issue.measuredOn, today)}.`,
  }
}

/**
 * A flag on the card that lists them, whose headline says the value: its rules, the own average where one is compared, and
 * how much it is from; two rules of the same average have it once.
 * @param today last day of the period
 * @param told the day that the card names already; null: none
 */
export function flagLines(issues: readonly Issue[], today: CalendarDay, told: CalendarDay | null): string[] {
  const byGround = Map.groupBy(issues, (issue) => groundOf(issue, today, told))
  return [...byGround].map(([ground, alike]) => {
    const [first = '', ...others] = alike.map(({ rule }) => rule)
    const rules = [first, ...others.map((rule) => rule.charAt(0).toLowerCase() + rule.slice(1))].join('; ')
    return `${others.length > 0 ? 'Rules' : 'Rule'}: ${rules}. ${ground}`
  })
}

function groundOf(issue: Issue, today: CalendarDay, told: CalendarDay | null): string {
  const { ownAverage, records, measuredOn } = issue
  const counts = counted(records, 'record')
  const from =
    ownAverage === null ? `From ${counts}` : `Own average ${writtenAverage(issue, ownAverage)}, from ${counts}`
  const newest = measuredOn === null || measuredOn === told ? '' : `, the newest ${ageText(measuredOn, today)}`
  return `${from}${newest}.`
}

/**
 * The severity badge of an athlete: each flag, also those not listed, how many make which severity, and why the day is as
 * it is.
 * @param day the judgement of today; undefined: not known
 */
export function aboutFlags(status: AthleteStatus, period: ShownPeriod, day?: AthleteDay): FlagsExplanation {
  const flags = status.issues.map((issue) => ({ name: issue.text, ...aboutFlag(issue, lastDay(period)) }))
  return {
    flags,
    severity: `${counted(flags.length, 'issue')} over ${periodText(period)}. ${HIGH_SEVERITY_ISSUES} or more are High, ${MEDIUM_SEVERITY_ISSUES} are Medium, fewer Low.`,
    ...whyOf(day, lastDay(period)),
  }
}

function whyOf(day: AthleteDay | undefined, today: CalendarDay): Pick<FlagsExplanation, 'why'> {
  if (!day) return {}
  const head = `Why ${VERDICT_WORDS[day.verdict].call.toLowerCase()}`
  const planned = plannedReason(day, today)
  if (planned !== '') return { why: { head, text: `${begun(planned)}. ${WHAT_EASES}.` } }
  const { held_by } = day
  if (!held_by) return {}
  const further = furtherSigns(day)
  const more =
    further.length === 0 ? '' : ` ${further.length === 1 ? 'A further sign' : 'Further signs'}: ${further.join('; ')}.`
  return { why: { head, text: `${begun(held_by.reasons.join('; '))}. ${held_by.rule}${more}` } }
}

function ownAverageText(issue: Issue): string {
  const { kind, ownAverage, value } = issue
  if (ownAverage !== null) return `${writtenAverage(issue, ownAverage)} over this period, each day alike.`
  if (kind === 'few_recovery_points' || value === null) return 'None: too little data.'
  return 'None beside it: the rule judges the average of this period itself, each day alike.'
}

const writtenAverage = ({ kind, unit }: Issue, average: number) =>
  `${written(average, 1)}${kind === 'recovery_falling' ? '%' : unit}`
