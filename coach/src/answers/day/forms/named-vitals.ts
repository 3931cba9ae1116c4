import type { Sign, SignKind } from '@corner/analytics/day-verdict/sign.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import type { VitalName } from '@corner/contract/metrics/vitals.ts'
import { labelOf } from '../../../wording/metrics.ts'
import { boldName, plainName } from '../../../wording/names.ts'
import { bullets, joinAnd, paragraphs, sentences } from '../../phrases/lists.ts'
import { sayNotJudged } from '../list-notes.ts'
import type { AthleteVerdict } from '../verdicts.ts'
import { isJudged, OF_VITALS } from './sick.ts'

const OF_SIGNS: readonly SignKind[] = [...OF_VITALS, 'hrv_under_own']

type Found<One extends AthleteVerdict> = One & { sign: Sign }

/** Who has one of these vital signs off, with that sign. */
export function offIn<One extends AthleteVerdict>(judged: readonly One[], vitals: readonly VitalName[]): Found<One>[] {
  const labels = vitals.map((metric) => labelOf({ metric }))
  const isOfThem = ({ kind, text }: Sign) => OF_SIGNS.includes(kind) && labels.some((label) => text.includes(label))
  return judged.filter(isJudged).flatMap((one) => {
    const sign = one.signs.find(isOfThem)
    return sign ? [{ ...one, sign }] : []
  })
}

/**
 * Whose respiratory rate or skin temperature is off, by the same rules as who may be getting ill, so that the two never
 * disagree. A night from yesterday is listed separately.
 */
export function writeNamedVitals(
  judged: readonly AthleteVerdict[],
  today: string,
  vitals: readonly VitalName[],
): string {
  const labels = vitals.map((metric) => labelOf({ metric }))
  const fresh = judged.filter(isJudged)
  const found = offIn(judged, vitals)
  const isNow = ({ recoveryDate, readiness, signs: [sign] }: AthleteVerdict) =>
    (recoveryDate ?? readiness?.day ?? sign?.until ?? '') >= today
  const [now, before] = [found.filter(isNow), found.filter((one) => !isNow(one))]
  const all = fresh.filter(isNow).length
  const what = joinAnd(labels, 'or')
  if (fresh.length === 0)
    return sentences('There is no fresh night to judge that by: ask how they feel.', sayNotJudged(judged))
  const [first] = now
  return paragraphs(
    now.length === 0
      ? `**No, nobody**: no ${what} of last night lies far from what is usual for its athlete, of ${all} who were recorded.`
      : `Yes, **${now.length} of ${all}** with a record of last night ${now.length === 1 ? 'has' : 'have'} ${what} off their own last ${NORMAL_RANGE_DAYS} days:`,
    bullets(now.map(writeFound)),
    before.length > 0 && "Of the night before, as last night's has not come:",
    bullets(before.map(writeFound)),
    sentences(
      first && `Ask ${plainName(first.athlete.name)}: "${first.sign.ask}"`,
      'One sign alone says little; it is a prompt to ask, no diagnosis.',
    ),
    sayNotJudged(judged),
  )
}

const writeFound = ({ athlete, sign }: Found<AthleteVerdict>) => `${boldName(athlete.name)}: ${sign.text}`
