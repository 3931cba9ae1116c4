import { readOffset } from './calendar.ts'

const MINUTE_MS = 60_000

/** By how much local time is ahead of UTC, as `+hh:mm`. null: no offset that is in use. */
export function offsetOfMs(ahead: number): string | null {
  const minutes = Math.round(Math.abs(ahead) / MINUTE_MS)
  if (!Number.isFinite(minutes)) return null
  const two = (part: number) => String(part).padStart(2, '0')
  return (
    readOffset(`${ahead < 0 && minutes > 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`) ?? null
  )
}
