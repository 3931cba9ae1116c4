import type { Request } from '@corner/contract/entities/query.ts'
import type { PartOfQuestion } from '../../read-question.ts'
import { asTopic } from '../../reading/topic.ts'
import { isSurelyUnstored } from './not-stored.ts'

/**
 * Readings that are wrong when the question is about something that is not recorded: how somebody is, who has data, or
 * a figure.
 */
const MISREAD: ReadonlySet<Request['kind']> = new Set(['overview', 'cannot'])
/** Days without a record are no attendance. */
const ATTENDANCE = /\b(miss|missed|skip|skipped|late (to|for)) (a |the |any )?(practice|lift|training|class)s?\b/i
const METRIC = /\b(sleep\w*|slept|recover\w*|strain|hrv|heart|strap|data)\b/i

/** The answer that something is not stored, where the words of a part ask for it; undefined: the reading is kept. */
export function notStoredRequest({ text, readings: [best], strangers }: PartOfQuestion): Request | undefined {
  if (!best || strangers.length > 0 || !isSurelyUnstored(text)) return undefined
  const isAttendance = best.request.kind === 'query' && ATTENDANCE.test(text) && !METRIC.test(text)
  if (!isAttendance && !MISREAD.has(best.request.kind)) return undefined
  if (best.request.kind === 'cannot' && best.request.because !== 'future' && best.request.because !== 'not_stored')
    return undefined
  return { kind: 'cannot', because: 'not_stored', topic: asTopic(text) }
}
