import { RECOVERY_AXIS, SLEEP_HOURS_AXIS, SLEEP_QUALITY_AXIS, STRAIN_AXIS } from '@corner/contract/constants/charts.ts'
import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { Metric } from './chart-description.ts'

type Axis = Metric['axis']
const along = ([from, to]: readonly [number, number], ticks: readonly number[]): Axis => ({ from, to, ticks })

/** Ticks at the bands: up to the first is red, from the second on is ready. */
export const RECOVERY_PERCENT = along(RECOVERY_AXIS, [RECOVERY_AXIS[0], CAUTION_FROM - 1, READY_FROM, RECOVERY_AXIS[1]])
export const SLEEP_PERCENT = along(SLEEP_QUALITY_AXIS, [0, 25, 50, 75, 100])
/** Ticks at the heights of the percent ticks, so that one grid serves both. */
export const NIGHT_HOURS = along(SLEEP_HOURS_AXIS, [0, 3, 6, 9, 12])
export const DAY_STRAIN = along(STRAIN_AXIS, [STRAIN_AXIS[0], 5, 10, 15, STRAIN_AXIS[1]])
