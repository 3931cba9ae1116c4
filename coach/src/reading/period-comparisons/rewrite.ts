import type { Request } from '@corner/contract/entities/query.ts'
import type { MessagePart } from '../part.ts'

/** Rewrites a request where the words of its part call for it; undefined: they do not. */
export type Rewrite = (request: Request, part: MessagePart, message: string) => Request | undefined
