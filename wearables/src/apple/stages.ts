/** What Apple's sleep analysis says of a piece of time. */
export type Stage = 'deep' | 'rem' | 'core' | 'awake' | 'asleep' | 'in_bed'

/** Whole seconds since 1970. Objects of few small numbers: an export holds hundreds of thousands. */
export interface SleepSegment {
  start: number
  end: number
  stage: Stage
  /** Minutes, of the end as it is written. */
  offset: number
  /** Of the place where it was recorded; null: not told. */
  zone: string | null
}

const STAGES: Readonly<Record<string, Stage>> = {
  InBed: 'in_bed',
  Awake: 'awake',
  AsleepCore: 'core',
  AsleepDeep: 'deep',
  AsleepREM: 'rem',
  AsleepUnspecified: 'asleep',
  Asleep: 'asleep', // before iOS 16
}
const VALUE = /^HKCategoryValueSleepAnalysis(\w+)$/

export function readStage(value: string | undefined): Stage | undefined {
  const name = VALUE.exec(value ?? '')?.[1] ?? ''
  return Object.hasOwn(STAGES, name) ? STAGES[name] : undefined
}

/** Where pieces of one source overlap, the first of these counts: a stage says more than being in bed. */
const PRECEDENCE: readonly Stage[] = ['deep', 'rem', 'core', 'awake', 'asleep', 'in_bed']

/** Seconds in each stage; `gap`: within the time from first to last, but in no piece. */
export type StageSeconds = Record<Stage | 'gap', number>

/** Each second counts once, however many pieces say something of it. */
export function stageSeconds(segments: readonly SleepSegment[]): StageSeconds {
  const total: StageSeconds = { deep: 0, rem: 0, core: 0, awake: 0, asleep: 0, in_bed: 0, gap: 0 }
  const open: Record<Stage, number> = { deep: 0, rem: 0, core: 0, awake: 0, asleep: 0, in_bed: 0 }
  const edges = segments
    .flatMap(({ start, end, stage }) => [
      { at: start, stage, step: 1 },
      { at: end, stage, step: -1 },
    ])
    .sort((a, b) => a.at - b.at)
  let since = edges[0]?.at ?? 0
  for (const { at, stage, step } of edges) {
    const current = PRECEDENCE.find((each) => open[each] > 0) ?? 'gap'
    total[current] += at - since
    since = at
    open[stage] += step
  }
  return total
}

export const asleepSeconds = ({ deep, rem, core, asleep }: StageSeconds) => deep + rem + core + asleep

/** Whether the night was divided into stages. */
export const isStaged = ({ deep, rem, core }: StageSeconds) => deep + rem + core > 0
