import { z } from 'zod'
import { asObject } from '../http/read-record.ts'
import type { TimeWindow } from '../provider.ts'

/** The values of a night that are stored; snoring, breathing disturbances and movement are nobody's business. */
export const DATA_FIELDS = [
  'total_timeinbed',
  'lightsleepduration',
  'deepsleepduration',
  'remsleepduration',
  'wakeupduration',
  'sleep_efficiency',
  'wakeupcount',
  'rr_average',
  'hr_average',
  'sleep_score',
] as const
const NIGHT_FIELDS = ['id', 'timezone', 'startdate', 'enddate', 'date', 'modified']

const Times = z.object({ date: z.string(), startdate: z.number(), enddate: z.number() })

/** What the records are made of, newest first. */
export interface KeptNight {
  night: Record<string, unknown>
  /** The longest of a day is its night, and any other a nap. */
  nap: boolean
}

/** Of a list of summaries, whose order Withings does not describe. A night without readable times stays, to be set aside by name. */
export function keptNights(series: readonly unknown[], { end }: TimeWindow): KeptNight[] {
  const nights = series.map(keptFields).filter((night) => startOf(night) * 1000 < end.getTime())
  const longest = new Map<string, number>()
  for (const night of nights) {
    const { date, seconds } = lengthOf(night)
    longest.set(date, Math.max(seconds, longest.get(date) ?? 0))
  }
  return nights
    .sort((a, b) => startOf(b) - startOf(a))
    .map((night) => {
      const { date, seconds } = lengthOf(night)
      return { night, nap: seconds < (longest.get(date) ?? 0) }
    })
}

/** For each night the day that it begins, with the beginning of the next one. */
export function daysOf(nights: readonly KeptNight[]): unknown[] {
  const whole = nights.filter(({ nap }) => !nap)
  return whole.map(({ night: { data: _, ...night } }, index) => {
    const next = whole[index - 1]
    return { night, next_start: next ? startOf(next.night) : null }
  })
}

function keptFields(summary: unknown): Record<string, unknown> {
  const given = asObject(summary) ?? {}
  const data = asObject(given.data)
  return { ...pick(given, NIGHT_FIELDS), ...(data && { data: pick(data, DATA_FIELDS) }) }
}

function pick(given: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (name in given ? [[name, given[name]]] : [])))
}

const startOf = (night: Record<string, unknown>) => (typeof night.startdate === 'number' ? night.startdate : 0)

function lengthOf(night: Record<string, unknown>): { date: string; seconds: number } {
  const times = Times.safeParse(night).data
  return times ? { date: times.date, seconds: times.enddate - times.startdate } : { date: '', seconds: 0 }
}
