const SENTENCE_END = /(?<=[.!?…\n])\s+/
const CLAUSE_END = /(?<=[.!?…\n:;,])\s+|\s+(?:and|then|but|also|plus|y)\s+/i

/**
 * The rest of a message without sentences and clauses that try to change the rules or ask for others' data; the largest
 * part that `isWorth` an answer; else `rest`, the words without such an attempt. Undefined: nothing is left.
 */
export function textWithoutInjection(
  message: string,
  isUnfair: (part: string) => boolean,
  isWorth: (part: string) => boolean,
  rest: string,
): string | undefined {
  for (const end of [SENTENCE_END, CLAUSE_END]) {
    const fair = message.split(end).filter((part) => part.trim() !== '' && !isUnfair(part))
    const text = fair.join('. ')
    if (text !== '' && isWorth(text)) return text
  }
  return isWorth(rest) ? rest : undefined
}
