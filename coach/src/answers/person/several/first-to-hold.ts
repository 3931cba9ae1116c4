import { ofVerdict, writeNamedStanding, writeTexts } from '../../day/verdicts.ts'
import { paragraphs } from '../../phrases/lists.ts'
import { wordsTo } from '../forms/what-to-say.ts'
import { signsOf } from '../off.ts'
import type { WriteSeveral } from '../writers.ts'

/** The first to hold back, and the reason as it can be told to them. */
export const sayFirstToHold: WriteSeveral = (judged, _asked, { scope }) => {
  const [first] = ofVerdict(judged, 'easy', 'lighter')
  if (!first) return '**Nobody**: no fresh record asks for less than the plan today.'
  const signs = signsOf(first)
  return paragraphs(
    `${writeNamedStanding(first, scope.today)}${signs.length > 0 ? `: ${writeTexts(signs)}` : ''}.`,
    wordsTo(first),
  )
}
