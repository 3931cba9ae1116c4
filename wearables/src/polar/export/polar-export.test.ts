import { describe, expect, it } from 'vitest'
import { entriesOf } from '../../export-files/entries-for-tests.ts'
import { polarExport } from './polar-export.ts'
import { polarFiles } from './sample-export.ts'

const now = new Date('2026-03-12T12:00:00Z')
const files = polarFiles({ lastDay: '2026-03-10', nights: 2 })
const read = (given: Record<string, string>) => polarExport.read(entriesOf(given), { now, timezoneOffset: '+02:00' })
const SLEEPS = 'sleep_result_42.json'

describe('a Polar export', () => {
  it('is recognised by its files, in any folder', () => {
    expect(polarExport.isOurs(['a/b/sleep_result_1.json'], new Uint8Array())).toBe(true)
    expect(polarExport.isOurs(['training-session-2026-03-10-1.json'], new Uint8Array())).toBe(true)
    expect(polarExport.isOurs(['nightly_recovery_blob_1.json', 'sleep.json'], new Uint8Array())).toBe(false)
  })

  it('gives nights, days, mornings and workouts with the values of the API, and says whose they are', async () => {
    const { records, skipped, owner } = await read(files)
    expect(owner).toEqual({ name: 'Ada Lovelace', email: 'ada@example.com' })
    expect(skipped).toEqual([])
    expect(records.sleeps[0]).toMatchObject({
      provider_id: 'export:sleep:2026-03-09T21:40Z',
      timezone_offset: '+01:00',
      total_in_bed_time_milli: 29_280_000,
      total_awake_time_milli: 1_380_000,
      total_light_sleep_time_milli: 14_910_000,
      total_slow_wave_sleep_time_milli: 6_630_000,
      total_rem_sleep_time_milli: 6_330_000,
      respiratory_rate: 15,
      sleep_efficiency_percentage: 95.29,
    })
    expect(records.recoveries[0]).toMatchObject({
      cycle_id: 'export:cycle:2026-03-09T21:40Z',
      recovery_score: null,
      resting_heart_rate: 50,
      hrv_rmssd_milli: 62,
      other_values: { polar_nightly_recharge: 3, polar_ans_charge: -4.49, polar_sleep_score: 84.3 },
    })
    expect(records.cycles.map(({ end_at }) => end_at?.toISOString() ?? null)).toEqual([
      null,
      '2026-03-09T21:40:12.418Z',
    ])
    expect(records.workouts[0]).toMatchObject({
      provider_id: 'export:workout:2026-03-10T16:00Z:trail running',
      timezone_offset: '+01:00',
      average_heart_rate: 123,
      zone_durations: { zone_one_milli: 600_000, zone_two_milli: 1_200_000 },
    })
    expect(JSON.stringify(records)).not.toContain('knee')
  })

  it('takes the athlete’s offset where neither the night nor the session names one', async () => {
    const bare = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        path,
        text.replaceAll('+01:00', '').replaceAll('"timezoneOffsetMinutes":60,', ''),
      ]),
    )
    const { records } = await read(bare)
    expect(records.sleeps[0]?.start_at.toISOString()).toBe('2026-03-09T20:40:12.418Z')
    expect(records.workouts[0]?.start_at.toISOString()).toBe('2026-03-10T15:00:00.000Z')
  })

  it('leaves out a morning whose night is missing, and says so', async () => {
    const one = JSON.stringify(JSON.parse(files[SLEEPS] ?? '').slice(0, 1))
    const { records, skipped } = await read({ ...files, [SLEEPS]: one })
    expect(records.recoveries).toHaveLength(1)
    expect(skipped).toEqual([expect.objectContaining({ what: 'mornings without their night', count: 1 })])
  })

  it('has no class of a night where the export writes none, and no score of another scale', async () => {
    const words = (files['nightly_recovery_42.json'] ?? '')
      .replaceAll('"recoveryIndicator":3', '"recoveryIndicator":"GOOD"')
      .replaceAll('"ansStatus":-4.49,', '')
    const { records } = await read({ ...files, 'nightly_recovery_42.json': words })
    expect(records.recoveries[0]?.other_values).toEqual({ polar_sleep_score: 84.3 })
  })

  it.each([
    [
      'half a file',
      { [SLEEPS]: (files[SLEEPS] ?? '').slice(0, 200) },
      /sleep_result_42\.json: is damaged: it is no whole JSON/,
    ],
    ['bytes that are no text', { [SLEEPS]: '\0\0' }, /is not a text file/],
    [
      'times in another form',
      { [SLEEPS]: (files[SLEEPS] ?? '').replaceAll('T06:48:12.418+01:00', ' 6:48 am') },
      /2 of 2 nights cannot be read/,
    ],
    [
      'durations in minutes',
      { [SLEEPS]: (files[SLEEPS] ?? '').replaceAll('"PT4H8M30S"', '248') },
      /2 of 2 nights cannot be read/,
    ],
    [
      'nights of a year to come',
      { [SLEEPS]: (files[SLEEPS] ?? '').replaceAll('2026-', '2098-') },
      /more than a day from now/,
    ],
  ])('refuses %s with a sentence', async (_what, changed, sentence) => {
    await expect(read({ ...files, ...changed })).rejects.toThrow(sentence)
  })

  it('refuses an export without nights and sessions', async () => {
    await expect(read({ 'account-data-1.json': '{}' })).rejects.toThrow(/no nights and no training sessions/)
  })
})
