import { writeValue } from '../../../wording/figures.ts'
import { boldName } from '../../../wording/names.ts'
import { type FreshVerdict, isHeld } from '../../day/verdicts.ts'
import { joinAnd, paragraphs } from '../../phrases/lists.ts'
import type { WritePair } from '../writers.ts'
import { isOpen, untilAsked } from './ask-first.ts'
import { betterOf, linesOfTwo, sayNewest } from './fresher.ts'

/** Whether two different athletes stay partners: not where the day calls for less from one. */
export const sayPartner: WritePair = (two, _asked, { scope }) => {
  const { better, other, isClose } = betterOf(two)
  const open = two.filter(isOpen)
  if (open.length > 0) return sayPartnerOpen(two, open, scope.today)
  const names = [boldName(better.athlete.name), boldName(other.athlete.name)]
  const gap = `${writeValue('recovery', better.recovery)} against ${writeValue('recovery', other.recovery)}`
  const opened = isHeld(better)
    ? `**Neither goes hard**: keep ${names.join(' and ')} together for drilling, no hard live.`
    : isHeld(other)
      ? `**Yes, for live**: ${names[1]} ${other.verdict === 'easy' ? 'stays out of live wrestling' : 'has a lighter day'}, so give ${names[0]} another partner there. Drilling together is fine.`
      : isClose
        ? `**No, keep them together**: ${gap} is no real gap.`
        : `**No, it is not that big of a gap**: ${gap}, and both can train. Shorter goes if ${names[1]} fades.`
  return paragraphs(
    opened,
    linesOfTwo([better, other], scope.today),
    'For a day to come look at that morning again; the gap is of today.',
  )
}

/** Until somebody without a fresh recovery has been asked, only what is known of the other decides. */
function sayPartnerOpen(
  two: readonly [FreshVerdict, FreshVerdict],
  open: readonly FreshVerdict[],
  today: string,
): string {
  const { better, other } = betterOf(two)
  const names = joinAnd(open.map(({ athlete }) => boldName(athlete.name)))
  const held = two.find(isHeld)
  return paragraphs(
    held
      ? `**Yes, for live**: ${boldName(held.athlete.name)} ${held.verdict === 'easy' ? 'stays out of live wrestling' : 'has a lighter day'}, so give ${names} another partner there. Drilling together is fine.`
      : `**Together for drilling** ${untilAsked(open)}: ${sayNewest(better, other, today)}.`,
    linesOfTwo([better, other], today),
  )
}
