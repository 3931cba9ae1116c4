import type { Token } from './token.ts'

/** Each sentence once: a repetition, word for word, asks for nothing more. */
export function uniqueSentences(tokens: readonly Token[]): Token[] {
  const words = new Map<number, string>()
  for (const { sentence, text } of tokens) words.set(sentence, `${words.get(sentence) ?? ''} ${text}`)
  const first = new Map<string, number>()
  for (const [sentence, text] of words) if (!first.has(text)) first.set(text, sentence)
  return tokens.filter(({ sentence }) => first.get(words.get(sentence) ?? '') === sentence)
}
