import type { Reading } from '@corner/contract/entities/chat.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import { whoIn } from '../reading/request/request-fields.ts'
import { chipsOf } from './choices/chips-of.ts'
import type { LineScope } from './line-segments.ts'
import { readingLine } from './reading-line.ts'

/** Below an answer that may be to another question, above the readings to choose from. */
export const DID_YOU_MEAN = 'Did you mean:'

/** How a request was read, as shown below its answer. @param unused words of the message that changed nothing */
export function readingOf(request: Request, scope: LineScope, unused: readonly string[] = []): Reading {
  const chips = chipsOf(request, scope, whoIn(request)?.ids ?? [])
  return { request, line: readingLine(request, scope), unused: [...unused], chips }
}
