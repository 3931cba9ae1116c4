import type { Days } from '@corner/contract/entities/query.ts'
import type { KnownAthlete } from '../../../scope.ts'
import { writeDay, writeWeekday } from '../../../wording/day-names.ts'
import { nameDays } from '../../../wording/days.ts'
import { writeFigure } from '../../../wording/figures.ts'
import { boldName } from '../../../wording/names.ts'
import type { Sources } from '../../context/answer-context.ts'
import { isKnown, lookUp } from '../../context/look-up.ts'
import { sentences } from '../../phrases/lists.ts'

/**
 * The nights that are there, for somebody whose newest days are missing: since when, how many, and the shortest.
 * '' where these days hold none.
 */
export async function sayRecordedNights(athlete: KnownAthlete, days: Days, sources: Sources): Promise<string> {
  const { scope } = sources
  const { rows } = await lookUp(
    {
      who: { ids: [athlete.id] },
      measures: (['latest', 'mean', 'min'] as const).map((aggregate) => ({ metric: 'sleep_duration', aggregate })),
      days,
      by: ['athlete'],
      asks: 'value',
    },
    sources,
  )
  const [latest, mean, least] = rows[0]?.facts ?? []
  if (!isKnown(latest) || !isKnown(mean) || !isKnown(least) || latest.date === null) return ''
  const { within } = nameDays(days, scope)
  const shortest = least.date === null ? '' : ` (${writeDay(least.date, scope.today)})`
  return sentences(
    latest.date < scope.today &&
      `**No night** of ${boldName(athlete.name)} since ${writeWeekday(latest.date, scope.today)}.`,
    mean.records === 1
      ? `The only night ${within}: **${writeFigure(latest.measure, latest.value)}**.`
      : `The ${mean.records} nights ${within}: **${writeFigure(mean.measure, mean.value)}** on average, the shortest ${writeFigure(least.measure, least.value)}${shortest}.`,
  )
}
