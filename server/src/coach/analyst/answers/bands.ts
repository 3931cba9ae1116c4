import { counted } from '@corner/analytics/counted.ts'
import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import { paragraphs } from '../phrases/lists.ts'
import { sayLeftOut } from './left-out.ts'
import type { AnswerContext } from './writer.ts'

/** How many athletes are in each recovery band by their newest value, the best band first. */
export async function countBands({ toolbox }: AnswerContext): Promise<string> {
  const { found, withoutValue } = await toolbox.call('find_athletes', {
    conditions: [{ metric: 'recovery', comparison: 'at_least', value: 0 }],
  })
  const values = found.flatMap(({ values: [first] }) => (first?.value == null ? [] : [first.value]))
  const green = values.filter((value) => value >= READY_FROM).length
  const red = values.filter((value) => value < CAUTION_FROM).length
  const yellow = values.length - green - red
  if (values.length === 0) return 'There is no recovery data of the team, so nobody is in any band.'
  return paragraphs(
    `In the green (recovery ${READY_FROM}% or more): **${counted(green, 'athlete')}**; in the yellow: **${counted(yellow, 'athlete')}**; in the red (recovery below ${CAUTION_FROM}%): **${counted(red, 'athlete')}**, of ${values.length} with data.`,
    sayLeftOut(withoutValue),
  )
}
