import type { CalendarDay } from '@corner/contract/calendar-day.ts'

/** A word, a number or a sign read as a word, such as `%`. */
export interface Token {
  /** Folded, contractions written out: `what's` gives `what` and `is`. After `correctSpelling`, the corrected word. */
  text: string
  /** As typed. */
  raw: string
  /** For a number, in digits or in words. */
  value?: number
  /** For a date in digits: `2026-11-08`, or `11/8` as month and day without a year. */
  date?: CalendarDay | { month: number; day: number }
  /** The index of its sentence or line in the message. */
  sentence: number
  /** A comma, colon, dash or bracket comes before it. */
  breakBefore: boolean
  /** `Marcus's`. */
  possessive: boolean
  /** It begins with a capital letter. */
  capital: boolean
}
