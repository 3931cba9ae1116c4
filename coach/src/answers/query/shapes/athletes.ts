import { counted } from '@corner/analytics/counted.ts'
import type { FactRow } from '@corner/analytics/query/facts.ts'
import { roundTo, withUnit } from '@corner/analytics/rounding.ts'
import { writeNumber } from '../../../wording/figures.ts'
import { areOfOneKind, nameMeasure, nameMeasures } from '../../../wording/measures.ts'
import { extremeWords, labelOf } from '../../../wording/metrics.ts'
import { isKnown } from '../../asked/look-up.ts'
import { bullets, capital, joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { boldName, plainName, possessive } from '../../phrases/names.ts'
import { sayLeftOut } from '../../values/left-out.ts'
import { caveatsOf } from '../caveats.ts'
import { withoutLabel, withoutOwn, writeLineFigure } from '../line-figure.ts'
import { saidOnce } from '../said-once.ts'
import { daysOf, type ShapeWriter, type Told } from '../told.ts'

/** More lines are no answer any more. */
const LINES = 40

/** The same figures of several athletes, a line each; of two also how far they are apart. */
export const writeAthletes: ShapeWriter = (told) => {
  const { query, facts } = told
  const rows = facts.rows.filter((row) => row.facts.some(isKnown))
  const caveats = caveatsOf(query, { isOfPeople: true, windowDays: facts.window.days })
  const leftOut = sayLeftOut(facts.leftOut)
  if (rows.length === 0)
    return sentences(
      `There is no ${[...new Set(query.measures.map(labelOf))].join(' or ')} data ${daysOf(told).over}.`,
      leftOut,
    )
  const { counted: listed, none } = withoutZeros(rows, told)
  const written = listed
    .slice(0, LINES)
    .map((row) => `${boldName(row.group.athlete?.name ?? '')}: ${figuresOf(row, told)}`)
  const { said, told: lines } = saidOnce(written)
  const more = listed.length > LINES && `And ${counted(listed.length - LINES, 'more athlete')}.`
  return paragraphs(
    writeApart(told) || `${heading(told)}${said}:`,
    bullets(lines),
    none,
    more,
    sentences(leftOut, caveats),
  )
}

/** Of counts the most come first, and who has none is told in a sentence. */
function withoutZeros(rows: readonly FactRow[], { query: { measures } }: Told) {
  const [measure, second] = measures
  const isCount = measure !== undefined && second === undefined && COUNTS.includes(measure.aggregate)
  if (!isCount || rows.length < 3) return { counted: rows, none: '' }
  const value = ({ facts: [fact] }: FactRow) => fact?.value ?? 0
  const zeros = rows.filter((row) => value(row) === 0)
  const names = zeros.map(({ group }) => plainName(group.athlete?.name ?? ''))
  return {
    counted: rows.filter((row) => value(row) > 0).sort((a, b) => value(b) - value(a)),
    none: zeros.length > 0 && `None: ${zeros.length > NAMED ? `${zeros.length} athletes` : joinAnd(names)}.`,
  }
}
const COUNTS: readonly string[] = ['days', 'missing_days', 'longest_streak', 'current_streak', 'count']
/** More names than this are a number. */
const NAMED = 6

function heading(told: Told): string {
  const { measures, days } = told.query
  const isNow =
    measures.every(({ aggregate }) => aggregate === 'latest') && days.window === undefined && days.where === undefined
  return `${capital(nameMeasures(measures))}${isNow ? '' : ` ${daysOf(told).over}`}`
}

function figuresOf(row: FactRow, told: Told): string {
  const isSeveral = told.query.measures.length > 1
  return row.facts
    .map((fact) => {
      const label = areOfOneKind(told.query.measures) ? labelOf(fact.measure) : nameMeasure(fact.measure)
      if (!isKnown(fact)) return isSeveral ? `${label} no data` : 'no data'
      const text = writeLineFigure(fact, told)
      return isSeveral ? `${label} ${withoutOwn(withoutLabel(text, fact.measure))}` : withoutOwn(text)
    })
    .join(', ')
}

/** The first sentence on two: how much the one is above the other. */
function writeApart(told: Told): string {
  const { query, facts } = told
  const [one, other, third] = facts.rows
  const [difference] = facts.differences
  if (!one || !other || third || query.measures.length > 1 || difference?.value == null) return ''
  const { measure } = one.facts[0] ?? {}
  if (!measure || !one.group.athlete || !other.group.athlete) return ''
  const isNow = measure.aggregate === 'latest' && query.days.window === undefined
  const what = `${possessive(one.group.athlete.name)} ${nameMeasure(measure)}${isNow ? '' : ` ${daysOf(told).over}`}`
  const others = `${possessive(other.group.athlete.name)}`
  if (roundTo(difference.value, 1) === 0) return `${what} is **about the same** as ${others}.`
  const words = extremeWords(measure.metric)
  const isWhole = difference.unit === 'days' && Number.isInteger(difference.value)
  const size = withUnit(writeNumber(Math.abs(difference.value), isWhole ? 0 : 1), difference.unit)
  return `${what} is **${size} ${difference.value < 0 ? words.lower : words.higher}** than ${others}.`
}
