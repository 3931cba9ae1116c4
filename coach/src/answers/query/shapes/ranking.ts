import { counted } from '@corner/analytics/numbers/counted.ts'
import type { FactRow } from '@corner/analytics/query/facts.ts'
import { nameMeasure } from '../../../wording/measures.ts'
import { plainName } from '../../../wording/names.ts'
import { capital, paragraphs, sentences } from '../../phrases/lists.ts'
import { sayLeftOut, sayOneMaker } from '../../values/left-out.ts'
import { type AnswerInput, measureOf, overDays, phraseDays, type ShapeWriter } from '../answer-input.ts'
import { caveatsOf } from '../caveats.ts'
import { writeFirst } from '../first-place.ts'
import { figuresOf } from '../line-figure.ts'
import { writeLines } from '../lines.ts'
import { noData } from '../no-data.ts'
import { firstIn, inPlace, isCountOfDays, superlative } from '../order-words.ts'
import { sayOwnRanges } from '../own-ranges.ts'

/** Who has the most or the least, and how much. */
export const writeRanking: ShapeWriter = async (told) => {
  const { query, facts } = told
  const measure = measureOf(told)
  const caveats = caveatsOf(query, { isOfPeople: true, windowDays: facts.window.days })
  const { order = 'highest', limit, place } = query
  const ofMaker = sayOneMaker(facts.leftOut, facts.rows[0]?.group.athlete, told.context.scope)
  const value = facts.rows[0]?.facts[0]?.value
  if (value == null) return noData(told)
  const word = firstIn(measure, order)
  // Where the highest count is zero, nobody is first.
  if (order === 'highest' && isCountOfDays(measure.aggregate) && value === 0)
    return `Nobody has any ${nameMeasure(measure)}${overDays(told)}.`
  const ownRanges = await sayOwnRanges(told)
  if (limit !== 1 && place === undefined)
    return paragraphs(
      ownRanges,
      writeList(word, told),
      sentences(
        limit === undefined && sayLeftOut(facts.leftOut.filter(({ reason }) => reason !== 'other_provider')),
        ofMaker,
        caveats,
      ),
    )
  const what = superlative(measure, order, value, phraseDays(told).isOneDay)
  const first = writeFirst(told, {
    nameOf,
    noun: 'athlete',
    verb: 'has',
    what: `the ${inPlace(place)}${what}${overDays(told)}`,
  })
  return paragraphs(ownRanges, first, sentences(ofMaker, caveats))
}

function writeList(word: string, told: AnswerInput): string {
  const { rows, others } = told.facts
  const count =
    others.length > 0 ? `the first ${rows.length} of ${rows.length + others.length}` : counted(rows.length, 'athlete')
  return writeLines(
    `${capital(nameMeasure(measureOf(told)))}${overDays(told)}, ${word} first, ${count}`,
    rows.map((row) => `${row.place ?? 1}. **${nameOf(row)}**: ${figuresOf(row, told)}`),
    (lines) => lines.join('\n'),
  )
}

const nameOf = ({ group }: FactRow) => plainName(group.athlete?.name ?? '')
