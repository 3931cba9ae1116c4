import { addDays } from '@corner/analytics/calendar.ts'
import { counted } from '@corner/analytics/counted.ts'
import { placeIn } from '@corner/analytics/normal-range.ts'
import type { FactWindow, NamedAthlete } from '@corner/analytics/query/facts.ts'
import type { Days, Measure, Query } from '@corner/contract/entities/query.ts'
import { nameDays } from '../../wording/days.ts'
import { besideAverage, writeFigure } from '../../wording/figures.ts'
import { nameMeasure } from '../../wording/measures.ts'
import { labelOf, metricCalled } from '../../wording/metrics.ts'
import { readAgainst } from '../asked/against-days.ts'
import type { Sources } from '../asked/answer-context.ts'
import { lookUp } from '../asked/look-up.ts'
import { sentences } from '../phrases/lists.ts'
import { boldName, possessive } from '../phrases/names.ts'
import { isLevel, type JudgedFigure, sideOf, wordOf, writeMark } from './judged-figure.ts'

/** What an average is held against. */
const USUAL_DAYS = 28

/** An athlete's figure against what is usual for them and for the team, the verdict first. */
export async function judgeAthlete(athlete: NamedAthlete, asked: JudgedFigure, sources: Sources): Promise<string> {
  const { measure, days } = asked
  const { metric } = measure
  const isComparable = isLevel(measure) && metricCalled(metric).of !== 'standing'
  const measures: [Measure, ...Measure[]] = isComparable
    ? [measure, { metric, aggregate: 'from_own_range', days }]
    : [measure]
  const { rows, window } = await lookUp(
    { who: { ids: [athlete.id] }, measures, days, by: ['athlete'], asks: 'value' },
    sources,
  )
  const [figure, beyond] = rows[0]?.facts ?? []
  if (figure == null || figure.value === null)
    return `There is no ${labelOf(measure)} of ${boldName(athlete.name)} to judge ${nameDays(days, sources.scope).over}.`
  const { value } = figure
  const usual = isComparable ? await usualOf(athlete, measure, window, sources) : null
  // A range is one of single nights: an average of many hardly ever leaves it, and is held against the one before.
  const range = isOfOneDay(measure) ? beyond?.range : undefined
  const side = range ? placeIn(range, value) : usual ? sideOf(metric, usual.difference) : undefined
  const verdict = [writeMark(measure, value), side && wordOf(metric, side)].filter(Boolean).join(', and ')
  const write = (number: number) => writeFigure({ metric, aggregate: 'mean' }, number)
  const subject = `${possessive(athlete.name)} ${nameMeasure(measure)}`
  return sentences(
    verdict === ''
      ? `${subject}: ${writeFigure(measure, value)}. I have no mark of what is good there.`
      : `${subject} of ${writeFigure(measure, value)} is **${verdict}**.`,
    range && side && `It lies ${side} their own normal range of ${write(range.low)} to ${write(range.high)}.`,
    usual !== null &&
      `It is ${besideAverage(metric, usual.difference, write(usual.average))} ${usual.over} (${counted(usual.records, 'record')}).`,
    await writeTeamMean(measure, sources),
  )
}

const isOfOneDay = ({ aggregate }: Measure) => ['latest', 'min', 'max'].includes(aggregate)

/** The own average that a figure is held against: of the same days for the newest among them, of those before for an average. */
async function usualOf({ id }: NamedAthlete, { metric, aggregate }: Measure, window: FactWindow, sources: Sources) {
  const ofAthlete = { who: { ids: [id] }, by: ['athlete'] } satisfies Pick<Query, 'who' | 'by'>
  const { from, until } = window
  if (aggregate === 'latest' && from !== until) {
    const measures: Query['measures'] = [
      { metric, aggregate: 'mean' },
      { metric, aggregate: 'trend' },
    ]
    const { rows } = await lookUp({ ...ofAthlete, measures, days: { window: { from, until } }, asks: 'value' }, sources)
    const [mean, trend] = rows[0]?.facts ?? []
    if (mean?.value == null || trend?.value == null || mean.records < 2) return null
    return { average: mean.value, difference: trend.value, records: mean.records, over: 'of these days' }
  }
  if (aggregate !== 'mean' && aggregate !== 'latest') return null
  const before: Days = { window: { from: addDays(from, -USUAL_DAYS), until: addDays(from, -1) } }
  const [read] = await readAgainst({ ...ofAthlete, metrics: [metric] }, { window: { from, until } }, before, sources)
  if (!read || read.usual.value === null || read.difference === null) return null
  const { value: average, records } = read.usual
  return { average, difference: read.difference, records, over: `of the ${USUAL_DAYS} days before` }
}

/** The team's mean of the same figure; nothing of it for an athlete. */
async function writeTeamMean(measure: Measure, { scope, toolbox }: Sources): Promise<string> {
  if (scope.view === 'own') return ''
  const { rows } = await lookUp({ who: {}, measures: [measure], days: measure.days ?? {}, asks: 'value' }, { toolbox })
  const fact = rows[0]?.facts[0]
  if (fact == null || fact.value === null || fact.athletes < 2) return ''
  return `The team's mean is ${writeFigure(measure, fact.value, fact.athletes)} (${fact.athletes} athletes).`
}
