import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { providerLabel } from '@corner/contract/constants/providers.ts'
import type { WithoutRecovery } from '@corner/contract/entities/readiness.ts'
import { isMeasuredMorning } from '../athlete/counted-mornings.ts'
import { daysBetween, laterDay } from '../days/calendar.ts'
import type { Series } from '../metrics/metric.ts'
import { readReadiness } from '../metrics/of-readiness.ts'
import { isMeasured } from '../numbers/measured.ts'
import { readMakerValues } from './maker-values.ts'

/** A maker that gives a recovery gives nearly one a morning. */
const NO_RECOVERY_DAYS = 7

/**
 * What stands in for the recovery of an athlete whose maker gives none: Corner readiness, and the maker's own values. An athlete with a
 * recovery in the week before the newest morning has that, and nothing stands in for it.
 * @param records of at least 30 days, with every field of mornings and nights
 * @param provider the maker of the newest records; null: no device was ever linked
 * @returns null: there is a recovery, or no morning at all
 */
export function readWithoutRecovery(
  records: Series,
  provider: string | null,
  today: CalendarDay,
): WithoutRecovery | null {
  const { recovery_data: mornings } = records
  const newest = newestOf(mornings.filter(isMeasuredMorning))
  const scored = newestOf(mornings.filter(({ recovery_score }) => isMeasured(recovery_score)))
  if (provider === null || newest === undefined) return null
  if (scored !== undefined && daysBetween(scored, newest) <= NO_RECOVERY_DAYS) return null
  return {
    readiness: readReadiness(records, today),
    maker: providerLabel(provider),
    maker_values: readMakerValues(mornings, today),
  }
}

const newestOf = (mornings: readonly { date: CalendarDay }[]): CalendarDay | undefined =>
  mornings.length === 0 ? undefined : mornings.map(({ date }) => date).reduce(laterDay)
