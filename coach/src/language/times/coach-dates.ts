import { Lexicon, type Slots } from '../words/phrases.ts'
import type { Token } from '../words/token.ts'

const EVENT = `meet|meets|match|tournament|dual|camp|championship|championships|nationals|conference|conferences|trials|finals|trip|break|game|competition|injury|concussion|weigh-in|surgery|exams|midterms|scrimmage|invitational|invite|open|classic|regionals|sectionals|states|worlds|olympics|event|thanksgiving|christmas|holidays|vacation`
const WHEN = 'before|since|after|during|leading|following|around|until|between|at'

const OPPONENT = 'against|versus|vs|with? <opponent>? <opponent>?'

const COACH_DATES = new Lexicon({
  event: [
    `${WHEN} up? to? the|our|his|her|their|that|this|my|last <name>? <name>? <name>? ${EVENT} ${OPPONENT}`,
    `${WHEN} up? to? last <name>? ${EVENT} ${OPPONENT}`,
    `${WHEN} up? to? <name> <name>? ${EVENT} ${OPPONENT}`,
    `${WHEN} nationals|regionals|sectionals|conferences|thanksgiving|christmas|worlds|trials|finals|states`,
  ],
})

/** A date that only the coach knows, as typed: `before the Iowa meet`. "Before an evening match" is none. */
export function findCoachDate(tokens: readonly Token[]): { from: number; until: number; said: string } | undefined {
  const events = new Set(EVENT.split('|'))
  const slots: Slots = {
    opponent: ({ capital }) => capital,
    name: ({ text, value }) =>
      value === undefined && !events.has(text) && !['a', 'an', 'any', 'each', 'every', 'big'].includes(text),
  }
  const [found] = COACH_DATES.find(tokens, slots)
  if (!found) return undefined
  const said = tokens.slice(found.from, found.until).map(({ raw }) => raw)
  return { from: found.from, until: found.until, said: said.join(' ') }
}
