/**
 * Turns a statement about somebody into one to them: `Your sleep is short and I want to see you.` from "his sleep is
 * short and I want to see him".
 */
export function toYou(text: string): string {
  const told = TURNS.reduce((said, [pattern, to]) => said.replace(pattern, to), text)
  return told.charAt(0).toUpperCase() + told.slice(1)
}

const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:he|she)['’]s\b/gi, "you're"],
  [/\bthey['’]re\b/gi, "you're"],
  [/\b(?:he|she|they)['’](ll|d|ve)\b/gi, "you'$1"],
  [/\b(?:he|she) (?:is)\b/gi, 'you are'],
  [/\b(?:he|she) was\b/gi, 'you were'],
  [/\b(?:he|she) has\b/gi, 'you have'],
  [/\b(?:he|she) does\b/gi, 'you do'],
  [/\b(?:he|she) (\p{L}{2,}[^s\W])s\b/giu, 'you $1'],
  [/(?<=\byou \p{L}+ (?:\p{L}+ )?and )(\p{L}{2,}[^s\W])s\b/giu, '$1'],
  [/\b(?:he|she|they)\b/gi, 'you'],
  [/\b(?:him|her|them)self\b|\bthemselves\b/gi, 'yourself'],
  [/\b(?:his|their)\b|\bher(?= \p{L}+ (?:is|are|was|were|has|have|will|must|should|needs?|looks?)\b)/giu, 'your'],
  [/\b(?:him|them|her)\b/gi, 'you'],
]
