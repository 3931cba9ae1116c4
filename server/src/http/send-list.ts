import { TOTAL_HEADER } from '@corner/contract/constants/paging.ts'
import type { FastifyReply } from 'fastify'

/** Sends the entries, with the total count beside a page of them. */
export function sendList<Entry>(
  reply: FastifyReply,
  { entries, total }: { entries: Entry[]; total: number | undefined },
): Entry[] {
  if (total !== undefined) void reply.header(TOTAL_HEADER, total)
  return entries
}
