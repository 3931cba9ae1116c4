import { dayLabel } from '@corner/analytics/day-label.ts'
import type { FactGroup, Facts } from '@corner/analytics/query/facts.ts'
import type { Group, Query } from '@corner/contract/entities/query.ts'
import { writeCondition } from '../../wording/conditions.ts'
import { nameOfWeekday } from '../../wording/days.ts'
import { capital } from '../../wording/english.ts'
import { nameMeasure } from '../../wording/measures.ts'
import { writeTests } from '../../wording/tests.ts'
import { windowText } from '../wording.ts'

/** What was looked up, for a person: `Average recovery by athlete, lowest first, Nov 15 to Nov 21 (7 days)`. */
export function titleOf({ query, facts }: { query: Query; facts: Facts }): string {
  const { who, measures, by = [], order, days, having } = query
  const conditions = (who.where ?? []).map((condition) => writeCondition(condition))
  const parts = [
    conditions.length > 0 &&
      `athletes ${who.not ? 'who do not have' : 'with'} ${conditions.join(who.combine === 'any' ? ' or ' : ' and ')}`,
    who.first && `the ${who.first.limit} with the ${who.first.order} ${nameMeasure(who.first.measure)}`,
    `${[...new Set(measures.map(nameMeasure))].join(', ')}${by.length > 0 ? ` by ${by.map((group) => GROUPS[group]).join(' and ')}` : ''}`,
    having &&
      `those that are ${having.is.replaceAll('_', ' ')} ${typeof having.than === 'number' ? having.than : ''}`.trim(),
    order && `${order} first`,
    windowText(facts.window),
    days.where &&
      `${days.lag ? `${days.lag === 1 ? 'the day' : `${days.lag} days`} after` : 'on'} days with ${writeTests(days.where)}`,
  ].filter((part) => typeof part === 'string')
  return capital(parts.join(', '))
}

const GROUPS: Record<Group, string> = {
  athlete: 'athlete',
  day: 'day',
  weekday: 'weekday',
  week: 'week',
  band: 'recovery band',
}

const BANDS = { ready: 'green', caution: 'yellow', red: 'red' } as const

/** The part of days or people that a row is of, without its day: `Mondays`, `Nov 15 to Nov 21`, `green`. */
export function nameGroup({ weekday, week, band }: FactGroup): string {
  const parts = [
    weekday !== undefined && nameOfWeekday(weekday),
    week && (week.from === week.until ? dayLabel(week.from) : `${dayLabel(week.from)} to ${dayLabel(week.until)}`),
    band && BANDS[band],
  ]
  return parts.filter(Boolean).join(', ')
}
