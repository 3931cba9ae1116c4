import { boldName } from '../../../wording/names.ts'
import { isOfTomorrow } from '../../day/intent/tomorrow.ts'
import { actOn } from '../../day/one-athlete.ts'
import { type FreshVerdict, writeStanding, writeTexts } from '../../day/verdicts.ts'
import { bullets, paragraphs, sentences } from '../../phrases/lists.ts'
import { lastMornings } from '../last-mornings.ts'
import { offOf, signsOf } from '../off.ts'
import type { WriteOne } from '../writers.ts'

const OF_LEGS = /\b(legs?|squats?|sore\w*|heavy|lift\w*|leg day)\b/i

/** Somebody says that they are tired: whether the records of the last days agree, and what follows from it. */
export const sayBelieve: WriteOne = async (one, athlete, _asked, context) => {
  const { message, scope } = context
  return paragraphs(
    open(one, scope.today),
    bullets(await lastMornings(athlete, context)),
    sentences(
      OF_LEGS.test(message) &&
        'Sore legs show in no strap: ask which muscles and since when, and let the first sets decide.',
      actOn(one, scope),
      isOfTomorrow(message, scope.today) && "Tomorrow's reading decides.",
    ),
  )
}

function open(one: FreshVerdict, today: string): string {
  const name = boldName(one.athlete.name)
  const standing = `(${writeStanding(one, today)})`
  const signs = signsOf(one)
  const why = signs.length > 0 ? `: ${writeTexts(signs)}` : ''
  return {
    off: `**Yes, believe it**: it shows for ${name} ${standing}${why}.`,
    a_little: `**Partly**: something goes with it for ${name} ${standing}${why}.`,
    fine: `**The numbers don't show it**: nothing of ${name} ${standing} is off. That makes it no lie: soreness, mood and school are in no strap.`,
  }[offOf(one)]
}
