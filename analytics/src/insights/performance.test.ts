import { describe, expect, it } from 'vitest'
import { TODAY } from '../athlete-for-tests.ts'
import { addDays } from '../calendar.ts'
import { insightsWith, statement } from './insights-for-tests.ts'

/** The same value on so many days. */
const days = (count: number, value: number) => Array<number>(count).fill(value)

describe('readiness, by the guidance’s marks of 66 and 40', () => {
  it.each([
    [100, 'High', '85-90%', 'RPE 7-8'],
    [66, 'High', '85-90%', 'RPE 7-8'],
    [65.9, 'Moderate', '75-85%', 'RPE 6-7'],
    [40, 'Moderate', '75-85%', 'RPE 6-7'],
    [39.9, 'Low', '60-70%', 'RPE 6 or below'],
    [0, 'Low', '60-70%', 'RPE 6 or below'],
  ])('reads a recovery of %f%% as %s, strength at %s at %s', (score, level, strength, effort) => {
    const { readiness_level, key_sessions, performance } = insightsWith({ recovery: [80, score] })
    expect(readiness_level).toBe(level)
    expect(key_sessions[0]).toBe(`Strength: ${strength} of recent bests at ${effort}`)
    expect(performance.find(({ kind }) => kind === 'strength')?.text).toContain(
      `${strength} of recent bests at ${effort}`,
    )
  })

  it('knows no score of tomorrow: nobody can have measured it', () => {
    const tomorrow = addDays(TODAY, 1)
    const given = { recovery: [80, 80, 80, 30], hrv: [60, 60, 60, 50], rhr: [50, 50, 50, 70], until: tomorrow }
    expect(statement(given, 'readiness').values).toMatchObject([{ value: 80, from: TODAY, until: TODAY }])
    expect(statement(given, 'hrv').values[0]?.value).toBe(60)
  })

  it('says which marks it goes by, and the value with its day and number of records', () => {
    expect(statement({ recovery: [80, 58] }, 'readiness')).toMatchObject({
      title: 'Moderate readiness',
      text: expect.stringContaining('Recovery is 58%, measured today.'),
      rule: expect.stringMatching(/66% or above is high, 40% to below 66% moderate.*67% and 34%/),
      values: [{ name: 'Latest recovery', value: 58, text: '58%', unit: '%', from: TODAY, until: TODAY, records: 1 }],
      article: 'recovery-score',
      tone: 'neutral',
    })
  })

  it('writes a score just under a mark with one more decimal', () => {
    expect(statement({ recovery: [65.9] }, 'readiness').values[0]?.text).toBe('65.9%')
  })

  it('says how old a score of two days and more is', () => {
    expect(statement({ recovery: [70, null] }, 'readiness').text).toMatch(/measured yesterday\.(?!.*days old)/)
    const stale = statement({ recovery: [70, null, null] }, 'readiness')
    expect(stale.text).toContain('measured on Nov 19')
    expect(stale.text).toContain('It is 2 days old and says little about today.')
  })

  it.each([
    ['only unscored nights', { recovery: [null, null] }],
    ['a score 7 days ago', { recovery: [70, ...Array<null>(7).fill(null)] }],
  ])('is not judged with %s: null, and a card that says what is missing', (_, given) => {
    expect(insightsWith(given)).toMatchObject({
      readiness_level: null,
      next_week_focus: [expect.stringContaining('recovery score'), expect.anything(), expect.anything()],
      key_sessions: [expect.stringMatching(/^Strength: by effort/), expect.anything(), expect.anything()],
    })
    expect(statement(given, 'readiness')).toMatchObject({ title: 'Readiness not known', tone: 'missing' })
    expect(insightsWith(given).performance.some(({ kind }) => kind === 'strength')).toBe(false)
  })
})

describe('sleep', () => {
  it.each([
    [[6.99], 'Short latest night', 'watch'],
    [[7], 'Sleep long enough', 'good'],
    [[6, 8, 7], 'Sleep long enough', 'good'], // 7.0 on average
    [[5.9, 8, 7], 'Short nights this week', 'concern'], // 6.97
    [[8, 8, 6.9], 'Short latest night', 'watch'],
    [[5, 7], 'Sleep long enough', 'good'], // two nights are no week
  ])('of %j h reads as %s', (hours, title, tone) => {
    expect(statement({ hours }, 'sleep_duration')).toMatchObject({ title, tone })
  })

  it.each([
    [days(3, 70), 'Sleep quality holds', 'good'],
    [[70, 70, 69.9], 'Suppressed sleep quality', 'watch'],
    [days(3, 71), 'Sleep quality holds', 'good'],
    [days(2, 10), 'Sleep quality not judged', 'missing'],
  ])('with a quality of %j%% reads as %s', (quality, title, tone) => {
    expect(statement({ quality }, 'sleep_quality')).toMatchObject({ title, tone })
  })

  it.each([
    [days(3, 85), 'Sleep efficiency holds', 'good'],
    [[85, 85, 84.9], 'Low sleep efficiency', 'watch'],
    [[0, 90, 90, 90], 'Sleep efficiency holds', 'good'], // positive values only
    [[0, 90, 90], 'Sleep efficiency not judged', 'missing'],
  ])('with an efficiency of %j%% reads as %s', (efficiency, title, tone) => {
    expect(statement({ efficiency }, 'sleep_efficiency')).toMatchObject({ title, tone })
  })

  it('without a night is not known, and of no night says nothing bad', () => {
    expect(statement({ recovery: [50] }, 'sleep_duration')).toMatchObject({ title: 'Sleep not known', tone: 'missing' })
  })
})

describe('HRV', () => {
  it.each([
    [25, 20, 'HRV above the fixed mark', 'neutral'],
    [24.9, 12, 'Low HRV by the fixed mark', 'watch'],
    [24.9, 12.1, 'High autonomic stress', 'concern'],
    [25.1, 12.1, 'HRV above the fixed mark', 'neutral'],
  ])('of %f ms with an average strain of %f reads as %s', (hrv, strain, title, tone) => {
    expect(statement({ hrv: [40, hrv], strain: days(3, strain) }, 'hrv')).toMatchObject({ title, tone })
  })

  it('names no stress by the strain of two days', () => {
    expect(statement({ hrv: [20], strain: days(2, 20) }, 'hrv').title).toBe('Low HRV by the fixed mark')
  })

  it('names the fixed mark, and says where the value lies in the own range', () => {
    // 14 values of 18 and 22: mean 20, deviation 2.1
    const low = statement({ hrv: [...Array(7).fill([18, 22]).flat(), 20] }, 'hrv')
    expect(low).toMatchObject({ title: 'Low HRV by the fixed mark', rule: expect.stringContaining('fixed mark') })
    expect(low.text).toContain('it lies within the own range of 18 ms to 22 ms')
    expect(low.values.map(({ name }) => name)).toContain('Own HRV range, low end')
    expect(statement({ hrv: [20] }, 'hrv').text).toContain('an own range needs 14 values')
  })
})

describe('resting heart rate', () => {
  // median 52
  const usual = [52, 51, 53, 52, 54, 50, 52, 53, 51, 52, 55, 52, 51, 53]
  it.each([
    [usual, 56.9, 'Resting heart rate as usual', 52],
    [usual, 57, 'Resting heart rate as usual', 52],
    [usual, 57.1, 'Elevated resting heart rate', 52],
    [usual.slice(1), 90, 'Building a baseline', null],
  ])('after %j bpm reads %f bpm as %s', (before, latest, title, baseline) => {
    const given = { rhr: [...before, latest] }
    expect(statement(given, 'resting_heart_rate').title).toBe(title)
    expect(insightsWith(given).rhr_baseline).toBe(baseline)
  })

  it('reaches back 28 days before the latest night, also where that is 6 days old', () => {
    const gap = Array<null>(6).fill(null)
    const recovery = (before: number) => [...days(before + 1, 50), ...gap]
    const old = (before: number) => ({
      rhr: [...days(14, 60), ...days(before - 14, 40), 50, ...gap],
      recovery: recovery(before),
    })
    expect(insightsWith(old(28)).rhr_baseline).toBe(50) // 14 nights of 60 and 14 of 40
    expect(insightsWith(old(29)).rhr_baseline).toBe(40)
  })
})

describe('load', () => {
  it.each([
    [days(3, 12), 'High strain', 'watch'],
    [[12, 12, 11.9], 'Moderate strain', 'neutral'],
    [days(3, 8), 'Moderate strain', 'neutral'],
    [[8, 8, 7.9], 'Low strain', 'neutral'],
    [days(2, 20), 'Strain not judged', 'missing'],
  ])('with a strain of %j reads as %s', (strain, title, tone) => {
    expect(statement({ strain }, 'strain')).toMatchObject({ title, tone })
  })

  it.each([
    [[4, 4], 'Training hours in bounds'],
    [[4, 4.1], 'Large training volume'],
    [[null, 3.9, 4], 'Training hours in bounds'],
    [[9, ...Array<number>(7).fill(0.5)], 'Training hours in bounds'], // the 9 h are 7 days ago
    [[], 'Training hours in bounds'],
  ])('with workouts of %j h reads as %s', (workouts, title) => {
    expect(statement({ strain: [5], workouts }, 'weekly_hours').title).toBe(title)
  })

  it('does not know the hours where no day was recorded', () => {
    expect(statement({ recovery: [50] }, 'weekly_hours').tone).toBe('missing')
  })

  it.each([
    [[15, 15, 15, 15, 15, 15], 'Total strain not elevated'],
    [[15, 15, 15, 15, 15, 15.1], 'Elevated total strain'],
    [[20, ...days(7, 12)], 'Total strain not elevated'], // the 20 is 7 days ago
    [days(2, 20), 'Total strain not judged'],
    [days(3, 20), 'Total strain not elevated'],
  ])('with days of %j reads as %s, and calls a sum bookkeeping', (strain, title) => {
    const total = statement({ strain }, 'total_strain')
    expect(total.title).toBe(title)
    expect(total.caution).toContain('bookkeeping')
  })
})

it('tells every athlete what to eat and drink, and judges neither', () => {
  expect(statement({}, 'protein').title).toBe('Protein 1.6-2.2 g/kg/day')
  expect(statement({}, 'hydration').title).toBe('Fluid above 30 ml/kg/day')
})
