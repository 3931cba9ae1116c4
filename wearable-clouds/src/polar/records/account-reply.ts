import { utcDay } from '../../people/calendar-day.ts'
import { memberDay } from '../../people/history.ts'
import { personOf } from '../../people/person.ts'

/** Whose account it is, what the athlete entered of their body, and the time zone of their settings. */
export function accountReply(seed: number, member: number, nowMs: number) {
  const { email, first_name, last_name, height_meter, weight_kilogram, max_heart_rate, restingBpm } = personOf(
    seed,
    member,
  )
  return {
    accountData: {
      email: email.replace('@whoop.', '@polar.'),
      firstName: first_name,
      lastName: last_name,
      birthday: '2003-04-05',
      localizationSettings: { timezoneOffsetMinutes: memberDay(seed, member, utcDay(nowMs)).night.offset },
    },
    physicalInformation: {
      height: Math.round(100 * height_meter),
      weight: weight_kilogram,
      maximumHeartRate: max_heart_rate,
      restingHeartRate: Math.round(restingBpm),
    },
  }
}
