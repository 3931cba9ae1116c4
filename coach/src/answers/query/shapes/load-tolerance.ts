import type { NamedAthlete } from '@corner/analytics/query/facts.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import { LOAD_TOLERANCE_MEASURES } from '../../../reading/period-comparisons/load-tolerance.ts'
import { writeFigure } from '../../../wording/figures.ts'
import { labelOf } from '../../../wording/metrics.ts'
import { boldName, possessive } from '../../../wording/names.ts'
import { type ComparedAverages, compareAverages, daysBefore } from '../../context/compared-days.ts'
import { bullets, joinAnd, paragraphs } from '../../phrases/lists.ts'
import { type AnswerInput, phraseDays } from '../answer-input.ts'
import { ofLastFinished } from '../periods/finished.ts'

const METRICS = ['recovery', 'hrv', 'sleep_duration'] as const

/** Whether the question is who of a few bears the load better, and the settings it leaves. */
export const isOfLoadTolerance = ({ query: { who, measures, by = [], asks, order, against } }: AnswerInput): boolean =>
  (who.ids?.length ?? 0) > 1 &&
  by.join() === 'athlete' &&
  asks === 'who' &&
  !order &&
  !against &&
  measures.length === LOAD_TOLERANCE_MEASURES.length &&
  LOAD_TOLERANCE_MEASURES.every(
    ({ metric, aggregate }, place) => metric === measures[place]?.metric && aggregate === measures[place]?.aggregate,
  )

interface Borne {
  athlete: NamedAthlete
  strain: ComparedAverages | null
  recovery: ComparedAverages | null
  hrv: ComparedAverages | null
  sleep: ComparedAverages | null
}

/** A larger difference, in points of recovery relative to the own usual, counts as better. */
const APART_POINTS = 3
/** HRV as a share of the own usual: this much in the other direction contradicts it. */
const APART_HRV = 0.05

/**
 * Who keeps recovery and HRV nearer to their usual, under which strain: people differ by nature, so each is compared
 * with themselves.
 */
export async function writeLoadTolerance(told: AnswerInput): Promise<string | undefined> {
  const borne = await Promise.all(told.facts.people.map((athlete) => readBorne(athlete, told)))
  const known = borne.filter((one) => isTold(one)).toSorted((a, b) => standing(b) - standing(a))
  const [first, second] = known
  if (!first || !second) return undefined
  const silent = borne.filter((one) => !known.includes(one)).map(({ athlete }) => boldName(athlete.name))
  return paragraphs(
    `${verdict(first, known.at(-1) ?? second)} (${phraseDays(told).over}, against each one's own ${NORMAL_RANGE_DAYS} days before).`,
    bullets(known.map(writeLine)),
    silent.length > 0 && `Too little data on ${joinAnd(silent)}.`,
    'Today is left out of the strain, as it is not over. Numbers do not see technique or soreness: ask both how the work feels.',
  )
}

async function readBorne(athlete: NamedAthlete, { query, facts, context }: AnswerInput): Promise<Borne> {
  const usual = daysBefore(facts.window.from)
  const ofAthlete = { who: { ids: [athlete.id] }, by: ['athlete' as const] }
  const [[recovery = null, hrv = null, sleep = null], [strain = null]] = await Promise.all([
    compareAverages({ ...ofAthlete, metrics: METRICS }, query.days, usual, context),
    compareAverages({ ...ofAthlete, metrics: ['strain'] }, ofLastFinished(query.days, context.scope), usual, context),
  ])
  return { athlete, strain, recovery, hrv, sleep }
}

const isTold = ({ recovery, strain }: Borne) => recovery?.difference != null && strain !== null

const standing = ({ recovery }: Borne) => recovery?.difference ?? 0
const hrvOf = ({ hrv }: Borne) => (hrv?.difference == null ? 0 : hrv.difference / hrv.usual.value)

/** In one sentence, with its basis. */
function verdict(best: Borne, worst: Borne): string {
  const [points, hrv] = [standing(best) - standing(worst), hrvOf(best) - hrvOf(worst)]
  const both = `${boldName(best.athlete.name)} and ${boldName(worst.athlete.name)}`
  if (points < APART_POINTS && Math.abs(hrv) < APART_HRV)
    return `${both} hold up **about equally well**: recovery of each is about as far from their own usual`
  if (points < APART_POINTS) {
    const [up, down] = hrv > 0 ? [best, worst] : [worst, best]
    return `${boldName(up.athlete.name)} holds up **a little better**: recovery is much the same, HRV is better kept than ${possessive(down.athlete.name)}`
  }
  if (hrv < -APART_HRV)
    return `**Not clear**: ${possessive(best.athlete.name)} recovery holds up better, ${possessive(worst.athlete.name)} HRV does`
  const [own, other] = [best.strain?.mean.value ?? 0, worst.strain?.mean.value ?? 0]
  const load =
    Math.abs(own - other) < SAME_STRAIN
      ? 'under much the same strain'
      : own > other
        ? 'under more strain'
        : 'though under less strain'
  return `${boldName(best.athlete.name)} holds up **better**, ${load}: recovery ${besideUsual(best)}, ${possessive(worst.athlete.name)} ${besideUsual(worst)}`
}
const SAME_STRAIN = 0.5

/** `12.1 points below their own average of 60%`. */
const besideUsual = ({ recovery }: Borne) =>
  recovery?.difference == null
    ? 'unknown'
    : `is ${writeFigure({ metric: 'recovery', aggregate: 'trend' }, recovery.difference)}`

const writeLine = ({ athlete, strain, recovery, hrv, sleep }: Borne) =>
  `${boldName(athlete.name)}: ${[strain, recovery, hrv, sleep].flatMap((one) => (one ? [writeOne(one)] : [])).join(', ')}`

/** `recovery 48% (60% before)`. */
const writeOne = ({ mean, usual }: ComparedAverages) =>
  `${labelOf(mean.measure)} ${writeFigure(mean.measure, mean.value)} (${writeFigure(usual.measure, usual.value)} before)`
