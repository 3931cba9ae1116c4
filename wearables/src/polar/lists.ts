import { z } from 'zod'
import { asObject } from '../http/read-record.ts'

/**
 * The entries of a list, singly still unread. A reply without the key is no list, unless it is empty: protobuf leaves empty
 * lists out, and for a day without records Polar answers nothing at all. Nightly Recharge is wrapped twice in Polar's
 * description and once in some of its replies: both are read.
 * @throws ZodError for another shape
 */
export function entriesOf(reply: unknown, key: string): unknown[] {
  if (reply === undefined || isEmpty(reply)) return []
  const inner = asObject(reply)?.[key]
  const list = asObject(inner)?.[key] ?? inner
  return isEmpty(list) ? [] : z.array(z.unknown()).parse(list)
}

function isEmpty(given: unknown): boolean {
  const object = asObject(given)
  return object !== undefined && Object.keys(object).length === 0
}

const SportEntry = z.object({
  id: z.union([z.string(), z.int(), z.object({ id: z.union([z.string(), z.int()]) })]).nullish(),
  identifier: z.object({ id: z.union([z.string(), z.int()]) }).nullish(),
  name: z.string().min(1),
})

/** The names in Polar's catalogue of sports by their ids; an entry in another shape is left out. */
export function sportNames(reply: unknown): ReadonlyMap<string, string> {
  return new Map(
    entriesOf(reply, 'sports').flatMap((entry) => {
      const sport = SportEntry.safeParse(entry).data
      const id = typeof sport?.id === 'object' ? sport.id?.id : sport?.id
      const known = id ?? sport?.identifier?.id
      return sport && known !== undefined ? [[String(known), sport.name] as const] : []
    }),
  )
}
