import { ofOneProvider } from '../formulas/athlete-values.ts'
import type { Context } from '../formulas/context.ts'
import { WEEKDAYS } from '../records/calendar.ts'
import type { Athlete } from '../records/team.ts'
import type { Window } from '../records/window.ts'
import {
  type AskedDays,
  type AskedMeasure,
  type AskedQuery,
  askedQuery,
  otherDays,
  windowOfDays,
} from './asked-query.ts'
import { type Figure, figureOf, figureOfAll, judgeOf, toleranceOf } from './measured.ts'
import { isClose, named } from './row-values.ts'
import type { Step } from './step.ts'

/** Columns without a measure's value. */
const BESIDE =
  /^(?:Place|Athlete|Day|Group|Meets it|Days|Athletes|(?:Of the day|Records|Total|Usual from|Usual to|Held against|Difference)(?:: .+)?)$/

type Cell = Step['rows'][number][number]

/** Rows of a query with figures that our formulas do not confirm; who meets its conditions; and who comes first. */
export function untrueQuery(step: Step, context: Context): string[] {
  const query = askedQuery(step)
  if (!query) return []
  const measures = measuresShown(query)
  const places = step.columns.flatMap(({ label }, place) => (BESIDE.test(label) ? [] : [place]))
  // A figure that nobody has gets no column, and the rows do not say which one is missing.
  const isWhole = places.length === measures.length
  const faults = !isWhole
    ? []
    : step.rows.flatMap((row) =>
        measures.flatMap((measure, at) =>
          untrueFigure(row[places[at] ?? -1] ?? null, measure, row, step, query, context),
        ),
      )
  return [...faults, ...untrueVerdicts(step, query, context), ...untrueFirst(step, query, context)].map(
    (fault) => `${step.title}: ${fault}`,
  )
}

/** The query's measures, then those of its conditions, each once. */
function measuresShown({ measures, who }: AskedQuery): AskedMeasure[] {
  const all = [...measures, ...(who.where ?? []).map(({ measure }) => measure)]
  return [...new Map(all.map((measure) => [JSON.stringify(measure), measure])).values()]
}

function untrueFigure(
  shown: Cell,
  measure: AskedMeasure,
  row: Step['rows'][number],
  { columns }: Step,
  query: AskedQuery,
  context: Context,
): string[] {
  if (typeof shown !== 'number') return []
  const cell = (label: string) => row[columns.findIndex((column) => column.label === label)] ?? null
  const who = String(cell('Athlete'))
  const people = peopleOf(who, query, context)
  if (!people) return []
  // A row does not say whether it is about the requested days or those compared with.
  const sides = [query.days, ...(query.against?.days ? [otherDays(query.against.days, query.days)] : [])]
  const right = sides.map((days): Figure => {
    const asked = otherDays(measure.days, days)
    const window = partOf(windowOfDays(asked, context), cell('Day'), cell('Group'))
    return window && figureOfAll(people, (athlete) => figureOf(athlete, measure, asked, window, context))
  })
  if (right.includes(undefined)) return []
  return right.some((value) => isClose(shown, value ?? null, toleranceOf(measure)))
    ? []
    : [`${measure.aggregate} ${measure.metric} of ${who} is ${shown}, right is ${right.join(' or ')}`]
}

/** Whose figure a row has; undefined: people chosen by something our formulas do not check. */
function peopleOf(who: string, { who: asked, against }: AskedQuery, context: Context): readonly Athlete[] | undefined {
  const athlete = named(who, context)
  if (athlete) return [athlete]
  if (who === 'Team' && against?.team) return context.team.athletes
  if (against?.who || asked.where || asked.first || !['Team', 'All of them'].includes(who)) return undefined
  return poolOf(asked, context)
}

const poolOf = ({ ids, except }: AskedQuery['who'], { team }: Context) =>
  team.athletes.filter(({ id }) => (!ids || ids.includes(id)) && !except?.includes(id))

/** The days of a row: one, or the weekdays of the window; undefined: a week or a band. */
function partOf(window: Window, day: Cell, group: Cell): Window | undefined {
  if (typeof day === 'string') return { from: day, to: day, weekdays: undefined }
  if (group === null) return window
  const weekday = WEEKDAYS.find((name) => String(group).toLowerCase().startsWith(name))
  return weekday && { ...window, weekdays: [weekday] }
}

/** The rows' verdicts on the conditions agree with the formulas. */
function untrueVerdicts({ columns, rows }: Step, query: AskedQuery, context: Context): string[] {
  const { where = [], combine, not, first } = query.who
  const [name, verdict] = ['Athlete', 'Meets it'].map((label) => columns.findIndex((column) => column.label === label))
  if (where.length === 0 || not || first || name === undefined || verdict === undefined || verdict < 0) return []
  const judges = where.map(({ measure, ...test }) => ({ measure, judge: judgeOf(test) }))
  return rows.flatMap((row) => {
    const athlete = named(row[name], context)
    if (!athlete || row[verdict] === null) return []
    const verdicts = judges.map(({ measure, judge }) => {
      const days: AskedDays = otherDays(measure.days, query.days)
      const value = figureOf(athlete, measure, days, windowOfDays(days, context), context)
      return value === undefined || !judge ? undefined : value !== null && judge(value)
    })
    if (verdicts.includes(undefined)) return []
    const meets = combine === 'any' ? verdicts.some(Boolean) : verdicts.every(Boolean)
    return meets === (row[verdict] === 'yes') ? [] : [`${athlete.full} ${meets ? 'meets it' : 'does not meet it'}`]
  })
}

/** Nobody has more, or less, than the first in an order of athletes. */
function untrueFirst({ columns, rows: [row] }: Step, query: AskedQuery, context: Context): string[] {
  const { who, measures, order, by, place } = query
  const [measure] = measures
  const isOfAthletes = by?.length === 1 && by[0] === 'athlete'
  if (!order || !isOfAthletes || !measure || !row || place || who.where || who.first || query.against) return []
  const first = named(row[columns.findIndex(({ label }) => label === 'Athlete')], context)
  const days = otherDays(measure.days, query.days)
  const read = (athlete: Athlete) => figureOf(athlete, measure, days, windowOfDays(days, context), context)
  const value = first && read(first)
  if (!first || value === undefined || value === null) return []
  const better = ofOneProvider(poolOf(who, context)).find((athlete) => {
    const other = read(athlete) ?? value
    return order === 'highest' ? other - value > SAME : value - other > SAME
  })
  return better ? [`${better.full} comes before ${first.full}`] : []
}

/** Tolerance for floating-point errors. */
const SAME = 1e-6
