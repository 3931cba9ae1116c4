import type { Fact, NamedAthlete } from '@corner/analytics/query/facts.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Query } from '@corner/contract/entities/query.ts'
import { writeWhen } from '../../wording/day-names.ts'
import { metricCalled } from '../../wording/metrics.ts'
import { boldName, joinNames } from '../../wording/names.ts'
import { isKnown } from '../context/look-up.ts'
import type { AnswerInput } from './answer-input.ts'

const OF_LAST_NIGHT =
  /\b(last night|overnight|this (morning|am)|today'?s?|tonight|(woke|wake|waking|got) up|right now|just now|(bad|rough|short|poor|terrible) night)\b/i

/** Whether the words ask for last night, and not for the newest of any day. */
const saysLastNight = ({ context: { message = '' } }: Pick<AnswerInput, 'context'>) => OF_LAST_NIGHT.test(message)

/** A night's newest value from an earlier day. */
const isOlder = (fact: Fact | undefined, today: CalendarDay): boolean =>
  fact !== undefined &&
  isKnown(fact) &&
  fact.measure.aggregate === 'latest' &&
  fact.date !== null &&
  fact.date < today &&
  metricCalled(fact.measure.metric).of === 'night'

/**
 * An order of newest values, where the words say last night, covers that night only: athletes without a record of it
 * are left out.
 */
export function ofLastNight(query: Query, { message = '' }: AnswerInput['context']): Query {
  const { order, by, who, days, measures, against } = query
  const isOrder = order !== undefined && by?.join() === 'athlete' && !who.where && !against
  const isOfNewest = measures.every(
    ({ metric, aggregate, days: own }) => aggregate === 'latest' && !own && metricCalled(metric).of === 'night',
  )
  if (!isOrder || !isOfNewest || days.window || days.where || !OF_LAST_NIGHT.test(message)) return query
  return { ...query, days: { ...days, window: { day: 0 } } }
}

/**
 * "Who slept badly last night" does not count athletes whose newest night is an earlier one: they are named next to
 * those who could be judged.
 */
export function withoutOlder(told: AnswerInput): { told: AnswerInput; late: string; isNone?: boolean } {
  const { facts, context } = told
  const { today } = context.scope
  if (!saysLastNight(told) || told.query.days.window !== undefined) return { told, late: '' }
  const { judged, people, rows } = facts
  if (judged.length === 0) {
    const [athlete, second] = people
    const fact = rows[0]?.facts[0]
    const isOne = athlete !== undefined && second === undefined && told.query.by?.join() === 'athlete'
    return { told, late: isOne && isOlder(fact, today) ? sayNewest(athlete, fact, told) : '' }
  }
  const older = judged.filter(({ values }) => values.some(({ fact }) => isOlder(fact, today)))
  const [one, other] = judged
  // For somebody asked about by name the newest value is given anyway.
  if (one && !other) return { told, late: older.length > 0 ? sayNewest(one.athlete, one.values[0]?.fact, told) : '' }
  if (older.length === 0) return { told, late: '' }
  const known = judged.filter(({ values }) => values.some(({ fact }) => isKnown(fact)))
  if (older.length === known.length)
    return { told, late: '**None of last night is in yet**, this is by the newest night of each:', isNone: true }
  const left = judged.map((each) => (older.includes(each) ? { ...each, verdict: 'unknown' as const } : each))
  return {
    told: { ...told, facts: { ...facts, judged: left } },
    late: `Nothing from last night yet: ${joinNames(older.map(({ athlete }) => athlete.name))}.`,
  }
}

const sayNewest = ({ name }: NamedAthlete, fact: Fact | undefined, { context: { scope } }: AnswerInput) =>
  `Nothing from last night yet of ${boldName(name)}${fact?.date ? `: the newest is of ${writeWhen(fact.date, scope.today).replace(/^on /, '')}` : ''}.`
