import { dayIntentOf } from '../reading/day/day-intent.ts'
import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { typedWords } from '../reading/period-comparisons/words.ts'

/** Lifting groups are made of everybody named, or of all: "green with green, and no reds among them" says how. */
export const asGroups: Rewrite = (request, part) => {
  if (request.kind !== 'overview' && request.kind !== 'advice') return undefined
  if (request.who.where === undefined || dayIntentOf(typedWords(part)) !== 'groups') return undefined
  const { where: _, combine: __, not: ___, ...who } = request.who
  return { ...request, who }
}
