import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import {
  type FreshVerdict,
  isFresh,
  judgeDay,
  weightOfSigns,
  writeJudged,
  writeNamedStanding,
} from '../../answers/day/verdicts.ts'
import { bullets, paragraphs, sentences } from '../../answers/phrases/lists.ts'
import { boldName } from '../../wording/names.ts'
import type { ReadFollowUp } from '../follow-up-types.ts'
import { listedIds } from '../people-meant.ts'

const CALL =
  /\b(your call|up to you|in my shoes|if you were me|you had to (pick|choose|pull|cut|sit|start)|(who|which)( (of|one|two|three|four|five|guy|kid|athlete|the|them|those|these|\d))*( (would|should|do|d'))+ (you|i|we)( (actually|really|personally|rather|even|go|first|honestly))* (modify|change|pull|hold|sit|rest|back off|adjust|cut back|scale back|take out|start|pick|choose|go with|trust|push|wrestle|put in|lean on|worry about|watch|talk to|ease|protect|deload|unload|drop))\b/
const WORSE =
  /\b(modif\w*|chang\w*|pull|hold|sit|rest|back off|adjust|cut|scale|take out|worry|watch|talk to|ease|protect|deload|unload|drop)\b/
const MOST = 12

/** Which athlete of the last answer would be chosen, by each one's verdict of the day. */
export const yourCall: ReadFollowUp = async (said) => {
  const { last, words, scope, spans } = said
  if (!last.isOfFigures || !CALL.test(words) || spans.some(({ kind }) => kind === 'name')) return undefined
  const named = last.query.who.ids ?? []
  const ids = named.length > 1 ? named : listedIds(last)
  if (!ids || ids.length < 2 || ids.length > MOST) return undefined
  const people = scope.athletes.filter(({ id }) => ids.includes(id))
  const judged = (await judgeDay({ people, isTeam: false, leftOut: [] }, said)).filter(isFresh)
  if (judged.length === 0) return undefined
  const response = WORSE.test(words) ? toChange(judged, scope.today) : toPick(judged, scope.today)
  return { request: last.request, response }
}

const weight = (one: FreshVerdict) =>
  (one.verdict === 'easy' ? 100 : one.verdict === 'lighter' ? 10 : 0) + weightOfSigns(one)
const isHeld = ({ verdict }: FreshVerdict) => verdict === 'easy' || verdict === 'lighter'

function toChange(judged: readonly FreshVerdict[], today: string): string {
  const held = judged.filter(isHeld).toSorted((a, b) => weight(b) - weight(a) || a.recovery - b.recovery)
  const others = judged
    .filter((one) => !isHeld(one))
    .toSorted((a, b) => weight(b) - weight(a) || a.recovery - b.recovery)
  const [first, ...more] = held
  const [watch] = others
  if (!first)
    return paragraphs(
      `**None of them**: by today's records nothing asks for a lighter day of these ${judged.length}.`,
      watch && `The one to watch: ${writeJudged(watch, today)}.`,
    )
  return paragraphs(
    `**${first.athlete.name.trim()}** first: ${VERDICT_WORDS[first.verdict].short} today.`,
    bullets([first, ...more].map((one) => `${writeJudged(one, today)}; ${VERDICT_WORDS[one.verdict].short}`)),
    sentences(
      others.length > 0 && `The other ${others.length}: as planned.`,
      'By the records alone: how they feel and the plan are yours to weigh.',
    ),
  )
}

function toPick(judged: readonly FreshVerdict[], today: string): string {
  const sorted = judged.toSorted((a, b) => weight(a) - weight(b) || b.recovery - a.recovery)
  const [best, next] = sorted
  if (!best) return ''
  if (isHeld(best))
    return paragraphs(
      `**None of them as it stands**: by today's records each asks for a lighter day or none. The least speaks against ${boldName(best.athlete.name)}:`,
      bullets(sorted.map((one) => `${writeJudged(one, today)}; ${VERDICT_WORDS[one.verdict].short}`)),
      'By the records alone: how they feel and the plan are yours to weigh.',
    )
  const isClose = next && weight(next) === weight(best)
  return paragraphs(
    isClose
      ? `**${best.athlete.name.trim()}, by a little**: as much speaks against a hard day for both of the first two, and the recovery is the higher one.`
      : `**${best.athlete.name.trim()}**: the least speaks against a hard day.`,
    bullets(
      sorted.map((one) =>
        one.signs.length > 0
          ? writeJudged(one, today)
          : `${writeNamedStanding(one, today)}: nothing against a hard day`,
      ),
    ),
    `By today's records alone: ${boldName(best.athlete.name)} is no better a wrestler for it, and how they feel is yours to weigh.`,
  )
}
