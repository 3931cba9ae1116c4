import { sleepHours } from '@corner/analytics/personal/sleep-stages.ts'
import type { PersonalHrv, PersonalSleep } from '@corner/contract/entities/personal-records.ts'
import type { OwnRecords } from './own-records-queries.ts'

type OwnNight = PersonalSleep & Pick<PersonalHrv, 'sleep_duration_milli'>

/**
 * The nights of a maker that gives the time asleep and no night: those of the mornings. Where there is a night with hours they
 * stay apart, since they may be of another maker.
 */
export function hoursAsNights<Summary>(
  sleep: OwnRecords<PersonalSleep, Summary> | undefined,
  hrv: Pick<OwnRecords<PersonalHrv>, 'records' | 'days'> | undefined,
): OwnRecords<OwnNight, Summary> | undefined {
  if (!sleep || hrv?.days !== sleep.days || sleep.records.some((night) => sleepHours(night) !== null)) return sleep
  const nights = hrv.records.filter(({ sleep_duration_milli }) => sleep_duration_milli != null).map(asNight)
  return nights.length === 0 ? sleep : { ...sleep, records: nights }
}

/** With the maker, where it changes within the mornings. */
const asNight = ({ hrv_rmssd: _, recovery_score: __, resting_heart_rate: ___, ...morning }: PersonalHrv): OwnNight => ({
  ...morning,
  total_light_sleep_time_milli: null,
  total_slow_wave_sleep_time_milli: null,
  total_rem_sleep_time_milli: null,
})
