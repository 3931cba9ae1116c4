import { writeTexts } from '../../day/verdicts.ts'
import { paragraphs } from '../../phrases/lists.ts'
import { firstName } from '../asks.ts'
import { offOf, signsOf } from '../off.ts'
import type { WriteOne } from '../writers.ts'

/**
 * What can be said honestly to a parent who asks: how it looks, what the data cannot tell, and who can; without the
 * athlete's figures.
 */
export const sayToParent: WriteOne = (one) => {
  const name = firstName(one.athlete)
  const off = offOf(one)
  const signs = signsOf(one)
  const looks = {
    off: `What the strap shows says ${name} is more tired than usual right now, so we are keeping the next practice lighter.`,
    a_little: `What the strap shows looks mostly normal for ${name}, with one thing we are keeping an eye on.`,
    fine: `What the strap shows looks normal for ${name} right now: nothing in sleep, heart rate or recovery stands out.`,
  }[off]
  return paragraphs(
    {
      off: `**Something does show**, but overtraining is nothing a wearable can tell. To say back:`,
      a_little: `**No sign of it, with one thing to watch**; overtraining is nothing a wearable can tell. To say back:`,
      fine: `**Nothing points to it now**; overtraining is nothing a wearable can tell. To say back:`,
    }[off],
    `> ${looks} A wearable can't tell overtraining, so how ${name} sleeps, eats and feels at home counts for more. I'll ask at practice, and our athletic trainer is the one to see if you are worried.`,
    `${signs.length > 0 ? `For you, and not in the reply: ${writeTexts(signs)}. ` : ''}The figures are ${name}'s own to show.`,
  )
}
