import { writeFigure } from '../../../wording/figures.ts'
import { plainName } from '../../../wording/names.ts'
import { isKnown, lookUp } from '../../context/look-up.ts'
import { joinAnd } from '../../phrases/lists.ts'
import type { DraftFor } from './draft-for.ts'

/** The user also asks whom the text is for. */
const ASKS_WHO = /\bwho\b(?! (sleep|slept|are|is|that))|\bnames?\b|\bwhich (ones|guys)\b/i

/** The athletes chosen by how they do, with the figure they were chosen by: for the coach alone. */
export async function whoGetsIt({ people, wish, toolbox }: DraftFor): Promise<string> {
  const isOfRecovery = /\bred\b/i.test(wish.words) && !/\bsle(ep|pt)/i.test(wish.words)
  const [first, ...others] = people.map(({ id }) => id)
  if (first === undefined) return ''
  if (!ASKS_WHO.test(wish.words)) return `it goes to ${joinAnd(people.map(({ name }) => plainName(name)))}.`
  const { rows } = await lookUp(
    {
      who: { ids: [first, ...others] },
      measures: [
        isOfRecovery ? { metric: 'recovery', aggregate: 'latest' } : { metric: 'sleep_duration', aggregate: 'mean' },
      ],
      days: isOfRecovery ? {} : { window: { last: 7 } },
      by: ['athlete'],
      order: 'lowest',
      asks: 'who',
    },
    { toolbox },
  )
  const said = rows.flatMap(({ group: { athlete }, facts: [fact] }) =>
    athlete && isKnown(fact) ? [`${plainName(athlete.name)} ${writeFigure(fact.measure, fact.value, 1)}`] : [],
  )
  return `it goes to ${said.join(', ')}${isOfRecovery ? '' : ' a night over the last 7 days'}.`
}
