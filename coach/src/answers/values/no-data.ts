import { addDays } from '@corner/analytics/calendar.ts'
import { type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import type { KnownAthlete } from '../../scope.ts'
import { writeWeekday } from '../../wording/day-names.ts'
import type { Sources } from '../asked/answer-context.ts'
import { sentences } from '../phrases/lists.ts'
import { boldName, possessive } from '../phrases/names.ts'
import { writeValue } from '../phrases/values.ts'
import { type Asked, overWindow } from '../phrases/windows.ts'

/** As far back as a last record is looked for. */
const LOOK_BACK_DAYS = 90

/** Why there is no value of an athlete in these days; of somebody with a device also what the newest one was, and of which day. */
export async function sayNoData(
  athlete: KnownAthlete,
  metric: MetricName,
  asked: Asked,
  { scope, toolbox }: Sources,
): Promise<string> {
  const { label } = metricOf(metric)
  if (!athlete.connected)
    return `${boldName(athlete.name)} is not connected to a device, so there is no ${label} data ${overWindow(asked, scope)}.`
  const window = { from: addDays(scope.today, 1 - LOOK_BACK_DAYS), until: scope.today }
  const { metrics } = await toolbox.call('athlete_summary', { athlete: athlete.id, window })
  const { latest, latestDate } = metrics[metric]
  return sentences(
    `There is no ${label} data of ${boldName(athlete.name)} ${overWindow(asked, scope)}.`,
    latest === null || latestDate === null
      ? `Their device is connected, but it has sent no ${label} in the last ${LOOK_BACK_DAYS} days.`
      : `${possessive(athlete.name)} newest ${label} is ${writeValue(metric, latest)}, of ${writeWeekday(latestDate, scope.today)}.`,
  )
}
