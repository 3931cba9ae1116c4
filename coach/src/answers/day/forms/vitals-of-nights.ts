import { addDays } from '@corner/analytics/days/calendar.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import type { VitalName } from '@corner/contract/metrics/vitals.ts'
import { writeWeekday } from '../../../wording/day-names.ts'
import { labelOf } from '../../../wording/metrics.ts'
import { boldName } from '../../../wording/names.ts'
import type { AnswerContext } from '../../context/answer-context.ts'
import type { PeopleMeant } from '../../context/people-of.ts'
import { bullets, joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { sayNotJudged } from '../list-notes.ts'
import { type AthleteVerdict, isFresh, judgeDay } from '../verdicts.ts'
import { offIn } from './named-vitals.ts'

/**
 * Whose breathing or skin temperature was off on one of the last nights, which nights and by how much, by the rules
 * that also say who may be getting ill. The others are counted.
 */
export async function answerVitalsOfNights(
  meant: PeopleMeant,
  { vitals, nights }: { vitals: readonly VitalName[]; nights: number },
  context: AnswerContext,
): Promise<string> {
  const { today } = context.scope
  const days = Array.from({ length: nights }, (_, back) => back)
  const judged = await Promise.all(
    days.map(async (back) => {
      const day = addDays(today, -back)
      const all = await judgeDay(meant, context, -back)
      return { day, all, known: all.filter((one) => isFresh(one) && one.recoveryDate === day) }
    }),
  )
  const found = judged.flatMap(({ day, known }) => offIn(known, vitals).map((one) => ({ ...one, day })))
  const off = [...Map.groupBy(found, ({ athlete }) => athlete.id).values()].toSorted((a, b) => b.length - a.length)
  const known = new Set(judged.flatMap(({ known: some }) => some.map(({ athlete }) => athlete.id)))
  const what = joinAnd(
    vitals.map((metric) => labelOf({ metric })),
    'or',
  )
  const silent = (judged[0]?.all ?? []).filter(({ athlete }: AthleteVerdict) => !known.has(athlete.id))
  const over = `over the last ${nights} nights`
  const [first] = off[0] ?? []
  if (known.size === 0) return sentences(`There is no night to judge that by ${over}.`, sayNotJudged(silent))
  return paragraphs(
    off.length === 0
      ? `**No, nobody**: ${over} no ${what} lay far from what is usual for its athlete, of ${known.size} who were recorded.`
      : `Yes, **${off.length} of ${known.size}** had ${what} clearly off their own last ${NORMAL_RANGE_DAYS} days ${over}:`,
    bullets(
      off.map(
        (some) =>
          `${boldName(some[0]?.athlete.name ?? '')}: ${some.slice(0, 1).map(({ sign, day }) => `${sign.text} (${writeWeekday(day, today)})`)}${alsoOn(some.slice(1).map(({ day }) => writeWeekday(day, today)))}`,
      ),
    ),
    off.length > 0 && known.size > off.length && `The other **${known.size - off.length}** stayed near their usual.`,
    sentences(
      first && `Ask ${boldName(first.athlete.name)}: "${first.sign.ask}"`,
      'One sign alone says little; it is a prompt to ask, no diagnosis.',
    ),
    sayNotJudged(silent),
  )
}

/** For further nights the dates are enough. */
const alsoOn = (days: readonly string[]) => (days.length > 0 ? `; also ${joinAnd(days)}` : '')
