import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { writeValue } from '../../wording/figures.ts'
import { sayWhoIsHeld } from '../day/forms/brief.ts'
import { sayOldScores } from '../day/forms/score-days.ts'
import { sayToAsk, writeAllBelow } from '../day/forms/who-does-what.ts'
import { type AthleteVerdict, isFresh, isHeld, ofVerdict } from '../day/verdicts.ts'
import { joinAnd, paragraphs, sentences } from '../phrases/lists.ts'
import { writeGroupActions } from './group-actions.ts'

interface Given {
  /** The team's average strain of the finished days where it is high; otherwise absent. */
  strain: number | null | undefined
  isOfTomorrow: boolean
  /** The team's day, to say how many scores are of the day before. */
  today: string
}

/**
 * The one verdict on the team's practice: as planned, or lighter where most are held back. A high average strain asks
 * for an easy day after it, so that it does not contradict the verdict. Below, what each group does. '' where nobody has fresh data.
 */
export function writePractice(judged: readonly AthleteVerdict[], { strain, isOfTomorrow, today }: Given): string {
  const fresh = judged.filter(isFresh)
  if (fresh.length === 0) return ''
  const isLighter = fresh.filter(isHeld).length * 2 > fresh.length
  const count = (verdict: AthleteVerdict['verdict'], ofOne: string, ofMany: string) => {
    const { length } = ofVerdict(fresh, verdict)
    return length === 0 ? [] : [`${length} ${length === 1 ? ofOne : ofMany}`]
  }
  const unknown = judged.filter(({ verdict }) => verdict === 'ask').length
  const groups = joinAnd([
    ...count('easy', 'stays out of live wrestling', 'stay out of live wrestling'),
    ...count('lighter', 'goes lighter', 'go lighter'),
    ...count('hard', 'is ready for a hard day', 'are ready for a hard day'),
    ...count('as_planned', 'trains as planned', 'train as planned'),
    ...(unknown > 0 ? [sayToAsk(unknown)] : []),
  ])
  const practice = isLighter ? 'a lighter practice' : 'normal practice'
  const next = isLighter ? `so ${practice} fits` : `so make ${isOfTomorrow ? 'the day after it' : 'tomorrow'} easy`
  const verdict = sentences(
    `**${isOfTomorrow ? 'Tomorrow' : 'Today'}: ${practice}.** ${groups}.`,
    !isOfTomorrow && sayOldScores(judged, today),
    typeof strain === 'number' &&
      `The team's average strain of the finished days is high: ${writeValue('strain', strain)}, and ${PERFORMANCE_GUIDANCE.strainHighFrom} or more counts as high, ${next}.`,
  )
  return paragraphs(verdict, writeGroupActions(judged, isOfTomorrow))
}

const TOLD_BEFORE = { isCounted: true }

/** Everybody by what the day calls for, below the verdict, which has told how many are held back. */
export function writeNamesBelow(judged: readonly AthleteVerdict[], today: string): string {
  if (ofVerdict(judged, 'easy').length > 0) return writeAllBelow(sayWhoIsHeld(judged), judged, today, TOLD_BEFORE)
  const opening = ofVerdict(judged, 'lighter').length > 0 ? 'A lighter day for:' : ''
  return writeAllBelow(opening, judged, today, TOLD_BEFORE)
}
