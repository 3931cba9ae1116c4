import type { Database } from '../../database/database.ts'
import type { ArticleIndex, IndexedArticle, IndexedQuestion } from './article-index.ts'
import { type ArticleRow, readArticleRows } from './index-store.ts'
import { trigramsOf } from './trigrams.ts'

const PARTS = { A: 'title', B: 'keywords', C: 'summary', D: 'body' } as const

/** Reads the articles from the database and builds the index. */
export async function readIndex(db: Database): Promise<ArticleIndex> {
  const articles = (await readArticleRows(db)).map(toArticle)
  const articlesWith = new Map<string, number>()
  for (const { lexemes } of articles)
    for (const lexeme of lexemes.keys()) articlesWith.set(lexeme, (articlesWith.get(lexeme) ?? 0) + 1)
  return { articles, articlesWith }
}

function toArticle({ words, passages, ...article }: ArticleRow): IndexedArticle {
  return {
    ...article,
    lexemes: new Map(words.map(({ lexeme, weight, mention }) => [lexeme, { part: PARTS[weight], mention }])),
    passages: passages
      .filter(({ position }) => position > 0)
      .map(({ markdown, lexemes }) => ({ markdown, lexemes: new Set(lexemes) })),
    questions: passages
      .filter(({ position }) => position < 1)
      .map(toQuestion)
      .reverse(),
  }
}

/**
 * load-store.ts stores a question as a passage: the question, its answer, and a line with the words of each wording; its place
 * counts down from 0.
 */
function toQuestion({ markdown, lexemes }: ArticleRow['passages'][number]): IndexedQuestion {
  const [asked = '', says = '', wordings = ''] = markdown.split('\n')
  return {
    trigrams: trigramsOf(asked),
    says,
    lexemes: new Set(lexemes),
    wordings: wordings.split(',').map((wording) => wording.split(' ').filter((word) => word !== '')),
  }
}
