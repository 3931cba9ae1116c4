import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import { isKnown, lookUp } from '../../answers/context/look-up.ts'
import { bullets, paragraphs, sentences } from '../../answers/phrases/lists.ts'
import { writeFigure } from '../../wording/figures.ts'
import { labelOf, metricCalled } from '../../wording/metrics.ts'
import { boldName, possessive } from '../../wording/names.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { measuresSaid } from '../measures-said.ts'
import { listedIds } from '../people-meant.ts'

const BAD =
  '(?:not (?:be )?(?:fine|ok|okay|good|normal|great)|bad|too (?:low|high|much|little)|low|high|worr(?:y|ied|ying|isome)|concern(?:ing|ed)?|a problem|off|red|alarm(?:ing)?|a (?:red )?flag|trouble|abnormal|unusual|outside|normal|usual|good|fine|ok|okay)'
const MARK = new RegExp(
  `\\b(?:(?:what|which)(?:'s| is| would be| number| value| score| level| range)*(?: (?:is|would|wouldn't|should|counts|be|as|i|make|makes|you|start|get|to|a|an|the|number|value|score|level|have|it|that|drop))* ${BAD}(?: (?:for|on|with) (?:him|her|them|each|that (?:kid|guy)))|how (?:low|high|bad|far)(?: (?:is|would|does|should|do|can|it|that|he|she|they|have|has|need|needs|to|be|go|get|drop))* (?:before|until|too (?:low|high|far)|to worry)|where(?:'s| is| would| do| does| should)*(?: (?:you|i|be|the|his|her|their))* (?:line|cut-?off|threshold|floor|draw)|when (?:do|should|would) (?:i|we|you) (?:start |get |be )?(?:worr\\w*|concern\\w*|step in|pull))`,
)
const MOST = 6

/** From which value on a measure would be unusual for somebody, next to the general limits. */
export const ownMarks: ReadFollowUp = async (said) => {
  const { last, words } = said
  if (!last.isOfFigures || !MARK.test(words)) return undefined
  const metric = measuresSaid(said)[0] ?? last.query.measures[0]?.metric
  const ids = last.query.who.ids ?? listedIds(last)
  if (metric === undefined || !ids || ids.length > MOST || metricCalled(metric).of === 'standing') return undefined
  const { rows } = await lookUp(
    {
      who: { ids: [...ids] },
      measures: [
        { metric, aggregate: 'latest' },
        { metric, aggregate: 'from_own_range' },
      ],
      days: {},
      by: ['athlete'],
      asks: 'value',
    },
    said,
  )
  const told = rows.flatMap(({ group: { athlete }, facts: [latest, beyond] }) =>
    athlete && isKnown(latest) && beyond?.range ? [{ name: athlete.name, latest, range: beyond.range }] : [],
  )
  const [only, second] = told
  if (!only) return undefined
  const write = (value: number) => writeFigure({ metric, aggregate: 'latest' }, value)
  const { better } = metricCalled(metric)
  const bound = ({ range }: typeof only) =>
    better === 'higher'
      ? `below ${write(range.low)}`
      : better === 'lower'
        ? `above ${write(range.high)}`
        : `below ${write(range.low)} or above ${write(range.high)}`
  const bands =
    metric === 'recovery' ? `For everybody red begins below ${CAUTION_FROM}% and green at ${READY_FROM}%.` : undefined
  const closing = sentences(
    bands,
    'One night outside is common, about one in three: two or three in a row, or other signs with it, are worth a talk.',
  )
  const label = labelOf({ metric })
  if (!second)
    return {
      request: last.request,
      response: paragraphs(
        `**${bound(only).replace(/^b/, 'B').replace(/^a/, 'A')}**: that is outside of ${possessive(only.name)} own normal range of ${label}, ${write(only.range.low)} to ${write(only.range.high)} over the ${NORMAL_RANGE_DAYS} days before. The newest is ${write(only.latest.value)}.`,
        closing,
      ),
    }
  return {
    request: last.request,
    response: paragraphs(
      `Outside of their own normal range of ${label} over the ${NORMAL_RANGE_DAYS} days before:`,
      bullets(told.map((one) => `${boldName(one.name)}: ${bound(one)} (the newest is ${write(one.latest.value)})`)),
      closing,
    ),
  }
}
