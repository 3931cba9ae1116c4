import { counted } from '@corner/analytics/counted.ts'
import type { OwnRange } from '@corner/analytics/own-range.ts'
import { BASELINE_NIGHTS_MINIMUM, CURRENT_DAYS, CURRENT_NIGHTS_MINIMUM } from '@corner/analytics/own-range.ts'
import type { ToolResult } from '../../tools/every-tool.ts'
import { bullets, joinAnd, paragraphs, sentences } from '../phrases/lists.ts'
import { boldName, plainName, possessive } from '../phrases/names.ts'
import { writeValue } from '../phrases/values.ts'
import { planAthletes } from '../planner/athletes.ts'
import type { Question } from '../question.ts'
import { citeArticle } from './sources.ts'
import type { Writer } from './writer.ts'

type Entry = ToolResult<'own_range'>['athletes'][number]

/** HRV against the athlete's own normal range. */
export const answerOwnRange: Writer = async (question, { toolbox }) => {
  const { athletes } = await toolbox.call('own_range', { athletes: planAthletes(question) })
  const source = await citeArticle(toolbox, 'hrv-normal-range')
  const answer =
    question.athletes.length > 0
      ? athletes.map((entry) => writeRange(entry, question)).join('\n\n')
      : writeTeam(athletes)
  return paragraphs(answer, source)
}

/** One athlete's week against their range. */
export function writeRange(
  { athlete, connected, range }: Entry,
  { isYesNo, text }: Pick<Question, 'isYesNo' | 'text'>,
): string {
  const whose = possessive(athlete.name)
  const { state, current, currentNights, baselineNights, weekly } = range
  const nights = `${currentNights} of ${counted(CURRENT_DAYS, 'night')}`
  if (!connected && current === null)
    return `${boldName(athlete.name)} is not connected to a device, so there is no HRV data to compare.`
  if (state === 'building_baseline')
    return `There are not enough nights yet: ${whose} HRV baseline is still building (${baselineNights} nights before this week, and it takes ${BASELINE_NIGHTS_MINIMUM}).`
  if (state === 'few_nights' || current === null || weekly === null)
    return `There are too few nights to say: ${whose} week has an HRV on ${nights}, and it takes ${CURRENT_NIGHTS_MINIMUM}.`
  return `${opening(state, isYesNo, text)}${whose} HRV is **${state}** their own normal range: the 7-day mean is ${writeValue('hrv', current)} (${nights}), and the range is ${writeValue('hrv', weekly.low)} to ${writeValue('hrv', weekly.high)}, from ${baselineNights} nights before.`
}

function opening(state: 'below' | 'within' | 'above', isYesNo: boolean, text: string): string {
  if (!isYesNo) return ''
  const asked = (['below', 'above'] as const).find((side) => SIDES[side].test(text))
  if (asked) return state === asked ? 'Yes, ' : 'No, '
  const isNormal = !/\b(out(side)? of|outside|abnormal|unusual|off)\b/i.test(text)
  return isNormal === (state === 'within') ? 'Yes, ' : 'No, '
}

const SIDES = { below: /\b(below|under|beneath|lower|low)\b/i, above: /\b(above|over|higher|high)\b/i }

/** A sentence inside of an overview; nothing where there is no range yet. */
export function writeStanding({ state, current, weekly }: OwnRange): string {
  if (current === null || weekly === null || state === 'building_baseline' || state === 'few_nights') return ''
  return `Their 7-day mean HRV of ${writeValue('hrv', current)} is ${state} their own normal range (${writeValue('hrv', weekly.low)} to ${writeValue('hrv', weekly.high)}).`
}

/** Everybody, those outside of their range by name. */
function writeTeam(athletes: readonly Entry[]): string {
  const of = (state: OwnRange['state']) => athletes.filter(({ range }) => range.state === state)
  const [below, above, within] = [of('below'), of('above'), of('within')]
  const judged = below.length + above.length + within.length
  if (judged === 0) return 'There are not enough nights to compare anybody with their own normal HRV range.'
  const unjudged = athletes.filter(
    (entry) => !below.includes(entry) && !above.includes(entry) && !within.includes(entry),
  )
  return paragraphs(
    below.length + above.length === 0
      ? `Nobody is outside of their own normal HRV range: all ${judged} are within it.`
      : `**${below.length} of ${judged}** athletes are below their own normal HRV range, ${above.length} above it and ${within.length} within it.`,
    bullets([...below, ...above].map(writeLine)),
    sentences(
      unjudged.length > 0 &&
        `Left out, not enough nights: ${joinAnd(unjudged.map(({ athlete }) => plainName(athlete.name)))}.`,
    ),
  )
}

function writeLine({ athlete, range: { state, current, weekly } }: Entry): string {
  if (current === null || weekly === null) return ''
  return `${boldName(athlete.name)}: ${state}, 7-day mean HRV ${writeValue('hrv', current)}, range ${writeValue('hrv', weekly.low)} to ${writeValue('hrv', weekly.high)}`
}
