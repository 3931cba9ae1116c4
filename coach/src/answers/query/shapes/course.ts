import { addDays } from '@corner/analytics/days/calendar.ts'
import type { FactRow } from '@corner/analytics/query/facts.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { Measure, Query } from '@corner/contract/entities/query.ts'
import { nameMean } from '../../../wording/measures.ts'
import { labelOf, metricCalled } from '../../../wording/metrics.ts'
import { possessive } from '../../../wording/names.ts'
import { USUAL_DAYS } from '../../context/compared-days.ts'
import { isKnown, lookUp } from '../../context/look-up.ts'
import { bullets, capital, paragraphs } from '../../phrases/lists.ts'
import { type AnswerInput, knownRows, measureOf, type ShapeWriter } from '../answer-input.ts'
import { movedBy } from '../differences.ts'
import { whose } from '../group-names.ts'
import { nameFigure } from '../line-figure.ts'
import { noData } from '../no-data.ts'
import { partName } from '../part-names.ts'
import { comparedIn } from '../periods/compared-sides.ts'

const LEAST_WEEKS = 2
/** A week of fewer nights is incomplete. */
const LEAST_RECORDS = 3
const VERDICTS = { better: 'Better', worse: 'Worse', same: 'No trend', up: 'Up', down: 'Down' } as const

/** Whether it asks how one figure of one athlete, or of the team, develops from week to week. */
export const isOfCourse = ({
  query: { by = [], asks, measures, against, order, having },
}: Pick<AnswerInput, 'query'>): boolean =>
  by.includes('week') && asks === 'whether' && measures.length === 1 && !against && !order && !having

/**
 * Consecutive weeks: the direction from the first half to the second, judged by the usual variation, then each week.
 */
export const writeCourse: ShapeWriter = async (told) => {
  const weeks = knownRows(told)
    .filter(({ facts: [fact] }) => isKnown(fact) && fact.records >= LEAST_RECORDS)
    .toSorted((a, b) => fromOf(a).localeCompare(fromOf(b)))
  const [first, last] = endsOfCourse(weeks)
  if (!first || !last || weeks.length < LEAST_WEEKS) return noData(told)
  const measure = measureOf(told)
  const { query, context } = told
  const { by: _, ...rest } = query
  const ends: Query = {
    ...rest,
    ...(query.by?.includes('athlete') && { by: ['athlete'] }),
    days: daysOf(last),
    against: { days: daysOf(first) },
    asks: 'value',
  }
  const [one] = await comparedIn({ query: ends, facts: await lookUp(ends, context), context })
  const { today } = context.scope
  const lines = weeks.map((row) => {
    const [fact] = row.facts
    return `${partName(row.group, today)}: ${isKnown(fact) ? nameFigure(fact) : 'no data'}`
  })
  const [athlete] = told.facts.people
  const owner = query.by?.includes('athlete') && athlete ? possessive(athlete.name) : whose(told)
  const label = labelOf(measure)
  if (!one) return paragraphs(`${capital(owner)} ${label}, week by week:`, bullets(lines))
  const moved = one.difference ? movedBy(one.difference, measure.metric) : 'about the same'
  const within = one.way === 'same' && moved !== 'about the same' ? ', within the usual swing from day to day' : ''
  const head = `**${VERDICTS[one.way]}.** ${capital(owner)} ${nameMean(measure.metric)} went from **${nameFigure(one.other)}** (${partName(first.group, today)}) to **${nameFigure(one.fact)}** (${partName(last.group, today)}): ${moved}${within}.`
  return paragraphs(
    `${head}${ofNewestWeeks(weeks, measure)}`,
    weeks.length > LEAST_WEEKS && bullets(lines),
    await beforeThem(first, told),
  )
}

/** The first and the last week; from four weeks on the first and second halves, because single weeks vary. */
function endsOfCourse(weeks: readonly FactRow[]): readonly [FactRow | undefined, FactRow | undefined] {
  const half = Math.floor(weeks.length / 2)
  return half < LEAST_OF_HALF
    ? [weeks[0], weeks.at(-1)]
    : [together(weeks.slice(0, half)), together(weeks.slice(-half))]
}
const LEAST_OF_HALF = 2

/** Consecutive weeks as one period. */
function together(weeks: readonly FactRow[]): FactRow | undefined {
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first?.group.week || !last?.group.week) return undefined
  return { ...first, group: { ...first.group, week: { from: first.group.week.from, until: last.group.week.until } } }
}

/**
 * When the last few weeks go one way, this says more than the first and the last: "Up each week since the week of Nov 2
 * to Nov 8."
 */
function ofNewestWeeks(weeks: readonly FactRow[], { metric }: Measure): string {
  const { steadyWithin } = metricCalled(metric)
  const values = weeks.map(({ facts: [fact] }) => fact?.value ?? 0)
  const ways = values.slice(1).map((value, at) => Math.sign(value - (values[at] ?? value)))
  const way = ways.at(-1)
  const turn = weeks[ways.findLastIndex((one) => one !== way) + 1]
  const isShort = turn === undefined || weeks.length - 1 - weeks.indexOf(turn) < LEAST_RUN
  const moved = Math.abs((values.at(-1) ?? 0) - (turn?.facts[0]?.value ?? 0))
  if (way === 0 || isShort || turn === weeks[0] || moved <= steadyWithin) return ''
  return ` ${way === 1 ? 'Up' : 'Down'} each week since the week of ${partName(turn.group)}.`
}
const LEAST_RUN = 2

const fromOf = ({ group }: FactRow): CalendarDay | '' => group.week?.from ?? ''

const daysOf = ({ group }: FactRow): Query['days'] =>
  group.week ? { window: { from: group.week.from, until: group.week.until } } : {}

/** What was usual before these weeks. */
async function beforeThem(first: FactRow, { query, context }: AnswerInput): Promise<string> {
  const week = first.group.week
  if (!week) return ''
  const { by: _, ...rest } = query
  const asked: Query = {
    ...rest,
    ...(query.by?.includes('athlete') && { by: ['athlete'] }),
    days: { window: { from: addDays(week.from, -USUAL_DAYS), until: addDays(week.from, -1) } },
    asks: 'value',
  }
  const { rows } = await lookUp(asked, context)
  const fact = rows[0]?.facts[0]
  return isKnown(fact) && fact.records >= USUAL_LEAST
    ? `Before that, over ${USUAL_DAYS} days: ${nameFigure(fact)}.`
    : ''
}
const USUAL_LEAST = 7
