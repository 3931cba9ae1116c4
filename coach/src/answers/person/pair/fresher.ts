import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { writeDay } from '../../../wording/day-names.ts'
import { writeValue } from '../../../wording/figures.ts'
import { boldName } from '../../../wording/names.ts'
import { type FreshVerdict, isHeld, reasonsOf, writeNamedStanding, writeTexts } from '../../day/verdicts.ts'
import { bullets, paragraphs } from '../../phrases/lists.ts'
import type { WritePair } from '../writers.ts'
import { isOpen, untilAsked } from './ask-first.ts'
import { readPairVariation } from './steadier.ts'

const RANKS: readonly FreshVerdict['verdict'][] = ['ask', 'easy', 'lighter', 'as_planned', 'hard']
/** Recoveries of one morning closer than this count as equal. */
const CLOSE = 10

/**
 * Who is better off today, by the day's verdict and then by recovery; whether the two are close. Where a verdict is
 * open, by the newest recovery alone.
 */
export function betterOf([a, b]: readonly [FreshVerdict, FreshVerdict]) {
  const rank = isOpen(a) || isOpen(b) ? 0 : RANKS.indexOf(a.verdict) - RANKS.indexOf(b.verdict)
  const [better, other] = rank > 0 || (rank === 0 && a.recovery >= b.recovery) ? [a, b] : [b, a]
  return { better, other, isClose: rank === 0 && Math.abs(a.recovery - b.recovery) < CLOSE }
}

export const linesOfTwo = (two: readonly FreshVerdict[], today: string): string =>
  bullets(
    two.map((one) => {
      const reasons = reasonsOf(one)
      const verdict = isOpen(one) ? 'to be asked first' : VERDICT_WORDS[one.verdict].short
      return `${writeNamedStanding(one, today)}: ${verdict}${reasons.length > 0 ? `; ${writeTexts(reasons)}` : ''}`
    }),
  )

/** `by the newest scores **Ann Ash** is ahead, recovery 60% on Nov 26 against 35% today`, where a verdict is open. */
export function sayNewest(better: FreshVerdict, other: FreshVerdict, today: string): string {
  const told = ({ recovery, recoveryDate }: FreshVerdict) =>
    `${writeValue('recovery', recovery)} ${recoveryDate < today ? `on ${writeDay(recoveryDate, today)}` : 'today'}`
  const although = isHeld(better) ? `, although today asks less of ${boldName(better.athlete.name)}` : ''
  return `by the newest scores ${boldName(better.athlete.name)} is ahead, recovery ${told(better)} against ${told(other)}${although}`
}

/** The question is who has it worse, so that one is named first. */
export const WORSE =
  /\b(worse|rougher|poorer|more (?:tired|beat up|worn|fatigued|run down)|needs? (?:the )?(?:rest|break|day off))\b/i

export const sayFresher: WritePair = (two, _asked, { scope, message }) => {
  const { better, other, isClose } = betterOf(two)
  const open = two.filter(isOpen)
  if (open.length > 0)
    return paragraphs(
      `**Open ${untilAsked(open)}**: ${sayNewest(better, other, scope.today)}.`,
      linesOfTwo([better, other], scope.today),
    )
  const against = `${writeValue('recovery', better.recovery)} against ${writeValue('recovery', other.recovery)}`
  const isAlike = better.verdict === other.verdict
  if (WORSE.test(message)) {
    const told = `recovery ${writeValue('recovery', other.recovery)} against ${writeValue('recovery', better.recovery)}`
    return paragraphs(
      isClose
        ? `**${plain(other)}, by a little**: ${told}, which is no real gap.`
        : `**${plain(other)}** is in worse shape today: ${told}${isAlike ? '' : `, ${VERDICT_WORDS[other.verdict].short}, and ${boldName(better.athlete.name)} ${VERDICT_WORDS[better.verdict].short}`}.`,
      linesOfTwo([other, better], scope.today),
      'Numbers see no soreness and no technique: let the warm-up confirm it.',
    )
  }
  return paragraphs(
    isClose
      ? `**${plain(better)}, by a little**: recovery ${against}, which is no real gap.`
      : `**${plain(better)}** is fresher: recovery ${against}${isAlike ? '' : `, ${VERDICT_WORDS[better.verdict].short}, and ${boldName(other.athlete.name)} ${VERDICT_WORDS[other.verdict].short}`}.`,
    linesOfTwo([better, other], scope.today),
    'Numbers see no soreness and no technique: let the warm-up confirm it.',
  )
}

const plain = ({ athlete }: FreshVerdict) => boldName(athlete.name).replaceAll('**', '')

/** "If it was your call": the fresher one, or the steadier of two who are close. */
export const sayPick: WritePair = async (two, asked, context) => {
  const { better, other, isClose } = betterOf(two)
  const swings = await readPairVariation(two, asked.days, context)
  const steadier = swings?.steadier
  const picked = isClose && steadier ? (two.find(({ athlete }) => athlete.id === steadier.id) ?? better) : better
  const open = two.filter(isOpen)
  const isOfToday = open.length === 0
  const why =
    isClose && swings
      ? `the two are close ${isOfToday ? 'today' : 'by the newest scores'}, and ${swings.text}`
      : !isOfToday
        ? sayNewest(better, other, context.scope.today)
        : `recovery ${writeValue('recovery', better.recovery)} against ${writeValue('recovery', other.recovery)}${better.verdict === other.verdict ? '' : `, and the day asks less of ${boldName(other.athlete.name)}`}`
  return paragraphs(
    isOfToday ? `**${plain(picked)}, by the numbers**: ${why}.` : `**Open ${untilAsked(open)}**: ${why}.`,
    linesOfTwo(two, context.scope.today),
    'The call is yours: who wins in the room, weight and the opponent count for more than that, and the morning of the match may turn it.',
  )
}
