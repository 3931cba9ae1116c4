import { addDays } from '@corner/analytics/calendar.ts'
import type { Days, Who } from '@corner/contract/entities/query.ts'
import { nameDays } from '../../wording/days.ts'
import { writeFigure } from '../../wording/figures.ts'
import { nameMeasure } from '../../wording/measures.ts'
import { labelOf } from '../../wording/metrics.ts'
import { readAgainst } from '../asked/against-days.ts'
import type { Sources } from '../asked/answer-context.ts'
import { lookUp } from '../asked/look-up.ts'
import { sentences } from '../phrases/lists.ts'
import { isLevel, type JudgedFigure, sideOf, wordOf, writeMark } from './judged-figure.ts'

/** What a figure of many is held against. */
const USUAL_DAYS = 28

/** A figure of the team or of some of it against their own of the four weeks before. */
export async function judgeTeam(who: Who, { measure, days }: JudgedFigure, sources: Sources): Promise<string> {
  const { metric } = measure
  const now = await lookUp({ who, measures: [measure], days, asks: 'value' }, sources)
  const figure = now.rows[0]?.facts[0]
  if (figure == null || figure.value === null)
    return `There is no ${labelOf(measure)} to judge ${nameDays(days, sources.scope).over}.`
  const { value, athletes } = figure
  const whose = Object.keys(who).length === 0 ? "The team's" : 'Their'
  const { from, until } = now.window
  const before: Days = { window: { from: addDays(from, -USUAL_DAYS), until: addDays(from, -1) } }
  const [read = null] = isLevel(measure)
    ? await readAgainst({ who, metrics: [metric] }, { window: { from, until } }, before, sources)
    : []
  const isAverage = measure.aggregate === 'mean' && read !== null && read.difference !== null
  const side = isAverage ? sideOf(metric, read.difference ?? 0) : undefined
  const mark = writeMark(measure, value)
  const verdict = [mark, side && wordOf(metric, side)].filter(Boolean).join(', and ')
  const name = `${measure.aggregate === 'latest' && athletes > 1 ? 'average ' : ''}${nameMeasure(measure)}`
  return sentences(
    `${whose} ${name} of ${writeFigure(measure, value, athletes)} (${athletes} athletes)${verdict === '' ? ': I have no mark of what is good' : ` is **${verdict}**`}.`,
    read !== null &&
      read.usual.value !== null &&
      `The average of the ${USUAL_DAYS} days before was ${writeFigure(read.usual.measure, read.usual.value, athletes)}.`,
  )
}
