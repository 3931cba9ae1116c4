import type { NamedAthlete } from '@corner/analytics/query/facts.ts'
import type { Measure } from '@corner/contract/entities/query.ts'
import { LOOK_BACK_DAYS } from '../../tools/query/days-needed.ts'
import { writeWeekday } from '../../wording/day-names.ts'
import { writeFigure } from '../../wording/figures.ts'
import { isAgainstOwnMean, labelOf } from '../../wording/metrics.ts'
import { boldName, possessive } from '../../wording/names.ts'
import type { Sources } from '../context/answer-context.ts'
import { isKnown, lookUp } from '../context/look-up.ts'
import { sentences } from '../phrases/lists.ts'

/**
 * Why an athlete has no value in these days; with a device also the newest value and its day.
 * @param over the days, as written after a figure
 */
export async function sayNoValue(
  athlete: NamedAthlete,
  measure: Pick<Measure, 'metric' | 'sport'>,
  over: string,
  sources: Sources,
): Promise<string> {
  const name = boldName(athlete.name)
  const { metric } = measure
  const data = metric === 'any_record' ? 'data' : `${labelOf(measure)} data`
  const isConnected = sources.scope.athletes.some(({ id, connected }) => id === athlete.id && connected)
  if (!isConnected) return `${name} is not connected to a device, so there is no ${data} ${over}.`
  return sentences(`There is no ${data} of ${name} ${over}.`, await sayNewest(athlete, metric, sources))
}

/** The newest value of somebody with a device who has none in the days asked about. */
async function sayNewest(athlete: NamedAthlete, metric: string, sources: Sources): Promise<string> {
  if (metric === 'any_record') return ''
  const { rows } = await lookUp(
    {
      who: { ids: [athlete.id] },
      measures: [{ metric, aggregate: 'latest' }],
      days: { window: { last: LOOK_BACK_DAYS } },
      by: ['athlete'],
      asks: 'value',
    },
    sources,
  )
  const newest = rows[0]?.facts[0]
  const label = labelOf({ metric })
  if (!isKnown(newest) || newest.date === null) {
    const why = isAgainstOwnMean(metric) ? 'has sent too little' : 'has sent no'
    const isEnded = sources.scope.athletes.some(({ id, linkEnded }) => id === athlete.id && linkEnded)
    return `Their device ${isEnded ? '' : 'is connected, but it '}${why} ${label} in the last ${LOOK_BACK_DAYS} days.`
  }
  return `${possessive(athlete.name)} newest ${label} is ${writeFigure(newest.measure, newest.value)}, of ${writeWeekday(newest.date, sources.scope.today)}.`
}
