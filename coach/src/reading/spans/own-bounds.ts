import { Lexicon, type Slots } from '../../language/words/phrases.ts'
import type { Token } from '../../language/words/token.ts'
import { type Amount, findAmounts } from './amounts.ts'
import type { Limits, Span } from './span.ts'

const WHOSE = 'his|her|their|there|its|my|own|the|a|to|from|of'
const OWN = 'own|personal|usual|normal|recent'
const LEVEL =
  'average|avg|mean|baseline|baselines|norm|norms|usual|normal|normally|typical|median|level|levels|standard'
const OVER = 'above|over|beyond|past|beat|beats|exceeding|exceeded|exceeds|higher|up|elevated|faster|more|greater'
const UNDER = 'below|under|beneath|lower|down|less|slower|fewer|worse'
/** A value compared with the athlete's own, in words: "5 beats over their own average", "higher than usual". */
const OWN_BOUNDS = new Lexicon({
  above: [
    `${OVER} then|than|from|vs|versus|against|on? ${WHOSE}? ${WHOSE}? ${OWN}? ${OWN}? <metric>? <metric>? <n>? day|days? <metric>? ${LEVEL}`,
  ],
  below: [
    `${UNDER} then|than|from|vs|versus|against|on? ${WHOSE}? ${WHOSE}? ${OWN}? ${OWN}? <metric>? <metric>? <n>? day|days? <metric>? ${LEVEL}`,
  ],
  high: ['elevated|raised|unusually|abnormally high?', 'outside|off|out of? of? his|her|their|own|the normal range?'],
})
/** "One SD below their mean" is the limit of the normal range. */
const DEVIATIONS = /^(sd|sds|deviation|deviations|sigma|stdev)$/
const REACH = 4

/** Bounds relative to the athlete's own average or normal range. */
export function findOwnBounds(tokens: readonly Token[], isMetric: (at: number) => boolean): Span<'bound'>[] {
  const slots: Slots = { n: ({ value }) => value !== undefined, metric: (_, at) => isMetric(at) }
  const amounts = findAmounts(tokens)
  // "Over 14 days, the average" is a period.
  const isStretch = (from: number) =>
    /^(over|past)$/.test(tokens[from]?.text ?? '') && tokens[from + 1]?.value !== undefined
  const all = OWN_BOUNDS.find(tokens, slots).filter(({ from }) => !isStretch(from))
  return all.map((found): Span<'bound'> => {
    const { concept, from, until, captured } = found
    const is: Limits['is'] = concept === 'below' ? 'below' : 'above'
    const days = captured.map((at) => tokens[at]?.value).find((value) => value !== undefined)
    const words = tokens.slice(from, until).map(({ text }) => text)
    if (concept === 'high') return { kind: 'bound', from, until, limits: { is: 'above', than: { of: 'own_high' } } }
    const amount = amounts.findLast(
      (each) =>
        each.until <= from &&
        from - each.until <= REACH &&
        tokens[each.from]?.sentence === tokens[from]?.sentence &&
        !tokens.slice(each.until, from).some(({ text }) => text === 'and'),
    )
    const isRange = words.includes('normal') || words.includes('usual')
    if (!amount && isRange)
      return { kind: 'bound', from, until, limits: { is, than: { of: is === 'above' ? 'own_high' : 'own_low' } } }
    const begin = amount ? beginOf(tokens, amount) : from
    return {
      kind: 'bound',
      from: begin,
      until,
      limits: {
        is: amount && isAtLeast(tokens, amount) ? (is === 'above' ? 'at_least' : 'at_most') : is,
        than: thanOf(is, amount, days, tokens),
      },
    }
  })
}

function thanOf(
  is: Limits['is'],
  amount: Amount | undefined,
  days: number | undefined,
  tokens: readonly Token[],
): Limits['than'] {
  const over = days === undefined ? {} : { days: Math.round(days) }
  if (!amount) return { of: 'own_average', ...over }
  if (DEVIATIONS.test(tokens[amount.until]?.text ?? '')) return { of: is === 'above' ? 'own_high' : 'own_low' }
  const value = is === 'below' ? -amount.value : amount.value
  const isPercent = /^(percent|pct|%)$/.test(tokens[amount.from + 1]?.text ?? '')
  return { of: 'own_average', ...over, ...(isPercent ? { percent: value } : { plus: value }) }
}

const isAtLeast = (tokens: readonly Token[], amount: Amount) =>
  tokens[amount.until]?.text === 'plus' ||
  tokens[amount.until]?.text === 'or' ||
  /^(least)$/.test(tokens[amount.from - 1]?.text ?? '')

/** Starts at "more than", "at least" before the number. */
const beginOf = (tokens: readonly Token[], { from }: Amount) =>
  /^(than|then|least)$/.test(tokens[from - 1]?.text ?? '') ? from - 2 : from
