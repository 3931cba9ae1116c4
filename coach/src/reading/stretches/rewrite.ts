import type { Request } from '@corner/contract/entities/query.ts'
import type { Part } from '../part.ts'

/** Puts a request otherwise where the words of its part say so; undefined: they do not. */
export type Rewrite = (request: Request, part: Part, message: string) => Request | undefined
