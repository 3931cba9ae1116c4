import type { Bound } from '@corner/contract/entities/query.ts'
import { AFTER_NUMBER, BEFORE_NUMBER } from '../../language/lexicon/comparison-words.ts'
import { type Found, Lexicon } from '../../language/words/phrases.ts'
import type { Token } from '../../language/words/token.ts'
import { type Amount, findAmounts } from './amounts.ts'
import { isCounted } from './count-spans.ts'
import type { Limits, Span } from './span.ts'

const OWN = new Lexicon({
  own_average: [
    'his|her|their|its|my|own own? personal? usual|normal|average|avg|mean|baseline|norm|typical value|level|levels?',
    'usual|normal|baseline',
    'own average|mean|baseline',
  ],
  own_low: ['his|her|their|own|the own? normal? range|band|zone'],
  team_average: ['the? team|squad|group average|avg|mean'],
})
/** How many words may be between a comparison and its number: "under a recovery of 50". */
const REACH = 3

type Comparison = Exclude<Limits['is'], never>

/** Bounds on values: "under 6 h", "67 or better", "between 34 and 66", "below their own average". */
export function findBounds(tokens: readonly Token[], isTaken: (at: number) => boolean): Span<'bound'>[] {
  const amounts = findAmounts(tokens).filter(({ from, until }) => !isTaken(from) && !isCounted(tokens[until]?.text))
  const used = new Set<Amount>()
  const spans: Span<'bound'>[] = []
  const behind = AFTER_NUMBER.find(tokens)
  for (const found of behind) {
    const amount = amounts.findLast(
      ({ from, until }) => until <= found.from && found.from - until <= 1 && same(tokens, from, found.from),
    )
    // "Under 60 and over 14": what follows belongs to the next number.
    const isOfNext = amounts.some(({ from }) => from === found.until)
    if (!amount || used.has(amount) || isOfNext) continue
    used.add(amount)
    spans.push(spanOf(amount.from, found.until, { is: found.concept as Comparison, than: amount.value }, amount))
  }
  const before = BEFORE_NUMBER.find(tokens)
  for (const found of before) {
    if (isTaken(found.from)) continue
    const [first, second] = amounts.filter(
      (each) =>
        !used.has(each) &&
        each.from >= found.until &&
        each.from - found.until <= REACH &&
        same(tokens, found.from, each.from),
    )
    // "Got less than 6", "got a recovery under 40": the comparison next to the number counts.
    const end = first?.from ?? found.until + 1
    if (before.some(({ from }) => from >= found.until && from < end)) continue
    if (found.concept === 'between') {
      const pair = first && (second ?? amounts.find(({ from }) => from > first.from && from <= first.until + 1))
      if (!first || !pair || first.from > found.until + 1) continue
      used.add(first).add(pair)
      const [low, high] = [Math.min(first.value, pair.value), Math.max(first.value, pair.value)]
      spans.push(spanOf(found.from, pair.until, { is: 'between', than: low, and: high }, pair))
      continue
    }
    const own = ownBehind(tokens, first ? first.until : found.until)
    if (first && !isExact(found, tokens)) {
      used.add(first)
      spans.push(spanOf(found.from, first.until, { is: found.concept as Comparison, than: first.value }, first))
    } else if (own && !isExact(found, tokens)) spans.push(ofOwn(found, own))
  }
  for (const amount of amounts) {
    const next = tokens[amount.until]?.text
    const isPlus = tokens[amount.from]?.raw.endsWith('+')
    if (used.has(amount)) continue
    if (isPlus || next === 'plus')
      spans.push(
        spanOf(amount.from, amount.until + (next === 'plus' ? 1 : 0), { is: 'at_least', than: amount.value }, amount),
      )
  }
  return spans
}

/** "Only 5 h" is a bound, "only Farid" is not: the number must follow directly. */
const isExact = ({ concept, from, until }: Found, tokens: readonly Token[]) =>
  concept === 'at_most' && /^(only|just)$/.test(tokens[from]?.text ?? '') && tokens[until]?.value === undefined

function ownBehind(tokens: readonly Token[], at: number): Found | undefined {
  return OWN.find(tokens).find(({ from }) => from >= at && from - at <= 2 && same(tokens, at - 1, from))
}

function ofOwn(found: Found, own: Found): Span<'bound'> {
  const isBelow = found.concept === 'below' || found.concept === 'at_most'
  const of = own.concept === 'own_low' ? (isBelow ? 'own_low' : 'own_high') : own.concept
  const than = { of } as Bound
  return { kind: 'bound', from: found.from, until: own.until, limits: { is: found.concept as Comparison, than } }
}

const spanOf = (from: number, until: number, limits: Limits, { unit }: Amount): Span<'bound'> => ({
  kind: 'bound',
  from,
  until,
  limits,
  ...(unit === undefined ? {} : { unit }),
})

const same = (tokens: readonly Token[], a: number, b: number) => tokens[a]?.sentence === tokens[b]?.sentence
