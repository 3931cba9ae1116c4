import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { OTHER_VALUES, type OtherValue, type OtherValueKey } from '@corner/contract/constants/other-values.ts'
import type { MakerValue } from '@corner/contract/entities/readiness.ts'
import type { RecoveryDay } from '../athlete/day-records.ts'
import { addDays } from '../days/calendar.ts'
import { isMeasured } from '../numbers/measured.ts'

/** Those that Corner shows as its own measures: the sleep and breathing of a night without times, and the SDNN of a readiness. */
const SHOWN_ELSEWHERE: readonly OtherValueKey[] = ['sleep_duration_milli', 'respiratory_rate', 'hrv_sdnn_milli']

/** The newest of each of a maker's own values of today or yesterday, in the order of constants/other-values.ts. */
export function readMakerValues(mornings: readonly RecoveryDay[], today: CalendarDay): MakerValue[] {
  const fresh = mornings
    .filter(({ date }) => date >= addDays(today, -1) && date <= addDays(today, 1))
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
  return (Object.keys(OTHER_VALUES) as OtherValueKey[]).flatMap((key) => {
    const morning = fresh.find(({ other_values }) => isMeasured(other_values?.[key]))
    const value = morning?.other_values?.[key]
    if (morning === undefined || value === undefined || SHOWN_ELSEWHERE.includes(key)) return []
    const { label, unit, scale }: OtherValue = OTHER_VALUES[key]
    const [lowest, highest] = scale ?? [null, null]
    return [{ name: label, value, unit, lowest, highest, day: morning.date }]
  })
}
