const SENTENCE_END = /(?<=[.!?…\n])\s+/
const CLAUSE_END = /(?<=[.!?…\n:;,])\s+|\s+(?:and|then|but|also|plus|y)\s+/i

/**
 * What is left of a message without the sentences that try the rules or ask for others' data, and without such clauses; the most
 * that `isWorth` an answer; else `rest`, the words that try nothing. Undefined: nothing of it is.
 */
export function fairPart(
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
