import type { Token } from './token.ts'

/** Whether a message is typed in capitals throughout: then they tell nothing of names. */
export function isShouted(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ value }) => value === undefined)
  return words.length > 1 && words.every(({ raw }) => raw === raw.toUpperCase())
}
