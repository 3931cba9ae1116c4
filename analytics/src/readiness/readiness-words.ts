import type { CornerReadiness, MakerValue, ReadinessPart } from '@corner/contract/entities/readiness.ts'
import { METRIC_RECORDS } from '@corner/contract/metrics/every-metric.ts'
import { metricName } from '@corner/contract/metrics/metric-name.ts'
import { withUnit, written } from '../numbers/rounding.ts'
import { NORMAL_RANGE_MINIMUM } from '../series/normal-range.ts'

/** `within own usual`. */
export const placeWords = (place: ReadinessPart['place']): string => `${place} own usual`

/** `HRV 62 ms, usual 55–70`; SDNN is named as such. */
export function partWords({ measure, value, low, high }: ReadinessPart): string {
  const { decimals, unit } = METRIC_RECORDS[measure]
  const range = [low, high].map((bound) => written(bound, decimals)).join('–')
  return `${metricName(METRIC_RECORDS[measure])} ${withUnit(written(value, decimals), unit)}, usual ${range}`
}

/** `no sleep of that morning`, `HRV has 9 of the 14 mornings that a range needs`. */
function missingWords({ measure, values }: CornerReadiness['missing'][number]): string {
  const { label } = METRIC_RECORDS[measure]
  return values === null
    ? `no ${label} of that morning`
    : `${label} has ${values} of the ${NORMAL_RANGE_MINIMUM} mornings that a range needs`
}

/** `Left out: no sleep of that morning.` '' where nothing was left out. */
export const leftOutWords = ({ missing }: CornerReadiness): string =>
  missing.length === 0 ? '' : `Left out: ${missing.map(missingWords).join('; ')}.`

/** `Oura readiness 74 of 1 to 100`, `Skin temperature against usual +0.2 °C`. */
export function makerValueWords({ name, value, unit, lowest, highest }: MakerValue): string {
  if (lowest === null || highest === null) {
    const sign = unit === '°C' && value > 0 ? '+' : ''
    return `${name} ${sign}${withUnit(written(value, unit === '°C' ? 1 : 0), unit)}`
  }
  const decimals = Number.isInteger(value) ? 0 : 1
  return `${name} ${written(value, decimals)} of ${[lowest, highest].map((end) => String(Math.round(end))).join(' to ')}`
}
