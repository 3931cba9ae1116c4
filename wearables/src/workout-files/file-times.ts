import { offsetMs, readOffset } from '../calendar.ts'

export interface FileTime {
  at: Date
  /** `+hh:mm`; null: UTC, which says nothing of where it was. */
  offset: string | null
}

const TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?)(Z|[+-]\d\d:?\d\d)?$/

/** As TCX and GPX write it: `2026-11-28T17:10:00.000Z`. Without a zone it is local. undefined: no such time. */
export function readFileTime(text: string, timezoneOffset: string): FileTime | undefined {
  const [, wall, zone] = TIME.exec(text.trim()) ?? []
  if (wall === undefined) return undefined
  const offset = zone === 'Z' ? null : readOffset(zone ?? timezoneOffset)
  if (offset === undefined) return undefined
  const at = new Date(Date.parse(`${wall}Z`) - (offset === null ? 0 : offsetMs(offset)))
  return Number.isNaN(at.getTime()) ? undefined : { at, offset }
}

/** A number as XML schemas write it; null: none. */
export function readDecimal(text: string | undefined): number | null {
  const plain = (text ?? '').trim()
  return /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : null
}
