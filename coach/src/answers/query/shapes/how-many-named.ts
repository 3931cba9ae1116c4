const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const COUNT = `\\d{1,2}|${NUMBERS.join('|')}`
const HOW_MANY = new RegExp(
  `\\b(${COUNT}) (?:guys|athletes|kids|wrestlers|names|people|boys|girls|with the|who|biggest|largest|most|(?:(?:in|on|from|for|at) )?(?:each|either|every|both) (?:way|direction|side|end)|per (?:side|end|direction)|a side|up and)\\b|\\btop (${COUNT})\\b`,
)
const MOST_NAMED = 30
const JUST_ONE = /\b(just|only) (the )?one\b|\bone (name|guy|athlete|kid|wrestler) (only|please)?\b|\bthe single\b/
const EACH = /\b(by|per|each|every) (athlete|guy|kid|wrestler|person|name)\b|\bfor everyone\b/

/**
 * "The five with the largest increase", "3 guys", "five each way": how many to name; undefined: the words do not say.
 */
export function howManyNamed(message = ''): number | undefined {
  const words = message.toLowerCase()
  const [, before, ahead] = HOW_MANY.exec(words) ?? []
  if (JUST_ONE.test(words)) return 1
  if (EACH.test(words)) return MOST_NAMED
  const word = before ?? ahead
  if (word === undefined) return undefined
  const number = NUMBERS.includes(word) ? NUMBERS.indexOf(word) + 2 : Number(word)
  return number >= 2 && number <= MOST_NAMED ? number : undefined
}
