import type { Token } from '../words/token.ts'
import { tokenize } from '../words/tokenize.ts'

/** Replaces the team's full name by the token `team`: "how are the Ringers doing". */
export function withTeamNamed(tokens: readonly Token[], name: string): Token[] {
  const words = tokenize(name).map(({ text }) => text)
  const isNamed = (at: number) => words.length > 0 && words.every((word, next) => tokens[at + next]?.text === word)
  const places = new Set(tokens.flatMap((_, at) => (isNamed(at) ? Array.from(words, (_word, next) => at + next) : [])))
  return tokens.map((token, at) => (places.has(at) ? { ...token, text: 'team' } : token))
}
