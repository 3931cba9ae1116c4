import { counted } from '@corner/analytics/numbers/counted.ts'
import type { FactRow } from '@corner/analytics/query/facts.ts'
import { nameMeasure } from '../../../wording/measures.ts'
import { boldName } from '../../../wording/names.ts'
import { isKnown } from '../../context/look-up.ts'
import { bullets, joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { sayLeftOut } from '../../values/left-out.ts'
import { type AnswerInput, knownRows, measureOf, type ShapeWriter } from '../answer-input.ts'
import { nameFigure } from '../line-figure.ts'
import { noData } from '../no-data.ts'
import { partName } from '../part-names.ts'

/** Up to this many of those who did not go the same way every week are named. */
const NEARLY = 3
const LEAST_WEEKS = 3
const LEAST_RECORDS = 3

/** Whether it asks who goes one way from week to week. */
export const isOfFallingWeeks = ({
  query: { by = [], order, asks, measures, against, limit },
}: Pick<AnswerInput, 'query'>): boolean =>
  by.join() === 'athlete,week' && order !== undefined && asks === 'who' && measures.length === 1 && !against && !limit

interface Course {
  name: string
  values: readonly number[]
  text: string
}

/** Who fell (or rose) in every one of some weeks, the furthest first: one bad week is no trend. */
export const writeFallingWeeks: ShapeWriter = (told) => {
  const courses = coursesIn(told)
  if (courses.length === 0) return noData(told)
  const isDown = told.query.order === 'lowest'
  const between = (from = 0, to = 0) => (isDown ? from - to : to - from)
  const moved = ({ values }: Course) => between(values[0], values.at(-1))
  const isSteady = ({ values }: Course) => values.slice(1).every((value, at) => between(values[at], value) > 0)
  const steady = courses.filter(isSteady).toSorted((a, b) => moved(b) - moved(a))
  const others = courses.filter((one) => !isSteady(one) && moved(one) > 0).toSorted((a, b) => moved(b) - moved(a))
  const what = nameMeasure(measureOf(told))
  const weeks = counted(courses[0]?.values.length ?? 0, 'week')
  const way = isDown ? 'fell' : 'rose'
  const head =
    steady.length === 0
      ? `**Nobody's** ${what} ${way} from week to week over these ${weeks}.`
      : `**${steady.length} of ${counted(courses.length, 'athlete')}**: ${what} ${way} from week to week over these ${weeks} (${partsOf(told)}), the furthest first:`
  return paragraphs(
    head,
    bullets(steady.map(writeCourse)),
    others.length > 0 &&
      `${isDown ? 'Lower' : 'Higher'} now than at first, but not week by week: ${joinAnd(others.slice(0, NEARLY).map(writeCourse))}${others.length > NEARLY ? ` and ${counted(others.length - NEARLY, 'other')}` : ''}.`,
    sentences(sayLeftOut(told.facts.leftOut)),
  )
}

const writeCourse = ({ name, text }: Course) => `${boldName(name)} ${text}`

/** Every athlete with each of the weeks. */
function coursesIn(told: AnswerInput): Course[] {
  const athletes = [...Map.groupBy(knownRows(told), ({ group }) => group.athlete?.name ?? '')]
  const most = Math.max(0, ...athletes.map(([, rows]) => rows.length))
  if (most < LEAST_WEEKS) return []
  return athletes.flatMap(([name, rows]) => {
    const facts = inTime(rows).flatMap(({ facts: [fact] }) =>
      isKnown(fact) && fact.records >= LEAST_RECORDS ? [fact] : [],
    )
    return facts.length < most
      ? []
      : [{ name, values: facts.map(({ value }) => value), text: facts.map(nameFigure).join(', ') }]
  })
}

const inTime = (rows: readonly FactRow[]) =>
  rows.toSorted((a, b) => (a.group.week?.from ?? '').localeCompare(b.group.week?.from ?? ''))

/** `Nov 2 to Nov 8, Nov 9 to Nov 15 and Nov 16 to Nov 22`. */
const partsOf = (told: AnswerInput): string =>
  joinAnd([...new Set(inTime(knownRows(told)).map(({ group }) => partName(group, told.context.scope.today)))])
