import { ApiRefusal } from '../../api-refusal.ts'
import type { Listed } from '../records/record.ts'

const USUAL_LIMIT = 10
const HIGHEST_LIMIT = 25

export interface PageRequest {
  limit: number
  startMs: number
  endMs: number
  /** Only records that began earlier: the position of the previous page. */
  beforeMs: number
}

/** @throws ApiRefusal 400 for a limit outside 1 to 25, an invalid time, or a token that this list did not issue */
export function readPageRequest(query: Record<string, string | undefined>, nowMs: number): PageRequest {
  const limit = query.limit === undefined ? USUAL_LIMIT : Number(query.limit)
  if (!Number.isInteger(limit) || limit < 1 || limit > HIGHEST_LIMIT)
    throw new ApiRefusal(400, `limit must be a whole number from 1 to ${HIGHEST_LIMIT}`)
  return {
    limit,
    startMs: readTime('start', query.start) ?? Number.NEGATIVE_INFINITY,
    endMs: readTime('end', query.end) ?? nowMs,
    beforeMs: readToken(query.nextToken),
  }
}

/** Takes one page of records, and adds a token if there are more. */
export function pageOf(records: Iterable<Listed>, { limit, beforeMs }: PageRequest) {
  const page: Listed[] = []
  for (const record of records) {
    if (record.startMs >= beforeMs) continue
    if (page.length === limit) return { records: replies(page), next_token: tokenAfter(page) }
    page.push(record)
  }
  return { records: replies(page) }
}

function replies(page: readonly Listed[]): object[] {
  return page.map(({ reply }) => reply)
}

/** No two records of one list start at the same time, so the start identifies the position. */
function tokenAfter(page: readonly Listed[]): string {
  return Buffer.from(`before:${page.at(-1)?.startMs}`).toString('base64url')
}

function readToken(token: string | undefined): number {
  if (token === undefined || token === '') return Number.POSITIVE_INFINITY
  const found = /^before:(\d{1,15})$/.exec(Buffer.from(token, 'base64url').toString())
  if (!found) throw new ApiRefusal(400, 'nextToken is not one of this list')
  return Number(found[1])
}

function readTime(name: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  const instantMs = /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(instantMs)) throw new ApiRefusal(400, `${name} must be an ISO 8601 time`)
  return instantMs
}
