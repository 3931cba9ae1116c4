import type { DayTest, Measure } from '@corner/contract/entities/query.ts'
import { metricCalled } from '../../wording/metrics.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { measuresSaid } from '../measures-said.ts'

const THAT_FAR = /\b(?:that|as|so) (low|high|short|long|little|much|bad)(?: as that)?\b/
const ASKS = /\b(who|anyone|anybody|any of|has|have|did|does|do|which|how many|ever)\b/
const IN_A_ROW = /\b(in a row|running|straight|consecutive|back[- ]to[- ]back|one night|two nights)\b/
const LOW: ReadonlySet<string> = new Set(['low', 'short', 'little'])
const DAYS = 30
const RUN = 2

/** "Has anybody had a reading that low": those with a day like the figure the user named before. */
export const thatLow: ReadFollowUp = ({ last, words, spans, scope, saidBefore, ...said }) => {
  const far = THAT_FAR.exec(words)?.[1]
  const [measure] = last.query.measures
  if (!measure || far === undefined || !ASKS.test(words) || spans.some(({ kind }) => kind === 'name')) return undefined
  if (measuresSaid({ ...said, spans, words }).some((metric) => metric !== measure.metric)) return undefined
  const { scale, better } = metricCalled(measure.metric)
  const number = numbersIn(saidBefore).find((one) => one > scale[0] && one <= scale[1])
  if (number === undefined) return undefined
  const isLow = LOW.has(far) || (far === 'bad' && better === 'higher')
  const test: DayTest = { metric: measure.metric, is: isLow ? 'at_most' : 'at_least', than: number }
  const isRun = IN_A_ROW.test(words)
  const own: Measure = { metric: measure.metric, aggregate: isRun ? 'longest_streak' : 'days', test: [test] }
  return {
    request: {
      kind: 'query',
      query: {
        who: { where: [{ measure: own, is: 'at_least', than: isRun ? RUN : 1 }] },
        measures: [own],
        days: { window: { last: DAYS } },
        by: ['athlete'],
        asks: 'whether',
      },
    },
  }
}

const numbersIn = (text: string): number[] => [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number))
