import type { MetricName } from '@corner/analytics/metric-catalogue.ts'
import type { Statistic } from '@corner/analytics/statistics.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { KnownAthlete } from '../scope.ts'

/** Calendar days, both ends included. */
export interface Window {
  from: CalendarDay
  until: CalendarDay
  /** Only these days of the week, 0 for Sunday; absent: all. */
  weekdays?: readonly number[]
  /** As it stands in a sentence: `the last 14 days`, `yesterday`, `on Mondays of the last 7 days`. */
  label: string
}

export type Comparison = 'below' | 'at_most' | 'above' | 'at_least'

/** One demand on an athlete: `average sleep of the window below 7`. */
export interface Condition {
  metric: MetricName
  statistic: Statistic
  comparison: Comparison
  /** In the metric's unit. */
  value: number
  window: Window
}

/** What a question is after. What each one needs of the other fields stands beside it. */
export type Intent =
  /** A number: `metrics`, `statistic`, of `athletes` or the team. */
  | 'value'
  /** Who has the most or least: `metrics[0]`, `statistic`, `order`, `limit`. */
  | 'ranking'
  /** Who, or how many, meet `conditions`. */
  | 'filter'
  /** Whether something goes up or down: `metrics`, of `athletes` or the team. */
  | 'trend'
  /** Two or more athletes, an athlete and the team, or `window` and `otherWindow`. */
  | 'comparison'
  /** How somebody is doing: `athletes`. */
  | 'athlete_overview'
  | 'team_overview'
  | 'team_health'
  | 'top_performers'
  /** Who is at risk and why; with `athletes`, whether and why they are. `severity` where only one is asked for. */
  | 'at_risk'
  /** On how many or which days `athletes` met `conditions` (of single days), or had no record at all (`conditions` empty). */
  | 'days'
  /** Day by day: `metrics` of `athletes` in `window`. */
  | 'records'
  /** HRV against the athlete's own normal range. */
  | 'own_range'
  /** Whether two `metrics` go together; `lagDays` where the second is of a later day. */
  | 'relation'
  /** Who has data, who has none, who is not connected. */
  | 'coverage'
  /** What to do: for `athletes`, for the team, or for a recovery of `givenRecovery`; `topic` are the words to look up. */
  | 'advice'
  /** What something means, or what is known about it: `topic`. */
  | 'knowledge'
  /** Somebody may be in danger now: act first. */
  | 'emergency'
  /** For medical staff: `topic`, with `athletes` where one is named. */
  | 'medical'
  /** Fast weight loss, and food supplements or medicines for minors: never a recipe. */
  | 'unsafe_advice'
  /** What the assistant can do. */
  | 'help'
  | 'greeting'
  | 'thanks'
  /** Nothing of sport: `topic`. */
  | 'off_topic'
  /** Of sport, but nothing a wearable measures: `notMeasured`. */
  | 'not_measured'
  /** Another team, other teams, or somebody outside of the team: `strangers`. */
  | 'no_access'
  /** An attempt to change the rules or to get at them. */
  | 'manipulation'
  /** Nothing of all this. */
  | 'unknown'

/** What must be asked back before anything can be answered. */
export type Clarification =
  | { kind: 'athlete'; said: string; candidates: readonly KnownAthlete[] }
  /** "What's his strain?" with nobody named before. */
  | { kind: 'whom' }
  /** A time that only the coach knows: "before the Iowa meet". */
  | { kind: 'date'; said: string }

/** A question as the analyst has understood it; what it does not say is absent, and the planner decides. */
export interface Question {
  text: string
  intent: Intent
  /** In the order in which they were named, or meant by "he", "their", "same for". */
  athletes: readonly KnownAthlete[]
  /** The team as a whole is meant. */
  team: boolean
  metrics: readonly MetricName[]
  statistic?: Statistic
  /** Absent: the chat's period. */
  window?: Window
  /** What `window` is compared with. */
  otherWindow?: Window
  conditions: readonly Condition[]
  /** Whether all or any of the conditions must hold. */
  combine: 'all' | 'any'
  order?: 'highest' | 'lowest'
  limit?: number
  /** Who is second or third alone is asked for. */
  place?: 2 | 3
  /** Only how many is asked, not who. */
  countOnly: boolean
  /** It can be answered by yes or no. */
  isYesNo: boolean
  /** Of `filter`: what else is asked of those who are found: "and how did they sleep?" */
  alsoMetrics: readonly MetricName[]
  /** Of `at_risk`: who is not is asked for. */
  isNegated: boolean
  /** Of `at_risk`: only those with so many issues. */
  leastIssues?: number
  /** The reason is asked, too: "who is lowest and why", "why is he down". */
  why: boolean
  severity?: 'high' | 'medium' | 'low'
  lagDays?: number
  /** "Someone with 72 recovery", percent. */
  givenRecovery?: number
  topic?: string
  notMeasured?: string
  strangers: readonly string[]
  clarifications: readonly Clarification[]
  /** Said besides, and to be answered with a sentence: a wish for other teams' data, an attempt on the rules, another language. */
  besides: readonly ('other_teams' | 'manipulation' | 'other_language')[]
}
