import { addDays } from '@corner/analytics/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { KnownNumber } from './known-numbers.ts'
import type { NumberUnit } from './number-units.ts'
import { type SaidNumber, saidNumbers } from './said-numbers.ts'

type Place = Pick<SaidNumber, 'index' | 'end'>

/** Where another part of a sentence begins, that may be of another metric. */
const PARTS = /[;,()]|\s[—–-]\s|\b(?:and|but|while|whereas|than|versus|vs|against)\b/gi
const AVERAGE_BEFORE =
  /\b(?:average[sd]?|averaging|mean)\b(?:(?!\b(?:against|than|below|above|from|versus|vs)\b)[^\d.;,()]){0,30}$/i
const AVERAGE_BEHIND = /^[\s*_]*(?:%|ms|bpm|h|hours?)?[\s*_]*(?:on average|average\b)/i
const LATEST_BEFORE =
  /\b(?:latest|newest|most recent|this morning|last night|today)\b(?:(?!\b(?:average|mean|usual|normal|against|than|below|above|from|versus|vs)\b)[^\d.;,()]){0,25}$/i
const LATEST_BEHIND = /^[\s*_]*(?:%|ms|bpm|h|hours?)?[\s*_]*(?:today|this morning|last night)\b/i
const EXTREME_BEFORE = /\b(lowest|highest)\b[^\d.;,()]{0,25}$/i
const YESTERDAY_BEHIND = /^[\s*_]*(?:%|ms|bpm|h|hours?)?[\s*_]*yesterday\b/i
const TODAY = /\btoday(?!['’]s practice)\b/i

/** The words between the marks around a number. */
export function partWith({ index, end }: Place, sentence: string): string {
  const cuts = [...sentence.matchAll(PARTS)]
  const from = cuts.findLast((cut) => cut.index + cut[0].length <= index)
  const until = cuts.find((cut) => cut.index >= end)
  return sentence.slice(from ? from.index + from[0].length : 0, until?.index)
}

/** Whether a number is said to be a mean, or of one record; undefined: neither, or both. */
export function statisticSaid({ index, end }: Place, sentence: string): KnownNumber['statistic'] {
  const [before, behind] = [sentence.slice(0, index), sentence.slice(end)]
  const isAverage = AVERAGE_BEFORE.test(before) || AVERAGE_BEHIND.test(behind)
  const isLatest = LATEST_BEFORE.test(before) || LATEST_BEHIND.test(behind)
  if (isAverage !== isLatest) return isAverage ? 'average' : 'latest'
  if (isAverage) return undefined
  const extreme = EXTREME_BEFORE.exec(before)?.[1]
  if (extreme === undefined) return undefined
  return /^low/i.test(extreme) ? 'minimum' : 'maximum'
}

/** The one day of which a number is said to be, `YYYY-MM-DD` or `MM-DD`; undefined: of none, or of several. */
export function daySaid({ end }: Place, sentence: string, today: string): string | undefined {
  const days = new Set(saidNumbers(sentence).flatMap(({ kind, word }) => (kind === 'date' ? [word] : [])))
  if (days.size === 0 && today !== '') {
    if (YESTERDAY_BEHIND.test(sentence.slice(end)) || /^\W*yesterday\b/i.test(sentence))
      return addDays(today as CalendarDay, -1)
    return TODAY.test(sentence) && !/\byesterday\b|\bago\b/i.test(sentence) ? today : undefined
  }
  const [day, ...others] = days
  return others.length === 0 ? day : undefined
}

/** The head above a row's cell, of the table that the text before ends with; '' where there is none. */
export function headOf({ index }: Place, row: string, before: string): string {
  if (!row.trimStart().startsWith('|')) return ''
  const table = /(?:^|\n)((?:[ \t]*\|[^\n]*\n)+)$/.exec(before)?.[1] ?? ''
  const [head = ''] = table.trim().split('\n')
  return cellsOf(head)[cellsOf(row.slice(0, index)).length - 1] ?? ''
}

/** The unit that a table's head says for its column: "HRV (ms)". */
export function unitOfHead(head: string): NumberUnit {
  const said = /[([]?(%|\bms\b|\bbpm\b|\bh\b|\bhours?\b|\bmin(?:utes)?\b)[)\]]?/i.exec(head)?.[1]?.toLowerCase() ?? ''
  const units: Record<string, NumberUnit> = { '%': '%', ms: 'ms', bpm: 'bpm', min: 'min', minutes: 'min' }
  return units[said] ?? (said.startsWith('h') ? 'h' : '')
}

function cellsOf(row: string): string[] {
  return row.trim().replace(/^\|/, '').split('|')
}
