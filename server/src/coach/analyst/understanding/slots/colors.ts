import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import { Lexicon } from '../words/phrases.ts'
import type { Token } from '../words/token.ts'
import type { ConditionDraft } from './drafts.ts'

const COLORS = new Lexicon({
  red: ['red|reds', 'in|into the? red zone?', 'redlined|redzone', 'rojo'],
  yellow: ['yellow|amber|orange|yellows', 'in|into the? yellow|amber zone?', 'amarillo'],
  green: ['green|greens|blue', 'in|into the? green|blue zone?', 'verde'],
})

/** The recovery bands by their colours: red below 34 %, yellow up to 66 %, green from 67 %. "Red flags" are none. */
export function findColors(tokens: readonly Token[]): ConditionDraft[] {
  return COLORS.find(tokens).flatMap(({ concept, from, until }): ConditionDraft[] => {
    if (/^(flags?|light|lights|bull|urine)$/.test(tokens[until]?.text ?? '')) return []
    const place = { from, until, metric: 'recovery' } as const
    const isNot =
      ['not', 'no', 'outside', 'never'].includes(tokens[from - 1]?.text ?? '') ||
      (tokens[from - 1]?.text === 'of' && tokens[from - 2]?.text === 'out')
    if (concept === 'red') return [{ ...place, comparison: isNot ? 'at_least' : 'below', value: CAUTION_FROM }]
    if (concept === 'green') return [{ ...place, comparison: isNot ? 'below' : 'at_least', value: READY_FROM }]
    return [
      { ...place, comparison: 'at_least', value: CAUTION_FROM },
      { ...place, comparison: 'below', value: READY_FROM },
    ]
  })
}
