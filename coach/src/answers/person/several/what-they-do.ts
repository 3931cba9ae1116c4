import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { boldName } from '../../../wording/names.ts'
import { isOfTomorrow } from '../../day/intent/tomorrow.ts'
import { type FreshVerdict, isFresh, reasonsOf, writeTexts } from '../../day/verdicts.ts'
import { LOAD_UNKNOWN, THREE_QUESTIONS } from '../../day/without-data.ts'
import { bullets, paragraphs } from '../../phrases/lists.ts'
import type { WriteSeveral } from '../writers.ts'

const DO: Record<FreshVerdict['verdict'], string> = {
  easy: 'technique and mobility, no live wrestling',
  lighter: 'drill, and decide about live after the warm-up; a shorter day',
  as_planned: 'the plan, without extra rounds',
  hard: 'the plan, with hard goes if the warm-up feels right',
  ask: '',
}

/** What each of a few athletes does, one line each. */
export const sayWhatTheyDo: WriteSeveral = (judged, _asked, { message, scope }) =>
  paragraphs(
    `**What they do**${isOfTomorrow(message, scope.today) ? ', unless the morning says otherwise' : ' today'}:`,
    bullets(
      judged.map((one) =>
        isFresh(one)
          ? `${boldName(one.athlete.name)}: ${DO[one.verdict]}${because(one)}`
          : `${boldName(one.athlete.name)}: nothing recorded, so ask ${THREE_QUESTIONS}; ${LOAD_UNKNOWN}`,
      ),
    ),
    judged.some(({ verdict }) => verdict === 'easy') &&
      `${VERDICT_WORDS.easy.title} is for the day: look again the next morning.`,
  )

function because(one: FreshVerdict): string {
  const reasons = reasonsOf(one, 1)
  return reasons.length === 0 ? '' : ` (${writeTexts(reasons)})`
}
