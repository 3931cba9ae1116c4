import { bullets, joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { sayNotJudged } from '../list-notes.ts'
import { type AthleteVerdict, isFresh, ofVerdict } from '../verdicts.ts'
import { namedScores } from './score-days.ts'
import { sayWatch } from './watch.ts'
import { byRecovery, sayHeld, sayReady } from './who-does-what.ts'

/** More names than this stand one below the other. */
const IN_A_SENTENCE = 6

/** Who trains as planned, all by name, and whom to watch among them; below, who does more or less. */
export function writePlanned(judged: readonly AthleteVerdict[], today: string): string {
  const planned = byRecovery(ofVerdict(judged, 'as_planned'))
  const { by, names } = namedScores(planned, today)
  if (!judged.some(isFresh))
    return sentences('Nobody has a recovery from today or yesterday to plan by.', sayNotJudged(judged))
  return paragraphs(
    planned.length === 0
      ? '**Nobody** trains as planned today: the day asks more or less of everybody.'
      : planned.length === 1
        ? `Only ${joinAnd(names)} trains as planned today.`
        : `**${planned.length}** train as planned today${by}:${planned.length > IN_A_SENTENCE ? '' : ` ${joinAnd(names)}.`}`,
    planned.length > IN_A_SENTENCE && bullets(names),
    sayWatch(planned, today),
    sayReady(judged, today),
    sayHeld(judged, []),
    sayNotJudged(judged),
  )
}
