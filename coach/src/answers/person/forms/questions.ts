import { plainName } from '../../../wording/names.ts'
import { questionFor, writeTexts } from '../../day/verdicts.ts'
import { paragraphs, sentences } from '../../phrases/lists.ts'
import { signsOf } from '../off.ts'
import type { WriteOne } from '../writers.ts'
import { QUESTIONS } from './not-recorded.ts'

/** Three questions to ask somebody, first the one that the records suggest. */
export const sayQuestions: WriteOne = (one) => {
  const own = questionFor(one)
  const asked = own === undefined ? QUESTIONS : [own, ...QUESTIONS.slice(0, 2)]
  const signs = signsOf(one)
  return paragraphs(
    `Ask ${plainName(one.athlete.name)}, in this order:`,
    asked.map((one, place) => `${place + 1}. "${one}"`).join('\n'),
    sentences(
      signs.length > 0
        ? `The first one is for what shows: ${writeTexts(signs)}.`
        : 'Nothing in the records is off, so the answers say more than the numbers.',
      'All three fine: train as planned. One off: a shorter day. Fever or a sore throat: no training until the athletic trainer has seen it.',
    ),
  )
}
