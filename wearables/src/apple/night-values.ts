import type { CalendarDay } from '../calendar.ts'
import { localDay } from '../calendar.ts'
import { dateOf, offsetText } from './dates.ts'
import type { DayValue, Samples } from './health-data.ts'
import type { Night } from './nights.ts'
import type { Source } from './sources.ts'

/**
 * The mean of what was measured during each night, by the watch before other sources. Nights do not overlap. What was measured by
 * day is left out: heart rate variability by day is another measure.
 * @param nights in order of time
 */
export function nightlyMeans(nights: readonly Night[], samples: Iterable<Samples>): Map<Night, number> {
  const best = new Map<Night, { source: Source; values: number[] }>()
  for (const { source, at, value } of [...samples].sort((a, b) => before(a.source, b.source))) {
    at.forEach((time, index) => {
      const night = nightAt(nights, time)
      const measured = value[index]
      if (!night || measured === undefined) return
      const own = best.get(night)
      if (!own) best.set(night, { source, values: [measured] })
      else if (own.source === source) own.values.push(measured)
    })
  }
  return new Map([...best].map(([night, { values }]) => [night, mean(values)]))
}

/** The same in any order: numbers with fractions are summed up from the smallest on. */
function mean(values: number[]): number {
  return values.sort((a, b) => a - b).reduce((sum, value) => sum + value, 0) / values.length
}

function nightAt(nights: readonly Night[], time: number): Night | undefined {
  let [low, high] = [0, nights.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((nights[middle]?.session.end ?? 0) < time) low = middle + 1
    else high = middle
  }
  const night = nights[low]
  return night && night.session.start <= time ? night : undefined
}

/** A day's resting heart rate with the offset of its time. */
export interface DayHeartRate extends DayValue {
  day: CalendarDay
}

/** Apple works one out for each day, and corrects it as the day goes on: the last one counts, of the watch before others. */
export function restingHeartRates(values: readonly DayValue[]): Map<CalendarDay, DayHeartRate> {
  const byDay = new Map<CalendarDay, DayHeartRate>()
  for (const value of values) {
    const day = localDay(dateOf(value.at), offsetText(value.offset))
    const rival = byDay.get(day)
    if (!rival || counts(value, rival)) byDay.set(day, { ...value, day })
  }
  return byDay
}

function counts(value: DayValue, rival: DayValue): boolean {
  const order = before(value.source, rival.source) || rival.at - value.at || value.value - rival.value
  return order < 0
}

/** Negative where the first one counts before the second. */
function before(a: Source, b: Source): number {
  return a.rank - b.rank || (a.name < b.name ? -1 : Number(a.name > b.name))
}
