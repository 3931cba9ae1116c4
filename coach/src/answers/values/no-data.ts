import { written } from '@corner/analytics/numbers/rounding.ts'
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
  const ofSdnn = metric === 'hrv' ? await saySdnn(athlete, sources) : ''
  if (ofSdnn !== '') return ofSdnn
  const notGiven = await sayNotGiven(athlete, metric, sources)
  if (notGiven !== '') return notGiven
  return sentences(`There is no ${data} of ${name} ${over}.`, await sayNewest(athlete, metric, sources))
}

/** Some makers give SDNN alone, which is another measure and no HRV in rMSSD; '' where none has come, or rMSSD has. */
async function saySdnn(athlete: NamedAthlete, sources: Sources): Promise<string> {
  if ((await newestOf(athlete, 'hrv', sources)) !== undefined) return ''
  const sdnn = await newestOf(athlete, 'hrv_sdnn', sources)
  if (sdnn === undefined) return ''
  const when = writeWeekday(sdnn.date, sources.scope.today)
  return `There is no HRV in rMSSD of ${boldName(athlete.name)}, but as SDNN, which cannot be compared with it: **${writeFigure(sdnn.measure, sdnn.value)}**, of ${when}.`
}

/** That the maker never gives it, with what stands in for a recovery; '' where it may come, or has come from an earlier device. */
export async function sayNotGiven(athlete: NamedAthlete, metric: string, sources: Sources): Promise<string> {
  const { maker, notGiven = [] } = sources.scope.athletes.find(({ id }) => id === athlete.id) ?? {}
  if (maker === undefined || !notGiven.includes(metric)) return ''
  if ((await newestOf(athlete, metric, sources)) !== undefined) return ''
  const said = `${possessive(athlete.name)} ${maker} gives no ${labelOf({ metric })}.`
  if (metric !== 'recovery') return said
  const readiness = await newestOf(athlete, 'corner_readiness', sources)
  if (readiness === undefined) return said
  const { value, date } = readiness
  return `${said} In its place there is Corner readiness, by their own range: **${written(value, 0)}** of 100, of ${writeWeekday(date, sources.scope.today)} (50 is as usual).`
}

/** The newest value of somebody with a device who has none in the days asked about. */
async function sayNewest(athlete: NamedAthlete, metric: string, sources: Sources): Promise<string> {
  if (metric === 'any_record') return ''
  const newest = await newestOf(athlete, metric, sources)
  const label = labelOf({ metric })
  if (newest === undefined) {
    const why = isAgainstOwnMean(metric) ? 'has sent too little' : 'has sent no'
    const isEnded = sources.scope.athletes.some(({ id, linkEnded }) => id === athlete.id && linkEnded)
    return `Their device ${isEnded ? '' : 'is connected, but it '}${why} ${label} in the last ${LOOK_BACK_DAYS} days.`
  }
  return `${possessive(athlete.name)} newest ${label} is ${writeFigure(newest.measure, newest.value)}, of ${writeWeekday(newest.date, sources.scope.today)}.`
}

async function newestOf({ id }: NamedAthlete, metric: string, sources: Sources) {
  const { rows } = await lookUp(
    {
      who: { ids: [id] },
      measures: [{ metric, aggregate: 'latest' }],
      days: { window: { last: LOOK_BACK_DAYS } },
      by: ['athlete'],
      asks: 'value',
    },
    sources,
  )
  const newest = rows[0]?.facts[0]
  return isKnown(newest) && newest.date !== null ? { ...newest, date: newest.date } : undefined
}
