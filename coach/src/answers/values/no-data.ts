import type { NamedAthlete } from '@corner/analytics/query/facts.ts'
import type { KnownAthlete } from '../../scope.ts'
import { LOOK_BACK_DAYS } from '../../tools/query/days-needed.ts'
import { writeWeekday } from '../../wording/day-names.ts'
import { writeFigure } from '../../wording/figures.ts'
import { isAgainstOwnMean, labelOf, metricCalled } from '../../wording/metrics.ts'
import type { Sources } from '../asked/answer-context.ts'
import type { Asked } from '../asked/asked-days.ts'
import { lookUp } from '../asked/look-up.ts'
import { sentences } from '../phrases/lists.ts'
import { boldName, possessive } from '../phrases/names.ts'

/** Why there is no recovery of an athlete in these days; of somebody with a device also what the newest one was, and of which day. */
export async function sayNoRecovery(athlete: KnownAthlete, { over }: Asked, sources: Sources): Promise<string> {
  const name = boldName(athlete.name)
  if (!athlete.connected) return `${name} is not connected to a device, so there is no recovery data ${over}.`
  return sentences(`There is no recovery data of ${name} ${over}.`, await sayNewest(athlete, 'recovery', sources))
}

/** The newest value of somebody with a device who has none in the days that were asked about. */
export async function sayNewest(athlete: NamedAthlete, metric: string, sources: Sources): Promise<string> {
  if (metricCalled(metric).of === 'standing' || metric === 'any_record') return ''
  const facts = await lookUp(
    {
      who: { ids: [athlete.id] },
      measures: [{ metric, aggregate: 'latest' }],
      days: { window: { last: LOOK_BACK_DAYS } },
      by: ['athlete'],
      asks: 'value',
    },
    sources,
  )
  const newest = facts.rows[0]?.facts[0]
  const label = labelOf({ metric })
  if (!newest || newest.value === null || newest.date === null) {
    const why = isAgainstOwnMean(metric) ? 'has sent too little' : 'has sent no'
    return `Their device is connected, but it ${why} ${label} in the last ${LOOK_BACK_DAYS} days.`
  }
  return `${possessive(athlete.name)} newest ${label} is ${writeFigure(newest.measure, newest.value)}, of ${writeWeekday(newest.date, sources.scope.today)}.`
}
