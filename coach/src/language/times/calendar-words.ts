import { addDays, WEEKDAY_NAMES, weekdayOf } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'

const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...Object.fromEntries(WEEKDAY_NAMES.map((name, weekday) => [name.toLowerCase(), weekday])),
    sun: 0,
    mon: 1,
    tue: 2,
    tues: 2,
    wed: 3,
    weds: 3,
    thu: 4,
    thur: 4,
    thurs: 4,
    fri: 5,
    sat: 6,
    domingo: 0,
    lunes: 1,
    martes: 2,
    miercoles: 3,
    jueves: 4,
    viernes: 5,
    sabado: 6,
  }),
)
const PLURAL: ReadonlyMap<string, number> = new Map(
  [...WEEKDAYS].flatMap(([name, weekday]) => (name.endsWith('day') ? [[`${name}s`, weekday] as const] : [])),
)
const MONTHS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    january: 1,
    february: 2,
    march: 3,
    april: 4,
    may: 5,
    june: 6,
    july: 7,
    august: 8,
    september: 9,
    october: 10,
    november: 11,
    december: 12,
    jan: 1,
    feb: 2,
    mar: 3,
    apr: 4,
    jun: 6,
    jul: 7,
    aug: 8,
    sep: 9,
    sept: 9,
    oct: 10,
    nov: 11,
    dec: 12,
    enero: 1,
    febrero: 2,
    marzo: 3,
    abril: 4,
    mayo: 5,
    junio: 6,
    julio: 7,
    agosto: 8,
    septiembre: 9,
    octubre: 10,
    noviembre: 11,
    diciembre: 12,
  }),
)
export const CALENDAR_WORDS = new Set([...WEEKDAYS.keys(), ...PLURAL.keys(), ...MONTHS.keys()])

/** 0 for Sunday. */
export const weekdayNamed = (word: string): number | undefined => WEEKDAYS.get(word)
export const weekdaysNamed = (word: string): number | undefined => PLURAL.get(word)
export const monthNamed = (word: string): number | undefined => MONTHS.get(word)

const BEGINNINGS = WEEKDAY_NAMES.map((name) => name.slice(0, 3).toLowerCase())
/** The weekday that starts with these letters, 0 for Sunday; -1: none. */
export const weekdayBegunBy = (word: string): number => BEGINNINGS.indexOf(word.slice(0, 3).toLowerCase())
/** A weekday in words, in full or abbreviated, as the source of a pattern. */
export const WEEKDAY_WORD = '(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?'

export const weekdayName = (weekday: number): string => WEEKDAY_NAMES[weekday] ?? ''
const MONTH_NAMES = 'January February March April May June July August September October November December'.split(' ')
export const monthName = (month: number): string => MONTH_NAMES[month - 1] ?? ''

/** The most recent such weekday, `today` included. */
export function newestWeekday(weekday: number, today: CalendarDay): CalendarDay {
  return addDays(today, -((weekdayOf(today) - weekday + 7) % 7))
}

/** The most recent day with that month and number, not after today; undefined: there is no such day. */
export function newestDate(month: number, day: number, today: CalendarDay): CalendarDay | undefined {
  const year = Number(today.slice(0, 4))
  for (const candidate of [year, year - 1]) {
    const text = `${candidate}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    if (text <= today && isDay(text)) return text
  }
  return undefined
}

/** `2026-02-30` is not a day. */
export const isDay = (text: string): boolean => {
  const instant = Date.parse(text)
  return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === text
}

/** `12 November`. */
export const dayInWords = (day: CalendarDay): string => `${Number(day.slice(8))} ${monthName(Number(day.slice(5, 7)))}`
