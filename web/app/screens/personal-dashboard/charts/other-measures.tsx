import { dayLabel } from '@corner/analytics/days/day-label.ts'
import { average } from '@corner/analytics/numbers/averages.ts'
import { writtenSigned } from '@corner/analytics/numbers/rounding.ts'
import { type OfMaker, ofOneMaker } from '@corner/analytics/series/one-maker.ts'
import type { PersonalHrv } from '@corner/contract/entities/personal-records.ts'
import { StatCard, StatCards } from '../../../ui/layout/stat-card.tsx'

type Measure = 'hrv_sdnn_milli' | 'skin_temp_deviation_celsius'
type Morning = OfMaker & Partial<Pick<PersonalHrv, Measure>>

/** Whether there is an HRV of the other kind, which some makers give in place of rMSSD. */
export const hasSdnn = (records: readonly Morning[]): boolean =>
  records.some(({ hrv_sdnn_milli }) => hrv_sdnn_milli != null)

/** What some makers alone give of a morning; nothing where there is none. */
export function OtherMeasures({ records }: { records: readonly Morning[] }) {
  const sdnn = readMeasure(records, 'hrv_sdnn_milli')
  const temperature = readMeasure(records, 'skin_temp_deviation_celsius')
  if (!sdnn && !temperature) return null
  return (
    <StatCards>
      {sdnn && (
        <StatCard label="HRV (SDNN)" figure={Math.round(sdnn.value)} unit="ms">
          {`${dayLabel(sdnn.date)}, average ${Math.round(sdnn.average)} ms`}
        </StatCard>
      )}
      {temperature && (
        <StatCard label="Skin Temperature" figure={writtenSigned(temperature.value, 1)} unit="°C">
          {`${dayLabel(temperature.date)}, against your usual`}
        </StatCard>
      )}
    </StatCards>
  )
}

/** The newest value, and the average of its maker's. */
function readMeasure(records: readonly Morning[], key: Measure) {
  const given = records.flatMap((record) => {
    const value = record[key]
    return value == null ? [] : [{ ...record, value }]
  })
  const newest = given.at(-1)
  return newest && { ...newest, average: average(ofOneMaker(given).map(({ value }) => value)) ?? newest.value }
}
