import { describe, expect, it } from 'vitest'
import { insightsWith, statement } from './insights-for-tests.ts'

const days = (count: number, value: number) => Array<number>(count).fill(value)

it('plans by the defaults, and says that they are defaults', () => {
  expect(insightsWith({})).toMatchObject({
    macrocycle_focus: 'Base/Build',
    mesocycle_week: 1,
    microcycle_focus: 'Technique + Aerobic',
    weekly_sessions: 5,
  })
  expect(statement({}, 'plan').title).toBe('Base/Build, week 1')
  expect(statement({}, 'plan').rule).toContain('the same for every athlete')
})

describe('intensity, by the HRV trend of the week', () => {
  // The normal week lies between 47 and 52 ms.
  const usual = Array<number[]>(15).fill([45, 55]).flat()
  const negative = 'By the rule 10-15% less intensity, not followed'
  it.each([
    [[...usual, ...days(6, 40), 39], 'Cut intensity by 10-15%', 'watch'], // the week lies under the own range, too
    [[...usual, ...days(6, 50), 49.9], negative, 'neutral'],
    [[60, 60, 59.9], negative, 'neutral'], // no own range to hold it against
    [[60, 60, 60], 'Progress the main lifts by 2-5%', 'good'],
    [[60, 60, 60.1], 'Progress the main lifts by 2-5%', 'good'],
    [[60, 20], 'Intensity not judged', 'missing'],
    [[60], 'Intensity not judged', 'missing'], // one value never differs from its own average
  ])('with %j ms: %s', (hrv, title, tone) => {
    expect(statement({ hrv }, 'intensity')).toMatchObject({ title, tone })
  })

  it('says what the rule asks for where it is not followed, and why', () => {
    expect(statement({ hrv: [...usual, ...days(6, 50), 49.9] }, 'intensity').text).toBe(
      "The HRV trend is negative, −0.1 ms against the week's average, which by the rule means 10-15% less intensity. Not followed, because the week's mean is not under the own range: half of all such trends are negative.",
    )
    const { key_sessions, next_week_focus, areas_of_concern } = insightsWith({ hrv: [60, 60, 59.9] })
    expect([...key_sessions, ...next_week_focus, ...areas_of_concern].join()).not.toMatch(/10-15|trend/)
  })

  it('waves off no run of low mornings: the trend alone decides nothing, the mornings count', () => {
    const hrv = [...usual, 45, 55, 52, 55, 55, 55, 43, 42, 41]
    const told =
      /^The HRV trend is negative, −[\d.]+ ms against the week's average, which by the rule means 10-15% less intensity\. This trend alone decides nothing; what counts is HRV 41 ms, under own range 4\d to 5\d ms on three mornings in a row/
    const plain = statement({ hrv, recovery: days(hrv.length, 70) }, 'intensity')
    expect(plain).toMatchObject({ title: 'The HRV trend alone decides nothing', tone: 'neutral' })
    expect(plain.text).toMatch(told)
    expect(plain.text).toMatch(/in a row\.$/)
    const lighter = statement({ hrv, recovery: days(hrv.length, 39) }, 'intensity').text
    expect(lighter).toMatch(told)
    expect(lighter).toMatch(/in a row, and today is a lighter day already\.$/)
    expect(plain.text + lighter).not.toContain('half of all')
  })

  it.each([
    ['an easy day', { recovery: [30, 30, 30] }, 'today is a day without live wrestling'],
    ['a lighter day', { recovery: [39, 39, 39] }, 'today is a lighter day'],
    ['no fresh recovery', { recovery: [70, 70, 70, null, null] }, 'no fresh recovery has come'],
    ['short nights this week', { recovery: [70, 70, 70], hours: days(3, 6.9) }, 'the nights of the week are short'],
    [
      'a short month',
      { recovery: [70, 70, 70], hours: [...days(20, 6), ...days(7, 8)] },
      "the month's sleep asks for recovery first",
    ],
    [
      'a hard month',
      { recovery: [70, 70, 70], strain: [...days(28, 12), ...days(7, 15)] },
      'the month asks for a lighter week',
    ],
  ])('is met but put off with %s', (_, given, why) => {
    const all = { hrv: [60, 60, 60], ...given }
    expect(statement(all, 'intensity')).toMatchObject({
      tone: 'neutral',
      text: expect.stringContaining(`2-5% more on the main lifts; put off, because ${why}.`),
    })
    expect(insightsWith(all).next_week_focus).toContain(`Keep the main lifts at their present loads: ${why}.`)
  })

  it('asks for less from today on, or after a day without live wrestling', () => {
    const hrv = [...usual, ...days(6, 40), 33]
    const told = (recovery: number) => statement({ hrv, recovery: days(37, recovery) }, 'intensity').text
    expect(told(60)).toMatch(/, too: train the same sessions at 10-15% less\.$/)
    expect(told(30)).toMatch(/, too: after the rest day the same sessions at 10-15% less\.$/)
  })

  it('goes into the aerobic session and the focus of next week where it is followed', () => {
    const given = { hrv: [...usual, ...days(6, 40), 33], recovery: days(37, 60) }
    const { key_sessions, next_week_focus, areas_of_concern } = insightsWith(given)
    expect(key_sessions[2]).toBe('Aerobic: easy and steady, 10-15% below the usual intensity')
    expect(next_week_focus).toContain('Cut intensity by 10-15% and keep the number of sessions.')
    expect(areas_of_concern.filter((area) => area.includes('HRV'))).toEqual([
      expect.stringMatching(/^HRV of the week under its normal range/),
    ])
  })
})

describe('strain of 28 days', () => {
  it.each([
    [days(28, 12.5), "Month's strain not high"], // 350
    [[...days(27, 12.5), 12.6], "High month's strain"],
    [[100, ...days(28, 12.5)], "Month's strain not high"], // the 100 is 28 days ago
    [days(13, 20), "Month's strain not judged"],
    [days(14, 20), "Month's strain not high"],
  ])('in case %# is: %s', (strain, title) => {
    expect(statement({ strain }, 'month_strain').title).toBe(title)
  })
})

describe('sleep of 28 days', () => {
  it.each([
    [days(14, 7), "Month's sleep holds"],
    [[...days(13, 7), 6.9], "Month's sleep holds"], // 6.99 reads 7.0
    [[...days(13, 7), 6], 'Recovery emphasis'],
    [days(14, 7.1), "Month's sleep holds"],
    [days(13, 5), "Month's sleep not judged"],
  ])('of case %# reads as %s', (hours, title) => {
    expect(statement({ hours }, 'month_sleep').title).toBe(title)
  })

  it('puts sleep first, and a session of recovery beside the others', () => {
    const { recovery_modality, key_sessions, next_week_focus } = insightsWith({
      hours: [...days(20, 6), ...days(7, 8)],
    })
    expect(recovery_modality).toContain('Sleep first')
    expect(key_sessions).toHaveLength(4)
    expect(next_week_focus[0]).toContain('Recovery emphasis')
  })
})

it.each([
  [{ recovery: [30], hours: days(20, 8) }, 'Active recovery: easy aerobic work and mobility'],
  [{ recovery: [80], strain: days(7, 13) }, 'An easy day after each hard one, food and fluid soon after training'],
  [{ recovery: [80], hours: days(20, 8) }, 'Usual routine: sleep, food, then tools'],
  [{}, null],
])('recovers %j by: %s', (given, modality) => {
  expect(insightsWith(given).recovery_modality).toBe(modality)
})
