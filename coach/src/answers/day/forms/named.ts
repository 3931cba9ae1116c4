import { underUsual } from '@corner/analytics/day-verdict/under-usual.ts'
import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { boldName } from '../../../wording/names.ts'
import { bullets, joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { askEach, sayNotJudged, USUALLY } from '../list-notes.ts'
import {
  type AthleteVerdict,
  type FreshVerdict,
  isFresh,
  isHeld,
  reasonsOf,
  waitsForScore,
  writeNamedStanding,
  writeTexts,
} from '../verdicts.ts'
import { FAR_UNDER } from './watch.ts'

/** What the day calls for from a few named athletes: first one sentence for all, then the reason for each. */
export function writeNamed(judged: readonly AthleteVerdict[], today: string): string {
  const fresh = judged.filter(isFresh)
  if (fresh.length === 0) return sentences('There is no fresh recovery to go by.', sayNotJudged(judged))
  const byVerdict = Map.groupBy(fresh, ({ verdict }) => verdict)
  const verdicts = [...byVerdict].map(
    ([verdict, some]) =>
      `${joinAnd(some.map(({ athlete }) => boldName(athlete.name)))}: ${VERDICT_WORDS[verdict].short}`,
  )
  return paragraphs(
    `${verdicts.join('; ')}.`,
    bullets(fresh.map((one) => writeReasons(one, today))),
    sentences(askEach(fresh), sayNotJudged(judged)),
    USUALLY,
  )
}

function writeReasons(one: FreshVerdict, today: string): string {
  const reasons = reasonsOf(one)
  const under = underUsual(one)
  const none = isHeld(one)
    ? 'the recovery alone'
    : under >= FAR_UNDER && one.recoveryDate >= today
      ? `${under} points under their usual, within their own range: watch in the warm-up`
      : `no sign against it${waitsForScore(one, today) ? NEEDS_TODAY : ''}`
  const why = reasons.length === 0 ? none : writeTexts(reasons)
  return `${writeNamedStanding(one, today)}: ${why}`
}

const NEEDS_TODAY = "; a hard day needs this morning's score"
