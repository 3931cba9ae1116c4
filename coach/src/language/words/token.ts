import type { CalendarDay } from '@corner/contract/calendar-day.ts'

/** A word, a number or a sign that is read as a word, such as `%`. */
export interface Token {
  /** Folded, contractions written out: `what's` gives `what` and `is`. After `correctSpelling`, the word that was meant. */
  text: string
  /** As it was typed. */
  raw: string
  /** Of a number, in digits or in words. */
  value?: number
  /** Of a date in digits: `2026-11-08`, or `11/8` as month and day without a year. */
  date?: CalendarDay | { month: number; day: number }
  /** Its place among the message's sentences and lines. */
  sentence: number
  /** A comma, colon, dash or bracket stands before it. */
  breakBefore: boolean
  /** `Marcus's`. */
  possessive: boolean
  /** It begins with a capital letter. */
  capital: boolean
}
