import { boldName } from '../../../wording/names.ts'
import { joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { sayNotJudged } from '../list-notes.ts'
import { type AthleteVerdict, isFresh, ofVerdict } from '../verdicts.ts'
import { namedScores } from './score-days.ts'
import { sayWatch } from './watch.ts'
import { byRecovery, sayHeld } from './who-does-what.ts'

const OF_ALL = /\b(?:every ?(?:one|body)|all|whole|entire|both|the team|we)\b/i
const YES_OR_NO = /^\W*(?:(?:so|and|ok|okay|but|then) )*(?:can|could|may|should|will|is|are|do|does)\b/i

/**
 * Who can go live: whoever is ready for a hard day, and whoever trains as planned; then who cannot, and who decides
 * after the warm-up.
 */
export function writeWhoGoesLive(judged: readonly AthleteVerdict[], today: string, words: string): string {
  if (!judged.some(isFresh))
    return sentences('Nobody has a recovery from today or yesterday to plan by.', sayNotJudged(judged))
  const [hard, planned] = [ofVerdict(judged, 'hard'), byRecovery(ofVerdict(judged, 'as_planned'))]
  const lighter = ofVerdict(judged, 'lighter')
  const count = hard.length + planned.length
  return paragraphs(
    `${leadOf(judged, count, words)}${count === 0 ? '**Nobody** can go live as planned today.' : `**${count}** can go live today: ${joinAnd([hard.length > 0 ? `${hard.length} ready for a hard day` : '', planned.length > 0 ? `${planned.length} as planned` : ''].filter(Boolean))}.`}`,
    hard.length > 0 && sayGroup('Ready for a hard day', hard, today),
    planned.length > 0 && sayGroup('As planned, without extra rounds', planned, today),
    sayWatch(planned, today),
    sentences(
      sayHeld(judged, lighter),
      lighter.length > 0 &&
        `Decide after the warm-up, on a lighter day: ${joinAnd(lighter.map(({ athlete }) => boldName(athlete.name)))}.`,
    ),
    sayNotJudged(judged),
  )
}

/** Yes or no to "can everybody go live"; '' to "who can go live". */
function leadOf(judged: readonly AthleteVerdict[], count: number, words: string): string {
  if (count === 0 || !YES_OR_NO.test(words) || !OF_ALL.test(words)) return ''
  return count === judged.length ? '**Yes**, everybody. ' : '**No**, not everybody. '
}

/** All by name, because a coach sets up the rounds by it. */
function sayGroup(title: string, some: Parameters<typeof namedScores>[0], today: string): string {
  const { by, names } = namedScores(some, today)
  return `${title}${by}: ${joinAnd(names)}.`
}
