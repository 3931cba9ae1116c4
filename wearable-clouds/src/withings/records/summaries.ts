import { isoDay } from '../../people/calendar-day.ts'
import type { MemberDay } from '../../people/history.ts'
import { zoneOf } from '../../people/travel.ts'

/** The bed measures while somebody falls asleep and wakes up, too: the heart beats faster than at its lowest. */
const ABOVE_LOWEST_BPM = 4
const MEMBERS = 10_000

/** Whether the mat has a night of this day, which ended before `nowMs`. */
export function hasSummary({ night }: MemberDay, nowMs: number): boolean {
  return night.strap === 'worn' && night.endMs <= nowMs
}

/** A night's summary, with those of its values that were asked for. */
export function summaryOf({ day, person, night, morning }: MemberDay, fields: readonly string[]) {
  const { startMs, endMs, stages, asleepHours, unscorable } = night
  const values: Record<string, number> = unscorable
    ? {}
    : {
        total_timeinbed: seconds(endMs - startMs),
        total_sleep_time: Math.round(asleepHours * 3600),
        lightsleepduration: seconds(stages.light),
        deepsleepduration: seconds(stages.slowWave),
        remsleepduration: seconds(stages.rem),
        wakeupduration: seconds(stages.awake + stages.noData),
        sleep_efficiency: Math.round((100 * asleepHours * 3_600_000) / (endMs - startMs)) / 100,
        wakeupcount: 1 + Math.round(stages.awake / 600_000),
        hr_average: Math.round(morning.restingBpm + ABOVE_LOWEST_BPM),
        hr_min: Math.round(morning.restingBpm),
        rr_average: Math.round(morning.breathsPerMinute),
        snoring: 240,
        sleep_score: Math.round(morning.sleepPerformance),
      }
  return {
    id: day * MEMBERS + person.member,
    timezone: zoneOf(person.seed, person.member, day).name,
    model: 32,
    model_id: 63,
    startdate: seconds(startMs),
    enddate: seconds(endMs),
    date: isoDay(day),
    created: seconds(endMs) + 60,
    modified: seconds(endMs) + 60,
    completed: true,
    data: Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name))),
  }
}

const seconds = (milliseconds: number) => Math.round(milliseconds / 1000)
