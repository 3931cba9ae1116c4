import type { Request } from '@corner/contract/entities/query.ts'
import type { Part } from '../../reading/part.ts'

/** What a message as a whole asks for, by its words alone; undefined: it is none of this kind. */
export type ReadWhole = (part: Part, words: string) => Request | undefined

/** Whether somebody is named, or a bound, a color or a number of days: then more is asked. */
export const saysMoreThan = ({ spans }: Part, ...kinds: readonly string[]): boolean =>
  spans.some(({ kind }) => kinds.includes(kind))
