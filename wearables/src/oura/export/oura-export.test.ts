import { describe, expect, it } from 'vitest'
import { entriesOf } from '../../export-files/entries-for-tests.ts'
import { ouraExport } from './oura-export.ts'
import { ouraFiles } from './sample-export.ts'

const now = new Date('2026-03-12T12:00:00Z')
const files = ouraFiles({ lastDay: '2026-03-10', nights: 3 })
const read = (given: Record<string, string>, at = now) =>
  ouraExport.read(entriesOf(given), { now: at, timezoneOffset: '+01:00' })
const SLEEPS = 'App Data/sleepmodel.csv'

describe('an Oura export', () => {
  it('is recognised by its files, whatever folder they lie in and however an account spells them', () => {
    expect(ouraExport.isOurs(Object.keys(files), new Uint8Array())).toBe(true)
    expect(ouraExport.isOurs(['unpacked/again/SleepModel.csv'], new Uint8Array())).toBe(true)
    expect(ouraExport.isOurs(['sleepmodel.txt', 'sleeps.csv'], new Uint8Array())).toBe(false)
  })

  it('gives nights, days, mornings and workouts with the values of the API', async () => {
    const { records, skipped, owner } = await read(files)
    expect([skipped, owner]).toEqual([[], null])
    expect(records.sleeps).toHaveLength(3)
    const night = records.sleeps.find(({ end_at }) => end_at.toISOString() === '2026-03-10T05:48:12.000Z')
    expect(night).toMatchObject({
      provider_id: 'export:sleep:2026-03-09T21:40Z',
      cycle_id: 'export:cycle:2026-03-09T21:40Z',
      timezone_offset: '+01:00',
      nap: false,
      total_in_bed_time_milli: 29_280_000,
      total_slow_wave_sleep_time_milli: 5_400_000,
      total_light_sleep_time_milli: 14_400_000,
      total_rem_sleep_time_milli: 6_600_000,
      total_awake_time_milli: 2_880_000,
      respiratory_rate: 14.25,
      sleep_efficiency_percentage: 90,
    })
    expect(records.recoveries.find(({ cycle_id }) => cycle_id === night?.cycle_id)).toMatchObject({
      sleep_id: 'export:sleep:2026-03-09T21:40Z',
      recovery_score: null,
      resting_heart_rate: 48,
      hrv_rmssd_milli: 62,
      spo2_percentage: 96.75,
      other_values: {
        skin_temp_deviation_celsius: -0.12,
        sleeping_heart_rate: 52.375,
        oura_readiness: 72,
        oura_sleep_score: 79,
      },
    })
    expect(records.cycles.find(({ provider_id }) => provider_id === night?.cycle_id)).toMatchObject({
      strain: null,
      kilojoule: 10_460,
    })
    expect(records.workouts[0]).toMatchObject({
      provider_id: 'export:workout:2026-03-10T16:00Z:running',
      sport_name: 'running',
      distance_meter: 9_500.5,
      strain: null,
    })
  })

  it('never unpacks tags or anything else that is not on its list', async () => {
    const asked: string[] = []
    const entries = entriesOf(files).map((entry) => ({
      ...entry,
      bytes: (limit: number) => {
        asked.push(entry.path)
        return entry.bytes(limit)
      },
    }))
    await ouraExport.read(entries, { now, timezoneOffset: '+00:00' })
    expect(asked).toHaveLength(6)
    expect(asked).not.toContain('App Data/enhancedtag.csv')
    expect(JSON.stringify(await read(files))).not.toContain('private note')
  })

  it('keeps the longest of a day as its night, and leaves out what was deleted, which it tells', async () => {
    const [head = '', row = ''] = (files[SLEEPS] ?? '').split('\n')
    const nap = row
      .replace('sleep-2026-03-10', 'nap')
      .replace('long_sleep', 'late_nap')
      .replace('2026-03-10T06:48', '2026-03-10T14:00')
      .replace('2026-03-09T22:40', '2026-03-10T13:00')
    const deleted = nap.replace('nap;', 'gone;').replace('late_nap', 'deleted')
    const { records, skipped } = await read({ ...files, [SLEEPS]: [head, row, nap, deleted].join('\n') })
    expect(records.sleeps.map(({ nap: isNap }) => isNap)).toEqual([false, true])
    expect(records.cycles).toHaveLength(1)
    expect(skipped).toEqual([expect.objectContaining({ what: 'rests and deleted sleeps', count: 1 })])
  })

  it('reads CamelCase headers, commas, quoted JSON and a byte order mark alike', async () => {
    const camel = (files[SLEEPS] ?? '').replace(/^.*/, (head) =>
      head.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase()),
    )
    const commas = `\uFEFF${camel.replaceAll('{"interval": 300, "items": [null, 70, 72]}', '"{""interval"": 300, ""items"": [null]}"').replaceAll(';', ',')}`
    const { records } = await read({ ...files, [SLEEPS]: commas })
    expect(records.sleeps).toEqual((await read(files)).records.sleeps)
  })

  it('has a newer version for a fuller file, so that a poorer one takes nothing away', async () => {
    const { 'App Data/dailyreadiness.csv': _, 'App Data/dailyspo2.csv': __, ...poorer } = files
    const [full, poor] = [await read(files), await read(poorer)]
    const [a, b] = [full.records.recoveries[0], poor.records.recoveries[0]]
    expect(a?.provider_id).toBe(b?.provider_id)
    expect(a?.updated_at.getTime()).toBeGreaterThan(b?.updated_at.getTime() ?? 0)
  })

  it.each([
    [
      'times without an offset',
      (text: string) => text.replaceAll('+01:00', ''),
      /3 of 3 nights cannot be read \(sleep\.bedtime_start/,
    ],
    [
      'dates as a spreadsheet saves them',
      (text: string) => text.replaceAll('2026-03-10T06:48:12.000+01:00', '3/10/2026 6:48'),
      /1 of 3 nights/,
    ],
    [
      'words for numbers',
      (text: string) => text.replaceAll(';2880;', ';long;'),
      /3 of 3 nights cannot be read \(sleep\.awake_time/,
    ],
    [
      'nights of a year to come',
      (text: string) => text.replaceAll('2026-03', '2098-03'),
      /3 of 3 nights .*more than a day from now/,
    ],
    [
      'a file cut in half',
      (text: string) => text.slice(0, text.indexOf('22:40:12', 400) + 4),
      /of 1 nights|of 2 nights/,
    ],
  ])('refuses %s with a sentence', async (_what, change, sentence) => {
    await expect(read({ ...files, [SLEEPS]: change(files[SLEEPS] ?? '') })).rejects.toThrow(sentence)
  })

  it('takes in the others where one row of twenty is odd, and says so', async () => {
    const many = ouraFiles({ lastDay: '2026-03-10', nights: 20 })
    const odd = (many[SLEEPS] ?? '').replace(';2880;2026-03-10', ';x;2026-03-10')
    const { records, skipped } = await read({ ...many, [SLEEPS]: odd })
    expect(records.sleeps).toHaveLength(19)
    expect(skipped).toEqual([expect.objectContaining({ what: 'nights that cannot be read', count: 1 })])
  })

  it('refuses more rows than anybody has nights', async () => {
    const rows = `${'x;'.repeat(15)}long_sleep\n`.repeat(40_001)
    await expect(read({ ...files, [SLEEPS]: `${(files[SLEEPS] ?? '').split('\n')[0]}\n${rows}` })).rejects.toThrow(
      'sleepmodel.csv: has more than 40,000 rows',
    )
  })

  it('refuses an export without nights and workouts', async () => {
    await expect(read({ 'dailyspo2.csv': 'id;day;spo2_percentage\n' })).rejects.toThrow(/no nights and no workouts/)
  })
})
