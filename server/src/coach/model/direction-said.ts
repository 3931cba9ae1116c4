import type { SaidNumber } from './said-numbers.ts'

/** Up to where the number stands, and not "to 62": that is where it went, not how far. */
const UP = /\b(?:up|rose|risen|rising|rises|increas\w+|gain\w*|climb\w*)\b(?:(?!\b(?:to|from|at|of)\b)[^.;,\d]){0,20}$/i
const DOWN =
  /\b(?:down|fell|fallen|falling|falls|drop\w*|declin\w+|decreas\w+|lost)\b(?:(?!\b(?:to|from|at|of)\b)[^.;,\d]){0,20}$/i

const BETTER = /\bimprov(?:ed|es|ing)(?: by)?\s*$/i
const LESS_IS_BETTER = /heart rate|\brhr\b|strain/i
/** Behind the number: "7 points above her average". */
const ABOVE = /^[^\p{L}\d]*(?:percent(?:age)? points?|points?|pts|ms|bpm|h|hours?)?\s*(?:above|higher|over)\b/iu
const BELOW = /^[^\p{L}\d]*(?:percent(?:age)? points?|points?|pts|ms|bpm|h|hours?)?\s*(?:below|lower|under)\b/iu

/** Which way a sentence says that a value moved by this number: "fell by 3.4 points", "up 2"; '' where it does not say. */
export function directionSaid(
  { index, end, sign }: Pick<SaidNumber, 'index' | 'end' | 'sign'>,
  sentence: string,
): '' | '+' | '-' {
  if (sign !== '') return sign
  const after = sentence.slice(end).replace(/[*_]/g, ' ')
  if (ABOVE.test(after)) return '+'
  if (BELOW.test(after)) return '-'
  const before = sentence.slice(0, index).replace(/[*_]/g, ' ')
  const [up, down] = [UP.exec(before), DOWN.exec(before)]
  if (!up && !down && BETTER.test(before) && !LESS_IS_BETTER.test(sentence)) return '+'
  // The nearer word counts: "up in March, down 3 in April".
  if (up && down) return up.index > down.index ? '+' : '-'
  return up ? '+' : down ? '-' : ''
}
