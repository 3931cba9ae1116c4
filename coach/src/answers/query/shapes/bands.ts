import { counted } from '@corner/analytics/numbers/counted.ts'
import type { FactRow } from '@corner/analytics/query/facts.ts'
import { writeFigure } from '../../../wording/figures.ts'
import { plainName } from '../../../wording/names.ts'
import { bullets, paragraphs } from '../../phrases/lists.ts'
import { BANDS, inBand } from '../../values/bands.ts'
import { sayLeftOut } from '../../values/left-out.ts'
import { type AnswerInput, knownRows, type ShapeWriter } from '../answer-input.ts'
import { noData } from '../no-data.ts'

/** The athletes by the band of their newest recovery, the best band first. */
export const writeBands: ShapeWriter = (told) => {
  const { query, facts } = told
  const rows = knownRows(told)
  const total = rows.reduce((sum, row) => sum + row.members.length, 0)
  if (total === 0) return noData(told)
  const counts = BANDS.map((band) => `**${rowOf(rows, band.band)?.members.length ?? 0}** ${inBand(band)}`)
  const head = `${counts.join(', ')}, of ${counted(total, 'athlete')} with data`
  if (query.asks === 'how_many') return paragraphs(`${head}.`)
  const lines = BANDS.flatMap(({ band, color }) => {
    const row = rowOf(rows, band)
    return row ? [`In the ${color}: ${namesOf(row, told)}`] : []
  })
  return paragraphs(`${head}:`, bullets(lines), sayLeftOut(facts.leftOut))
}

const rowOf = (rows: readonly FactRow[], band: (typeof BANDS)[number]['band']) =>
  rows.find(({ group }) => group.band === band)

/** Highest first, each with their own value. */
function namesOf({ members, facts: [fact] }: FactRow, { query: { measures } }: AnswerInput): string {
  const measure = fact?.measure ?? measures[0]
  if (!measure) return ''
  return members
    .toSorted((a, b) => b.value - a.value)
    .map(({ athlete, value }) => `${plainName(athlete.name)} ${writeFigure(measure, value)}`)
    .join(', ')
}
