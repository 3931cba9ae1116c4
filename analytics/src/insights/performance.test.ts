import { describe, expect, it } from 'vitest'
import { TODAY } from '../athlete/athlete-for-tests.ts'
import { addDays } from '../days/calendar.ts'
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
    expect(key_sessions[0]).toContain(`${strength} of recent bests at ${effort}`)
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
      title: 'Caution: moderate readiness',
      text: expect.stringContaining('Recovery is 58%, measured today.'),
      rule: expect.stringMatching(/66% or above is high, 40% to below 66% moderate.*67% and 34%/),
      values: [{ name: 'Latest recovery', value: 58, text: '58%', unit: '%', from: TODAY, until: TODAY, records: 1 }],
      article: 'recovery-score',
      tone: 'watch',
    })
  })

  it('is high from 66% on, and says why that stands beside the caution band', () => {
    expect(statement({ recovery: [60, 66] }, 'readiness')).toMatchObject({
      title: 'High readiness',
      text: expect.stringContaining('66% is enough for that, while the caution band goes up to 67%.'),
    })
    expect(statement({ recovery: [60, 67] }, 'readiness').text).not.toContain('caution')
  })

  it('names how to recover no other way for a moderate morning', () => {
    expect(insightsWith({ recovery: [58], hours: [8] }).recovery_modality).toBe(
      'Usual routine: sleep, food, then tools',
    )
  })

  it('writes a score just under a mark with one more decimal', () => {
    expect(statement({ recovery: [65.9] }, 'readiness').values[0]?.text).toBe('65.9%')
  })

  it.each([
    [39, 'Caution: low readiness', 'watch'],
    [34, 'Caution: low readiness', 'watch'],
    [33, 'In the red: low readiness', 'concern'],
  ])('is low at %d, under the word that the score has on every screen: %s', (recovery, title, tone) => {
    expect(statement({ recovery: [recovery] }, 'readiness')).toMatchObject({ title, tone })
  })

  it('says what to lift as an instruction', () => {
    expect(statement({ recovery: [39] }, 'strength').text).toMatch(
      /^Low readiness: lift at 60-70% of recent bests at RPE 6 or below\./,
    )
  })

  it('says plainly on what condition an athlete with several vital signs off may lift', () => {
    const usual = (low: number, high: number) => Array<number[]>(15).fill([low, high]).flat()
    const twoNights = {
      recovery: [...usual(55, 65), 22, 20],
      hrv: [...usual(75, 85), 40, 40],
      rhr: [...usual(50, 52), 66, 66],
      hours: [...usual(7, 8), 7.5, 7.5],
    }
    expect(statement(twoNights, 'strength').text).toBe(
      'Low readiness: lift at 60-70% of recent bests at RPE 6 or below. Today only if the athletic trainer agrees, and no more than that.',
    )
    const { key_sessions, next_week_focus } = insightsWith(twoNights)
    expect(key_sessions[0]).toContain(
      'Strength: only if the athletic trainer agrees, 60-70% of recent bests at RPE 6 or below at most',
    )
    expect(next_week_focus.join()).toContain(
      'Begin the week easy: only if the athletic trainer agrees, strength at 60-70%',
    )
    // Without them, the day leaves it out.
    const calm = { recovery: [...usual(55, 65), 20], hours: [...usual(7, 8), 7.5] }
    expect(statement(calm, 'strength').text).toMatch(/ Today left out, or no more than that\.$/)
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
    [[6.94], 'Short latest night', 'watch'],
    [[6.96], 'Sleep long enough', 'good'], // reads 7.0
    [[7], 'Sleep long enough', 'good'],
    [[6, 8, 7], 'Sleep long enough', 'good'], // 7.0 on average
    [[5.9, 8, 7], 'Sleep long enough', 'good'], // 6.97 reads 7.0
    [[5.9, 7.9, 7], 'Short nights this week', 'concern'],
    [[8, 8, 6.9], 'Short latest night', 'neutral'], // one night of a long enough week
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

  it.each([
    [days(13, 6), '6.0 h on average this week'], // a month is known from 14 nights
    [days(14, 6), '6.0 h on average this week, 6.0 h over the month'],
    [[...days(21, 8), ...days(7, 6)], '6.0 h on average this week'],
    [[...days(21, 7.3), ...days(7, 6)], '6.0 h on average this week'], // 7.0 on average
    [[...days(21, 7.2), ...days(7, 6)], '6.0 h on average this week, 6.9 h over the month'],
  ])('of %j h is an area of concern: %s', (hours, concern) => {
    expect(insightsWith({ hours }).areas_of_concern).toContain(`Short sleep: ${concern}`)
  })

  it('without a night is not known, and of no night says nothing bad', () => {
    expect(statement({ recovery: [50] }, 'sleep_duration')).toMatchObject({ title: 'Sleep not known', tone: 'missing' })
  })
})

it.each([
  ['sleep_efficiency', 'A wearable misses about half of the time awake in bed, so efficiency looks better than it is.'],
  ['strain', 'Strain sees heart rate alone: lifting and mat work without a raised heart rate hardly count.'],
  ['total_strain', 'A sum of day strain is bookkeeping of days, no measure of load: the scale is compressed.'],
  [
    'resting_heart_rate',
    'It rises with illness, heat, thirst, alcohol, late meals, travel and load: the number does not say which.',
  ],
  [
    'hrv',
    'The mark of 25 ms is the same for everybody and says little about one person: age and the person decide most of an HRV. Nothing here is a diagnosis.',
  ],
])('a statement of %s says how far it can be trusted', (kind, caution) => {
  const all = {
    efficiency: days(7, 84),
    strain: days(7, 15),
    rhr: days(35, 50),
    hrv: days(37, 50),
    recovery: days(7, 60),
  }
  expect(statement(all, kind).caution).toBe(caution)
})

describe('HRV', () => {
  // 30 nights of 45 and 55 before the week: the normal week lies between 47 and 52 ms, a single night between 45 and 55.
  const usual = Array<number[]>(15).fill([45, 55]).flat()
  it.each([
    [50, 'HRV in its normal range', 'good'],
    [46, 'HRV under its normal range', 'watch'],
    [44, 'HRV under its normal range', 'concern'],
    [54, 'HRV above its normal range', 'neutral'],
  ])('of %i ms all week against 45 to 55 ms before reads as %s', (hrv, title, tone) => {
    expect(statement({ hrv: [...usual, ...days(7, hrv)] }, 'hrv')).toMatchObject({ title, tone })
  })

  it('says the week and the own range, and the fixed mark in the footnote alone', () => {
    const low = statement({ hrv: [...usual, ...days(7, 40)] }, 'hrv')
    expect(low.text).toMatch(/^The week's HRV is 40 ms; weeks are usually 47 to 52 ms\./)
    expect(low.caution).toContain('25 ms')
    expect(`${low.title} ${low.text}`).not.toContain('mark')
    expect(low.values.map(({ name }) => name)).toContain('Own normal range, low end')
  })

  it('says by one decimal that a week lies outside, where whole milliseconds would read alike', () => {
    // The own range is computed in logarithms: its upper end is 52.36 ms.
    expect(statement({ hrv: [...usual, ...days(7, 52.48)] }, 'hrv').text).toContain(
      '52.5 ms; weeks are usually 47.3 to 52.4 ms',
    )
  })

  it('under the fixed mark is no concern where it is usual: the mark is said beside it', () => {
    const own = [...Array<number[]>(15).fill([18, 22]).flat(), ...days(7, 20)]
    const low = statement({ hrv: own, strain: [...days(3, 13), null] }, 'hrv')
    expect(low).toMatchObject({ title: 'HRV in its normal range', tone: 'good' })
    expect(low.text).toContain('By the fixed mark it would be high autonomic stress, with a strain of 13.0.')
    expect(insightsWith({ hrv: own }).areas_of_concern).toEqual([])
  })

  // Without 14 nights before the week there is no own range, and HRV is judged by the fixed mark alone
  // (docs/reference/metrics-and-rules.md#guidance-performance-view).
  it.each([
    [25, 20, 'HRV without an own range yet', 'neutral'],
    [24.9, 12, 'Low HRV by the fixed mark', 'watch'],
    [24.9, 12.1, 'High autonomic stress', 'concern'],
    [25.1, 12.1, 'HRV without an own range yet', 'neutral'],
  ])('of %f ms with an average strain of %f and no own range reads as %s', (hrv, strain, title, tone) => {
    expect(statement({ hrv: [40, hrv], strain: [...days(3, strain), null] }, 'hrv')).toMatchObject({ title, tone })
  })

  it('has the strain beside it only where the fixed mark makes it count', () => {
    const names = (hrv: number) => statement({ hrv: [...usual, ...days(7, hrv)], strain: days(7, 9) }, 'hrv').values
    expect(names(44).map(({ name }) => name)).not.toContain('Average strain of the week')
    expect(names(20).map(({ name }) => name)).toContain('Average strain of the week')
  })

  it('names no stress by the strain of two days', () => {
    const low = statement({ hrv: [20], strain: days(3, 20) }, 'hrv')
    expect(low.title).toBe('Low HRV by the fixed mark')
    expect(low.text).toContain('An own range needs 14 nights before this week')
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
    expect(statement({ strain: [...strain, null] }, 'strain')).toMatchObject({ title, tone })
  })

  it('averages the days that are over: at dawn today would pull the week down by a whole day', () => {
    expect(statement({ strain: [13, 14, 12, 0.2] }, 'strain')).toMatchObject({
      title: 'High strain',
      text: 'Strain averages 13.0 over 3 finished days, each day alike. Let an easy day follow each hard one.',
      values: [{ text: '13.0', records: 3, until: addDays(TODAY, -1) }],
    })
    expect(statement({ strain: [13, 14, 0.2] }, 'strain').text).toContain('2 finished days with a value, 3 needed')
  })

  it.each([
    [[4, 4], 'Training hours in bounds'],
    [[4, 4.1], 'Large training volume by the mark'],
    [[null, 3.9, 4], 'Training hours in bounds'],
    [[9, ...Array<number>(7).fill(0.5)], 'Training hours in bounds'], // the 9 h are 7 days ago
    [[], 'Training hours in bounds'],
  ])('with workouts of %j h reads as %s', (workouts, title) => {
    expect(statement({ strain: [5], workouts }, 'weekly_hours').title).toBe(title)
  })

  it('asks for nothing by the fixed mark alone, which nearly everybody in season exceeds', () => {
    const given = { strain: days(28 + 7, 9), workouts: days(28 + 7, 2) }
    expect(statement(given, 'weekly_hours')).toMatchObject({
      title: 'Large training volume by the mark, usual here',
      text: '7 workouts took 14.0 h in the last 7 days; the usual week of the last four was 14.0 h.',
      tone: 'neutral',
      caution: expect.stringContaining('nearly every wrestler in season exceeds'),
    })
    const { areas_of_concern, next_week_focus } = insightsWith(given)
    expect([...areas_of_concern, ...next_week_focus].join()).not.toMatch(/hours|volume/)
  })

  it.each([
    [1.25, 'More training than usual', 'watch'], // 17.5 h and 14 h
    [1.24, 'Large training volume by the mark, usual here', 'neutral'],
  ])('with %f times the usual 2 h a day reads as %s', (times, title, tone) => {
    const workouts = [...days(28, 2), ...days(7, 2 * times)]
    expect(statement({ strain: days(35, 9), workouts }, 'weekly_hours')).toMatchObject({ title, tone })
  })

  it.each([
    [1, 1.24, 'a quarter is not reached'],
    [0.5, 0.7, 'less than two hours more'],
  ])('is no news with %f h a day usual and %f h this week: %s', (usual, week) => {
    const given = { strain: days(35, 9), workouts: [...days(28, usual), ...days(7, week)] }
    expect(statement(given, 'weekly_hours').tone).toBe('neutral')
  })

  it('knows no usual week from 13 days worn before this one, and knows it from 14', () => {
    const worn = (count: number) => ({ strain: days(count + 7, 9), workouts: days(count + 7, 2) })
    expect(statement(worn(13), 'weekly_hours').text).not.toContain('usual')
    expect(statement(worn(14), 'weekly_hours').text).toContain('the usual week of the last four was 14.0 h')
  })

  it('calls a high strain that is usual no concern, and one above the usual a concern', () => {
    const usual = Array<number[]>(14).fill([12, 13]).flat()
    expect(statement({ strain: [...usual, ...days(7, 12.5)] }, 'strain')).toMatchObject({
      title: 'High strain by the mark, usual here',
      tone: 'neutral',
    })
    const high = { strain: [...usual, ...days(7, 15)] }
    expect(statement(high, 'strain')).toMatchObject({ title: 'High strain', tone: 'watch' })
    expect(insightsWith(high).areas_of_concern.join()).toMatch(
      /High average strain: 15\.0, 1\d\.\d in the four weeks before/,
    )
  })

  it('calls a total strain over the mark a concern only where it is more than usual', () => {
    const usual = days(28, 13)
    expect(statement({ strain: [...usual, ...days(7, 13)] }, 'total_strain')).toMatchObject({
      title: 'Elevated total strain by the mark, usual here',
      tone: 'neutral',
    })
    expect(statement({ strain: [...usual, ...days(7, 15)] }, 'total_strain').tone).toBe('watch')
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
  expect(statement({}, 'protein').text).toBe('Per kilogram of body weight, spread over the meals of the day.')
  expect(statement({}, 'hydration').text).toBe('Per kilogram of body weight, and by thirst in the heat.')
  expect(statement({}, 'hydration').title).toBe('Fluid above 30 ml/kg/day')
})
