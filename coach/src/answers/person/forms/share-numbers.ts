import { boldName } from '../../../wording/names.ts'
import { writeTexts } from '../../day/verdicts.ts'
import { paragraphs } from '../../phrases/lists.ts'
import { askThem } from '../asks.ts'
import { offOf, signsOf } from '../off.ts'
import type { WriteOne } from '../writers.ts'

/** Whether to mention the numbers in a conversation. */
export const sayShareNumbers: WriteOne = (one) => {
  const name = boldName(one.athlete.name)
  if (offOf(one) === 'fine')
    return paragraphs(
      `**Leave them out**: nothing in the numbers of ${name} is off, so they explain nothing. Start with what you saw.`,
      askThem(one),
    )
  return paragraphs(
    `**Not first**: ask ${name} how things are, and listen. Then one of them at most, as a question and not as proof: ${writeTexts(signsOf(one).slice(0, 1))}.`,
    `${askThem(one)} Alone, and not in front of the others: a number that is held against somebody is the last one that is worn honestly.`,
  )
}
