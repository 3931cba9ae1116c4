import { counted } from '@corner/analytics/numbers/counted.ts'
import type { FactWindow, NamedAthlete } from '@corner/analytics/query/facts.ts'
import { placeIn } from '@corner/analytics/series/normal-range.ts'
import type { Measure, Query, Who } from '@corner/contract/entities/query.ts'
import { nameDays } from '../../wording/days.ts'
import { besideAverage, writeFigure } from '../../wording/figures.ts'
import { nameMeasure } from '../../wording/measures.ts'
import { labelOf, metricCalled } from '../../wording/metrics.ts'
import { boldName, possessive } from '../../wording/names.ts'
import type { Sources } from '../context/answer-context.ts'
import { compareAverages, daysBefore, USUAL_DAYS } from '../context/compared-days.ts'
import { lookUp } from '../context/look-up.ts'
import { sentences } from '../phrases/lists.ts'
import { isLevel, sideOf, wordOf, writeLimit } from './limits.ts'

/** A figure to judge, and what is looked up with it: for one athlete, or for several together. */
type JudgedFigure = Pick<Query, 'days' | 'who'> & { measure: Measure; athlete?: NamedAthlete }

/**
 * A figure compared with what is usual for those it is about, the verdict first; for one athlete also with the team's.
 */
export async function judgeFigure({ athlete, who, measure, days }: JudgedFigure, sources: Sources): Promise<string> {
  const { metric } = measure
  const whose: Whose = athlete ? { who: { ids: [athlete.id] }, by: ['athlete'] } : { who }
  const isComparable = isLevel(measure) && metricCalled(metric).of !== 'standing'
  const range = { metric, aggregate: 'from_own_range', days } as const
  const measures: Query['measures'] = isComparable && athlete ? [measure, range] : [measure]
  const { rows, window } = await lookUp({ ...whose, measures, days, asks: 'value' }, sources)
  const [figure, beyond] = rows[0]?.facts ?? []
  if (figure == null || figure.value === null)
    return `There is no ${labelOf(measure)}${athlete ? ` of ${boldName(athlete.name)}` : ''} to judge ${nameDays(days, sources.scope).over}.`
  const { value, athletes } = figure
  const usual = isComparable ? await usualOf(whose, measure, window, sources) : null
  // A range is for single nights: an average of many hardly ever leaves it, and is compared with the average before.
  const own = isOfOneDay(measure) ? beyond?.range : undefined
  const side = own ? placeIn(own, value) : usual ? sideOf(metric, usual.difference) : undefined
  const verdict = [writeLimit(measure, value), side && wordOf(metric, side)].filter(Boolean).join(', and ')
  const write = (number: number) => writeFigure({ metric, aggregate: 'mean' }, number)
  const subject = `${athlete ? possessive(athlete.name) : whoseOf(who)} ${nameOf(measure, athletes)}`
  const told = `${writeFigure(measure, value, athletes)}${athlete ? '' : ` (${counted(athletes, 'athlete')})`}`
  return sentences(
    `${subject}${verdict === '' ? ':' : ' of'} ${told}${verdict === '' ? '. I have no mark of what is good there.' : ` is **${verdict}**.`}`,
    own && side && `It lies ${side} their own normal range of ${write(own.low)} to ${write(own.high)}.`,
    usual !== null &&
      `It is ${besideAverage(metric, usual.difference, write(usual.average))} ${usual.over} (${counted(usual.records, 'record')}).`,
    athlete && (await writeTeamMean(measure, sources)),
  )
}

type Whose = { who: Who; by?: ['athlete'] }

const whoseOf = (who: Who) => (Object.keys(who).length === 0 ? "The team's" : 'Their')
const nameOf = (measure: Measure, athletes: number) =>
  `${measure.aggregate === 'latest' && athletes > 1 ? 'average ' : ''}${nameMeasure(measure)}`
const isOfOneDay = ({ aggregate }: Measure) => ['latest', 'min', 'max'].includes(aggregate)

/**
 * The own average that a figure is compared with: of the same days for the newest value, of the days before for an
 * average.
 */
async function usualOf(whose: Whose, { metric, aggregate }: Measure, { from, until }: FactWindow, sources: Sources) {
  if (aggregate === 'latest' && from !== until) {
    const measures: Query['measures'] = [
      { metric, aggregate: 'mean' },
      { metric, aggregate: 'trend' },
    ]
    const { rows } = await lookUp({ ...whose, measures, days: { window: { from, until } }, asks: 'value' }, sources)
    const [mean, trend] = rows[0]?.facts ?? []
    if (mean?.value == null || trend?.value == null || mean.records < 2) return null
    return { average: mean.value, difference: trend.value, records: mean.records, over: 'of these days' }
  }
  if (aggregate !== 'mean' && aggregate !== 'latest') return null
  const [read] = await compareAverages(
    { ...whose, metrics: [metric] },
    { window: { from, until } },
    daysBefore(from),
    sources,
  )
  if (!read || read.difference === null) return null
  const { usual, difference } = read
  return { average: usual.value, difference, records: usual.records, over: `of the ${USUAL_DAYS} days before` }
}

/** The team's mean of the same figure; nothing of it for an athlete. */
async function writeTeamMean(measure: Measure, { scope, toolbox }: Sources): Promise<string> {
  if (scope.view === 'own') return ''
  const { rows } = await lookUp({ who: {}, measures: [measure], days: measure.days ?? {}, asks: 'value' }, { toolbox })
  const fact = rows[0]?.facts[0]
  if (fact == null || fact.value === null || fact.athletes < 2) return ''
  return `The team's mean is ${writeFigure(measure, fact.value, fact.athletes)} (${fact.athletes} athletes).`
}
