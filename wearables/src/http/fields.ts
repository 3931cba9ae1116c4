import { z } from 'zod'
import { readOffset } from '../calendar.ts'

/**
 * Fields of a provider's reply, read tolerantly: numbers may have decimals or stand in quotes, any value may be missing.
 * Strict only where a record could not be stored otherwise: ids and times.
 */

/** int64 or text, kept as text (see json.ts). PostgreSQL cannot index longer ids or store control characters. */
export const Id = z
  .union([z.int(), z.string().regex(/^[^\p{Cc}\p{Cs}]{1,128}$/u, 'Not an id of 1 to 128 characters')])
  .transform(String)

/** No wearable is older, and PostgreSQL has no year 0. The latest valid time is checked in read-record.ts. */
const EARLIEST = new Date('2000-01-01T00:00:00Z')
export const Instant = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((instant) => instant >= EARLIEST, 'A time before the year 2000')

export const Offset = z.string().transform((text, context) => {
  const offset = readOffset(text)
  if (offset === undefined) context.addIssue(`${text} is not an offset from UTC`)
  return offset ?? z.NEVER
})

/** A number, or a number as text. */
export const Value = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d{1,15}(\.\d{1,15})?$/, 'Neither a number nor the text of one')
      .transform(Number),
  ])
  .nullish()

/** Stored as an integer, which has bounds. */
export const Whole = Value.refine((value) => value == null || Math.abs(value) < 2 ** 31, 'Out of all bounds')

/** A number of a score that may be under another key. null: there is none. */
export function numberIn(given: unknown): number | null {
  return Value.safeParse(given).data ?? null
}
