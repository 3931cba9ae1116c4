import type { Request } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../../reading/part.ts'

/** What a message as a whole asks for, by its words alone; undefined: another kind of message. */
export type WholeMessageRule = (part: MessagePart, words: string) => Request | undefined

/** Whether it names somebody, a bound, a color or a number of days, and so asks for more. */
export const asksForMoreThan = ({ spans }: MessagePart, ...kinds: readonly string[]): boolean =>
  spans.some(({ kind }) => kinds.includes(kind))
