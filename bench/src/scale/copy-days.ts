import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Pattern } from './pattern.ts'

/** Athletes whose days are written one after the other, as they come in life: an athlete's rows do not lie side by side. */
const AT_ONCE = 1_000
const CHUNK_CHARACTERS = 1 << 18

/** Gives each of these athletes the newest days of a pattern. @param userIds in order */
export async function copyDays(
  client: pg.ClientBase,
  patterns: readonly Pattern[],
  userIds: readonly string[],
  days: number,
): Promise<void> {
  for (let at = 0; at < userIds.length; at += AT_ONCE) {
    const together = userIds.slice(at, at + AT_ONCE)
    for (const pattern of patterns) {
      const into = client.query(copyFrom(`copy ${pattern.table} (user_id, ${pattern.columns.join()}) from stdin`))
      await pipeline(Readable.from(chunks(pattern, together, days)), into)
    }
  }
}

function* chunks({ rows }: Pattern, userIds: readonly string[], days: number): Generator<string> {
  let chunk = ''
  for (let age = days - 1; age >= 0; age--) {
    const day = rows[age] ?? []
    for (const [place, userId] of userIds.entries())
      for (const row of day[place % day.length] ?? []) {
        chunk += `${userId}\t${row}\n`
        if (chunk.length < CHUNK_CHARACTERS) continue
        yield chunk
        chunk = ''
      }
  }
  yield chunk
}
