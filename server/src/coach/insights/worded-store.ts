import type { Database } from '../../database/database.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'

/** The stored wording of exactly these statements; undefined: none yet. */
export async function findSentences(db: Database, user_id: string, digest: string): Promise<string[] | undefined> {
  const found = await asSeenBy(db, [user_id], (visible) =>
    visible
      .selectFrom('worded_insights')
      .select('sentences')
      .where('user_id', '=', user_id)
      .where('digest', '=', digest)
      .executeTakeFirst(),
  )
  return found?.sentences
}

/** Replaces the athlete's earlier wording. */
export async function keepSentences(
  db: Database,
  { user_id, digest, sentences, at }: { user_id: string; digest: string; sentences: readonly string[]; at: Date },
): Promise<void> {
  const row = { digest, sentences: JSON.stringify(sentences), worded_at: at }
  await asSeenBy(db, [user_id], (visible) =>
    visible
      .insertInto('worded_insights')
      .values({ user_id, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute(),
  )
}
