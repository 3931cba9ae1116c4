import { weekdayBegunBy } from '../../../language/times/calendar-words.ts'

const WEEKDAY = /\b(sun|mon|tue|wed|thu|fri|sat)(?:s|rs|rd?ay|nes|ur|days?|sdays?|nesdays?|rsdays?|urdays?)*\b/g

/** The weekdays named, 0 for Sunday, each once. */
export const weekdaysIn = (text: string): number[] => [
  ...new Set([...text.toLowerCase().matchAll(WEEKDAY)].map(([, name = '']) => weekdayBegunBy(name))),
]
