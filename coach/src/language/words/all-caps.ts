import type { Token } from './token.ts'

/** Whether a whole message is in capitals: then they do not mark names. */
export function isAllCaps(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ value }) => value === undefined)
  return words.length > 1 && words.every(({ raw }) => raw === raw.toUpperCase())
}
