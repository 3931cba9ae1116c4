import type { Rewrite } from '../reading/period-comparisons/rewrite.ts'
import { typedWords } from '../reading/period-comparisons/words.ts'
import { whoIn } from '../reading/request/request-fields.ts'
import { spansOf } from '../reading/spans/span.ts'

const OF_TEAM =
  /\b(we|us|i|our)\b.*\b(practi[cs]e|training|session)\b|\bpracti[cs]e\b.*\b(look|go|be|run)\b|\bwhat (should|do|can|shall|must) we (do|run|change|work on)\b|\b(the|my|our|whole) (team|room|squad|guys|group)\b|\beverybody\b|\beveryone\b/
/** Words for the athletes of the answer before. */
const OF_THOSE =
  /\b(he|him|his|she|hers?|they|them|their|theirs|both|two|those|these|each|either|that (one|guy|kid)|pair)\b/

/** "What should we do in practice today" is about the team, also after an answer about two of its athletes. */
export const asTeamPractice: Rewrite = (request, part) => {
  const isOfDay = request.kind === 'advice' || (request.kind === 'overview' && request.focus === 'guidance')
  if (!isOfDay || part.self !== undefined || request.who.ids === undefined) return undefined
  const before = part.previous && whoIn(part.previous)?.ids
  if (before?.join() !== request.who.ids.join() || spansOf(part.spans, 'name').length > 0) return undefined
  const words = typedWords(part)
  if (!OF_TEAM.test(words) || OF_THOSE.test(words)) return undefined
  const { ids: _, ...who } = request.who
  return { ...request, who }
}
