import { describe, expect, it } from 'vitest'
import { TABLE_OF } from './ingest-columns.ts'
import { minutesInZones } from './minutes-in-zones.ts'
import { RECORD_READINGS } from './record-readings.ts'

/** Keys, instants (a night's clock times are derived from them), and columns that no question is about. */
const NOT_ASKED = [
  'start_at',
  'end_at',
  'timezone_offset',
  'provider_id',
  'updated_at',
  'raw',
  'date',
  'cycle_id',
  'sleep_id',
  'score_state',
  'user_calibrating',
  'total_no_data_time_milli',
  'percent_recorded',
  'altitude_gain_meter',
  'altitude_change_meter',
]

describe.each(Object.values(TABLE_OF))('what is stored in $table', ({ table, columns }) => {
  const readings = Object.values(RECORD_READINGS).filter((reading) => reading.table === table)
  const read = readings.flatMap(({ condition, shown, further }) => [
    condition,
    ...Object.values(shown),
    ...Object.values(further),
  ])

  it.each(Object.keys(columns).filter((column) => !NOT_ASKED.includes(column)))('can be asked: %s', (column) => {
    expect(read.some((expression) => new RegExp(`\\b${column}\\b`).test(expression ?? ''))).toBe(true)
  })
})

describe('minutes in the heart rate zones', () => {
  it('are in the order of the zones, whatever order they are stored in', () => {
    const zones = { zone_five_milli: 300_000, zone_one_milli: 60_000, zone_zero_milli: 0, zone_two_milli: 90_000 }
    expect(minutesInZones(zones)).toEqual([0, 1, 1.5, null, null, 5])
  })

  it('are none where no zone is known', () => {
    expect(minutesInZones(null)).toEqual([null, null, null, null, null, null])
  })
})
