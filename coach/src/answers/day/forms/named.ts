import { underUsual } from '@corner/analytics/day-verdict/under-usual.ts'
import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import type { DayAsked } from '@corner/contract/entities/day-asked.ts'
import { boldName } from '../../../wording/names.ts'
import { bullets, joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { leadFor } from '../intent/answer-lead.ts'
import { askEach, sayNotJudged, USUALLY } from '../list-notes.ts'
import {
  type AthleteVerdict,
  type FreshVerdict,
  isBeforeTheScores,
  isFresh,
  isHeld,
  reasonsOf,
  waitsForScore,
  writeNamedStanding,
  writeTexts,
} from '../verdicts.ts'
import { sayOldScores } from './score-days.ts'
import { FAR_UNDER } from './watch.ts'

/**
 * What the day calls for from a few named athletes: first one sentence for all, with yes or no where that is asked, then the
 * reason for each.
 * @param asked the form of the question and its words
 */
export function writeNamed(
  judged: readonly AthleteVerdict[],
  today: string,
  asked: { form: DayAsked['form']; words: string },
): string {
  const fresh = judged.filter(isFresh)
  if (fresh.length === 0) return sentences('There is no fresh recovery to go by.', sayNotJudged(judged))
  const byVerdict = Map.groupBy(fresh, ({ verdict }) => verdict)
  const verdicts = [...byVerdict].map(
    ([verdict, some]) =>
      `${joinAnd(some.map(({ athlete }) => boldName(athlete.name)))}: ${VERDICT_WORDS[verdict].short}`,
  )
  return paragraphs(
    `${sayWhetherAll(fresh, asked, isBeforeTheScores(fresh, today))}${verdicts.join('; ')}.`,
    bullets(fresh.map((one) => writeReasons(one, today))),
    sentences(sayOldScores(fresh, today), askEach(fresh), sayNotJudged(judged)),
    USUALLY,
  )
}

/** The verdicts with which somebody may do what is asked. */
const MAY: Partial<Record<DayAsked['form'], readonly FreshVerdict['verdict'][]>> = {
  live: ['hard', 'as_planned'],
  ready: ['hard', 'as_planned'],
  push: ['hard'],
}

/** `**Yes**. `, `**No**. `, or `**Only 1 of 2**. `, less firmly before today's scores; '' where no yes or no is asked. */
function sayWhetherAll(
  fresh: readonly FreshVerdict[],
  { form, words }: { form: DayAsked['form']; words: string },
  isEarly: boolean,
) {
  const may = MAY[form]
  if (may === undefined || leadFor(words) !== 'yes_no') return ''
  const able = fresh.filter(({ verdict }) => may.includes(verdict)).length
  const by = isEarly ? ", by yesterday's scores" : ''
  if (able === fresh.length) return `**Yes${by}**. `
  if (able === 0) return `**No${by}**. `
  return isEarly ? `**${able} of ${fresh.length}${by}**. ` : `**Only ${able} of ${fresh.length}**. `
}

function writeReasons(one: FreshVerdict, today: string): string {
  const reasons = reasonsOf(one)
  const under = underUsual(one)
  const none = isHeld(one)
    ? 'the recovery alone'
    : under >= FAR_UNDER && one.recoveryDate >= today
      ? `${under} points under their usual, within their own range: watch in the warm-up`
      : `no sign against it${waitsForScore(one, today) ? NEEDS_TODAY : ''}`
  const isLow = !isHeld(one) && one.signs.some(({ kind }) => kind === 'recovery_under_own')
  const why = reasons.length === 0 ? none : `${writeTexts(reasons)}${isLow ? ': watch in the warm-up' : ''}`
  return `${writeNamedStanding(one, today)}: ${why}`
}

const NEEDS_TODAY = "; a hard day needs this morning's score"
