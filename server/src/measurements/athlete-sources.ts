import type { MeasureGroup, SourceSegment } from '@corner/contract/entities/record-sources.ts'
import { EXPORT_FORMATS } from '@corner/wearables/export-formats.ts'
import { findProvider, providers } from '@corner/wearables/providers.ts'
import { GROUP_RECORDS } from './group-records.ts'
import type { Link } from './links-store.ts'
import type { MakerDays } from './record-sources-store.ts'
import { type MakerOfGroup, rankMakers, segmentsOf } from './source-rule.ts'

/**
 * Whose records count for each group of an athlete's measures, and from which day on: at least one segment, oldest first. The
 * first one also stands for all days before it.
 */
export type AthleteSources = Readonly<Record<MeasureGroup, readonly SourceSegment[]>>

/** The provider whose export an athlete without a link can have imported (contract: POST /api/wearables/import/). */
const EXPORT_PROVIDER = providers.find(({ readExport }) => readExport)?.name ?? ''
/** The first day of the calendar (contract, `CalendarDay`). */
const FIRST_DAY = '0001-01-01'

const HEART_FIELDS: ReadonlySet<string> = new Set(['hrv_rmssd_milli', 'resting_heart_rate', 'hrv_sdnn_milli'])

/** The makers that scores of 0 to 100 come from. */
const SCORES_RECOVERY = new Set(
  providers
    .filter(({ capabilities }) => capabilities.delivers.recovery.includes('recovery_score'))
    .map(({ name }) => name),
)

/** The makers without whom a morning would have neither HRV nor a resting heart rate: a scale or a mat gives none. */
const MEASURES_HEART = new Set(
  providers
    .filter(({ capabilities: { delivers, otherValues = [] } }) =>
      [...delivers.recovery, ...otherValues].some((field) => HEART_FIELDS.has(field)),
    )
    .map(({ name }) => name),
)

/** The makers whose days have a strain, over their link or in their file. */
const SCORES_STRAIN = new Set(
  [...providers.map(({ name, capabilities }) => ({ provider: name, capabilities })), ...EXPORT_FORMATS]
    .filter(({ capabilities }) => capabilities.delivers.cycle.includes('strain'))
    .map(({ provider }) => provider),
)

/** The sources of a maker for all groups, made once: most athletes have one maker, and a team's list is compared as a whole. */
const alone = new Map<string, AthleteSources>()

/**
 * @param links of one athlete, the newest first
 * @param days of the same athlete
 */
export function readSources(links: readonly Link[], days: readonly MakerDays[]): AthleteSources {
  const fallback = links[0]?.provider ?? days[0]?.provider ?? EXPORT_PROVIDER
  if (days.every(({ provider }) => provider === fallback)) return soleMaker(fallback)
  const of = (group: MeasureGroup): readonly SourceSegment[] => {
    const segments = segmentsOf(rankMakers(makersOf(group, links, days)))
    return segments.length > 0 ? segments : [{ provider: fallback, from: FIRST_DAY }]
  }
  return { recovery: of('recovery'), sleep: of('sleep'), activity: of('activity'), workouts: of('workouts') }
}

function soleMaker(provider: string): AthleteSources {
  const known = alone.get(provider)
  if (known) return known
  const segments = [{ provider, from: FIRST_DAY }]
  const sources = { recovery: segments, sleep: segments, activity: segments, workouts: segments }
  alone.set(provider, sources)
  return sources
}

/** Every maker that an athlete has a link or records of. */
export function makersOf(group: MeasureGroup, links: readonly Link[], days: readonly MakerDays[]): MakerOfGroup[] {
  const names = new Set([...links, ...days].map(({ provider }) => provider))
  return [...names].map((provider) => {
    const link = links.find((one) => one.provider === provider)
    const known = days.find((one) => one.provider === provider)
    return {
      provider,
      isLinked: link?.status === 'connected',
      linkedAtMs: link?.connected_at.getTime() ?? null,
      scoresRecovery: SCORES_RECOVERY.has(provider),
      measuresHeart: MEASURES_HEART.has(provider),
      isChosen: known?.chosen_for.includes(group) ?? false,
      days: known?.days[group] ?? null,
    }
  })
}

/** The maker whose records of a group count now. */
export function newestSource(sources: AthleteSources, group: MeasureGroup): string {
  return sources[group].at(-1)?.provider ?? ''
}

/** Whether a maker gives a group of measures over its link. */
export function givesGroup(provider: string, group: MeasureGroup): boolean {
  const { kind, measures } = GROUP_RECORDS[group]
  const fields: readonly string[] = findProvider(provider)?.capabilities.delivers[kind] ?? []
  return measures ? measures.some((field) => fields.includes(field)) : fields.length > 0
}

/** Whether the days of a maker have a strain, whichever way they come. */
export const givesStrain = (provider: string): boolean => SCORES_STRAIN.has(provider)
