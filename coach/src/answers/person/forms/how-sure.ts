import { daysBetween } from '@corner/analytics/days/calendar.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import { boldName } from '../../../wording/names.ts'
import { writeTexts } from '../../day/verdicts.ts'
import { paragraphs, sentences } from '../../phrases/lists.ts'
import { askThem } from '../asks.ts'
import { offOf, signsOf } from '../off.ts'
import type { WriteOne } from '../writers.ts'

/** How certain a verdict is: it says that something is off, not what. */
export const sayHowSure: WriteOne = (one) => {
  const name = boldName(one.athlete.name)
  const signs = signsOf(one)
  const [first] = signs
  if (!first || offOf(one) === 'fine')
    return `**Sure that the records show nothing**, which is not the same as fine: ${name} may still feel ill or hurt. ${askThem(one)}`
  const nights = daysBetween(first.from, first.until) + 1
  const isMany = first.kind === 'illness_signs' || first.kind === 'two_vitals_off' || signs.length > 1
  return paragraphs(
    isMany || nights > 1
      ? `**Sure that something is off, not what it is**: ${name}.`
      : `**Not very**: it is one reading of one night, ${name}.`,
    sentences(
      `What it rests on: ${writeTexts(signs)}.`,
      nights > 1 && `${counted(nights, 'night')} in a row are no slip of the strap.`,
      'A late drink, heat, travel or a hard evening can look the same.',
    ),
    `What settles it: the answer, a thermometer, and the next morning. Back to usual tomorrow: it was a night. Again off, or any symptom: the athletic trainer before practice. ${askThem(one)}`,
  )
}
