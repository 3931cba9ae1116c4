import { TOTAL_HEADER } from '@corner/contract/paging.ts'
import type { FastifyReply } from 'fastify'

/** Answers with the entries; the count of all stands beside a page of them. */
export function sendList<Entry>(
  reply: FastifyReply,
  { entries, total }: { entries: Entry[]; total: number | undefined },
): Entry[] {
  if (total !== undefined) void reply.header(TOTAL_HEADER, total)
  return entries
}
