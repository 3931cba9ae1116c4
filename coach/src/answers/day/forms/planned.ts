import { joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { sayNotJudged } from '../list-notes.ts'
import { type AthleteVerdict, isFresh, ofVerdict } from '../verdicts.ts'
import { sayWatch } from './watch.ts'
import { byRecovery, sayHeld, sayReady, shortOn } from './who-does-what.ts'

/** Who trains as planned, all by name, and whom to watch among them; below, who does more or less. */
export function writePlanned(judged: readonly AthleteVerdict[], today: string): string {
  const planned = byRecovery(ofVerdict(judged, 'as_planned'))
  const names = joinAnd(planned.map(shortOn(today)))
  if (!judged.some(isFresh))
    return sentences('Nobody has a recovery from today or yesterday to plan by.', sayNotJudged(judged))
  return paragraphs(
    planned.length === 0
      ? '**Nobody** trains as planned today: the day asks more or less of everybody.'
      : planned.length === 1
        ? `Only ${names} trains as planned today.`
        : `**${planned.length}** train as planned today: ${names}.`,
    sayWatch(planned, today),
    sayReady(judged, today),
    sayHeld(judged, []),
    sayNotJudged(judged),
  )
}
