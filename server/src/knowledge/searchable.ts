import type { Database } from '../database/database.ts'
import type { ArticleIndex } from './index/article-index.ts'
import { readIndex } from './index/read-index.ts'
import { Meanings } from './meanings/meanings.ts'

export interface Searchable {
  index: ArticleIndex
  meanings: Meanings
}

const searchable = new WeakMap<Database, Promise<Searchable>>()

/**
 * The index of a database, built once: the articles are written before a server answers (load-articles.ts), and not while it
 * runs.
 */
export function searchableOf(db: Database): Promise<Searchable> {
  const read = searchable.get(db)
  if (read) return read
  const reading = readIndex(db).then((index) => ({ index, meanings: new Meanings(db) }))
  searchable.set(db, reading)
  reading.catch(() => searchable.delete(db)) // the next search tries again
  return reading
}
