import { addDays, daysBetween } from '@corner/analytics/days/calendar.ts'
import type { Window } from '@corner/contract/entities/query.ts'

const END = /\b(end of|late|last (week|part|days) of|towards? the end of)\b/
const BEGINNING = /\b(beginning of|start of|early|first (week|part|days) of)\b/
const MIDDLE = /\b(middle of|mid)\b/
/** A third of a month, in days. */
const THIRD = 10
const MONTH = 28

/** "The end of October" is its last ten days, not the whole month. */
export function withWindowNarrowed(window: Window, words: string): Window {
  if (!('from' in window) || !isMonth(window) || /\bsince\b/.test(words)) return window
  const { from, until } = window
  if (END.test(words)) return { from: addDays(until, 1 - THIRD), until }
  if (BEGINNING.test(words)) return { from, until: addDays(from, THIRD - 1) }
  if (MIDDLE.test(words)) return { from: addDays(from, THIRD), until: addDays(from, 2 * THIRD - 1) }
  return window
}

const isMonth = ({ from, until }: { from: string; until: string }): boolean =>
  from.endsWith('-01') &&
  from.slice(0, MONTH_LETTERS) === until.slice(0, MONTH_LETTERS) &&
  daysBetween(from, until) + 1 >= MONTH
const MONTH_LETTERS = 7
