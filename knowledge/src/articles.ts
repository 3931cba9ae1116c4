import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Article, parseArticle } from './parse-article.ts'

export type { Article } from './parse-article.ts'

const FOLDER = join(import.meta.dirname, '../articles')

/**
 * All articles of this package, by slug.
 * @throws Error that names the file and the invalid field
 */
export function readArticles(): Article[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => parseArticle(file.slice(0, -'.md'.length), readFileSync(join(FOLDER, file), 'utf8')))
}
