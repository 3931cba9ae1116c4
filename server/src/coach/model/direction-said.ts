import type { SaidNumber } from './said-numbers.ts'

/** Up to where the number stands, and not "to 62": that is where it went, not how far. */
const UP = /\b(?:up|rose|risen|rising|rises|increas\w+|gain\w*|climb\w*)\b(?:(?!\b(?:to|from|at|of)\b)[^.;,\d]){0,20}$/i
const DOWN =
  /\b(?:down|fell|fallen|falling|falls|drop\w*|declin\w+|decreas\w+|lost)\b(?:(?!\b(?:to|from|at|of)\b)[^.;,\d]){0,20}$/i

/** Which way a sentence says that a value moved by this number: "fell by 3.4 points", "up 2"; '' where it does not say. */
export function directionSaid({ index, sign }: Pick<SaidNumber, 'index' | 'sign'>, sentence: string): '' | '+' | '-' {
  if (sign !== '') return sign
  const before = sentence.slice(0, index).replace(/[*_]/g, ' ')
  const [up, down] = [UP.exec(before), DOWN.exec(before)]
  // The nearer word counts: "up in March, down 3 in April".
  if (up && down) return up.index > down.index ? '+' : '-'
  return up ? '+' : down ? '-' : ''
}
