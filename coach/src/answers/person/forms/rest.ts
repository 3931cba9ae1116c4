import { boldName } from '../../../wording/names.ts'
import { actOn, carryVerdict } from '../../day/one-athlete.ts'
import { paragraphs } from '../../phrases/lists.ts'
import { offOf } from '../off.ts'
import type { WriteOne } from '../writers.ts'

const OF_EFFORT = 'The numbers see the body and no effort: the rest is a talk.'

/** "Do I rest him or is he lazy": what the body shows, and that no number shows motivation. */
export const sayRest: WriteOne = (one, _athlete, _asked, { scope }) => {
  const name = boldName(one.athlete.name)
  const opened = {
    easy: `**Rest from live**: it is not laziness alone, ${name} is off. Technique and mobility today.`,
    lighter: `**A lighter day**: it is not laziness alone, something shows for ${name}.`,
    as_planned:
      offOf(one) === 'fine'
        ? `**No rest needed by the numbers**: ${name} can train as planned.`
        : `**No rest needed**: ${name} can train as planned, without extra rounds.`,
    hard: `**No rest needed by the numbers**: ${name} is ready for a hard day.`,
    ask: '',
  }[one.verdict]
  return paragraphs(opened, carryVerdict(one, scope), `${OF_EFFORT} ${actOn(one, scope)}`)
}
