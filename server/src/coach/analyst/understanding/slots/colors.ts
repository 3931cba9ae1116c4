import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import { Lexicon } from '../words/phrases.ts'
import type { Token } from '../words/token.ts'
import type { ConditionDraft } from './drafts.ts'

const COLORS = new Lexicon({
  red: ['red|reds', 'in|into the? red zone?', 'redlined|redzone', 'rojo'],
  yellow: ['yellow|amber|orange|yellows', 'in|into the? yellow|amber zone?', 'amarillo'],
  green: ['green|greens|blue', 'in|into the? green|blue zone?', 'verde'],
})

const RANGES = {
  red: { below: CAUTION_FROM },
  yellow: { atLeast: CAUTION_FROM, below: READY_FROM },
  green: { atLeast: READY_FROM },
  'red yellow': { below: READY_FROM },
  'green yellow': { atLeast: CAUTION_FROM },
} as const

/** The recovery bands by their colours: red below 34 %, yellow up to 66 %, green from 67 %. "Red flags" are none. */
export function findColors(tokens: readonly Token[]): ConditionDraft[] {
  const named = COLORS.find(tokens).filter(
    ({ until }) => !/^(flags?|light|lights|bull|urine)$/.test(tokens[until]?.text ?? ''),
  )
  const [first, second] = named
  if (first && second && named.length === 2 && !isNot(tokens, first.from)) {
    const pair = [first.concept, second.concept].sort().join(' ')
    const joined = pair === 'green yellow' || pair === 'red yellow' ? pair : undefined
    if (joined) return draftsOf(joined, { from: first.from, until: second.until })
  }
  return named.flatMap(({ concept, from, until }) => {
    const color = concept as 'red' | 'yellow' | 'green'
    if (!isNot(tokens, from)) return draftsOf(color, { from, until })
    return draftsOf(color === 'red' ? 'green yellow' : 'red yellow', { from, until })
  })
}

function draftsOf(range: keyof typeof RANGES, place: { from: number; until: number }): ConditionDraft[] {
  const { atLeast, below }: { atLeast?: number; below?: number } = RANGES[range]
  const of = { ...place, metric: 'recovery' } as const
  return [
    ...(atLeast === undefined ? [] : [{ ...of, comparison: 'at_least', value: atLeast } as const]),
    ...(below === undefined ? [] : [{ ...of, comparison: 'below', value: below } as const]),
  ]
}

/** "Not in the green", "out of the red". */
function isNot(tokens: readonly Token[], at: number): boolean {
  const [before, second] = [tokens[at - 1]?.text ?? '', tokens[at - 2]?.text ?? '']
  return ['not', 'no', 'outside', 'never'].includes(before) || (before === 'of' && second === 'out')
}
