import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { typedWords } from '../reading/period-comparisons/words.ts'

const ANOTHER_FORM =
  /\b(who|whose|which|list|names?|sentences?|words|how many|why|plain|text|without (a |the )?(table|chart))\b/

/** "Same for 14 days instead" after a table is a table: only what the words change is different. */
export const inSameLayout: Rewrite = (request, part) => {
  const { previous } = part
  if (request.kind !== 'query' || previous?.kind !== 'query' || request.query.shown !== undefined) return undefined
  const { shown, measures, by } = previous.query
  const { query } = request
  if ((shown !== 'table' && shown !== 'chart') || ANOTHER_FORM.test(typedWords(part))) return undefined
  const names = (some: typeof measures) => some.map(({ metric, aggregate }) => `${metric} ${aggregate}`).join()
  const isOfSame = names(query.measures) === names(measures) && query.by?.join() === by?.join()
  return isOfSame && query.limit === undefined ? { kind: 'query', query: { ...query, shown } } : undefined
}
