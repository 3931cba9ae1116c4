import { athleteWith } from '@corner/analytics/athlete-for-tests.ts'
import { describe, expect, test } from 'vitest'
import type { Question } from './question.ts'
import { asking } from './question-for-tests.ts'
import { known, reply, scopeOfTests } from './team-for-tests.ts'

const ann = { athletes: [known('ann')] }
const week = { from: '2026-11-15', until: '2026-11-21', label: 'the last 7 days' }
const below = (value: number): Partial<Question> => ({
  conditions: [{ metric: 'recovery', statistic: 'latest', comparison: 'below', value, window: week }],
})

/** The words of a reply, without emphasis. */
const said = async (question: Question, scope = scopeOfTests()) =>
  (await reply(question, scope)).text.replaceAll('**', '')

describe('a number', () => {
  test('is the latest, beside the own average and how many nights it is of', async () => {
    expect(await said(asking('value', { ...ann, metrics: ['recovery'] }))).toBe(
      "Ann Ash's latest recovery is 30% (today), 22.6 points below their own average of 53% over the last 7 days (7 of 7 nights).",
    )
  })

  test('is the average where a stretch of days is asked about', async () => {
    expect(await said(asking('value', { ...ann, metrics: ['recovery'], window: week }))).toContain(
      "Ann Ash's average recovery over the last 7 days is 53% (7 of 7 nights).",
    )
  })

  test('of an extreme has its day', async () => {
    expect(await said(asking('value', { ...ann, metrics: ['hrv'], statistic: 'maximum' }))).toContain(
      'highest HRV over the last 7 days was 74 ms on Wed Nov 18',
    )
  })

  test('that adds up strain is said to be no load', async () => {
    const text = await said(asking('value', { ...ann, metrics: ['strain'], statistic: 'total' }))
    expect(text).toContain('total strain over the last 7 days is 91.0')
    expect(text).toContain('bookkeeping and not a load')
  })

  test('is none for somebody without a device, and the reply says why', async () => {
    expect(await said(asking('value', { athletes: [known('dan')], metrics: ['hrv'] }))).toBe(
      'Dan Dale is not connected to a device, so there is no HRV data over the last 7 days.',
    )
  })

  test('of a day without a record is none, and the newest record is told by its date alone', async () => {
    const monday = { from: '2026-11-16', until: '2026-11-16', label: 'on Monday' }
    expect(await said(asking('value', { athletes: [known('cal')], metrics: ['recovery'], window: monday }))).toBe(
      "There is no recovery data of Cal Cole on Monday, Nov 16. Cal Cole's newest recovery is 52%, of Sat Nov 21.",
    )
  })

  test('of the team says of how many athletes it is', async () => {
    expect(await said(asking('value', { team: true, metrics: ['recovery'] }))).toBe(
      "The team's average latest recovery is 54% (3 of 4 athletes). The team's average over the last 7 days is 60%.",
    )
  })
})

describe('a ranking', () => {
  test('names the first, and those behind in a sentence that says so', async () => {
    const text = await said(asking('ranking', { metrics: ['recovery'], order: 'lowest' }))
    expect(text).toContain('Ann Ash has the lowest latest recovery: 30% (today).')
    expect(text).toContain('Next: Cal Cole 52% (today), Bea Birch 80% (today).')
    expect(text).toContain('Left out, without data to judge by: Dan Dale (not connected).')
  })

  test('names as many as were asked for, and nobody besides', async () => {
    const text = await said(asking('ranking', { metrics: ['recovery'], order: 'highest', limit: 2 }))
    expect(text).toContain('1. Bea Birch: 80% (today)\n2. Cal Cole: 52% (today)')
    expect(text).not.toContain('Ann')
  })

  test('that ends among equals names as many as were asked for, and counts the rest', async () => {
    const athletes = ['Ann', 'Bea', 'Cal', 'Dan'].map((name) => athleteWith({ id: name, name, recovery: [50] }))
    const text = await said(asking('ranking', { metrics: ['recovery'], limit: 3 }), scopeOfTests({ athletes }))
    expect(text).toContain('1. Ann: 50% (today)\n1. Bea: 50% (today)\n1. Cal: 50% (today)')
    expect(text).toContain('1 more athlete has the same value as the last of these.')
    expect(text).not.toContain('Dan')
  })

  test('of HRV is said to be no ranking of fitness', async () => {
    expect(await said(asking('ranking', { metrics: ['hrv'] }))).toContain('not a fitness ranking')
  })

  test('of sleep goes by the average where nothing else is asked for', async () => {
    expect(await said(asking('ranking', { metrics: ['sleep_duration'] }))).toContain(
      'Bea Birch has the longest average sleep over the last 7 days: 8.1 h',
    )
  })
})

describe('a list by a condition', () => {
  test('has its values', async () => {
    expect(await said(asking('filter', below(34)))).toContain(
      '1 of 3 athletes has a latest recovery below 34%:\n\n- Ann Ash: recovery 30% (today)',
    )
  })

  test('of nobody says so, and who is closest', async () => {
    expect(await said(asking('filter', { ...below(20), isYesNo: true }))).toContain(
      'No, nobody has a latest recovery below 20%: none of the 3 athletes with data. Closest: Ann Ash, recovery 30% (today).',
    )
  })

  test('is a yes or a no about somebody named', async () => {
    expect(await said(asking('filter', { ...below(34), ...ann, isYesNo: true }))).toBe(
      'Yes, Ann Ash has a latest recovery below 34%: recovery 30% (today).',
    )
    expect(await said(asking('filter', { ...below(34), athletes: [known('bea')], isYesNo: true }))).toBe(
      'No, Bea Birch does not have a latest recovery below 34%: recovery 80% (today).',
    )
  })
})

describe('a trend', () => {
  test('says its direction first, and yes or no where it was asked so', async () => {
    const question = { ...ann, metrics: ['sleep_duration'] as const, isYesNo: true, text: 'Has her sleep improved?' }
    expect(await said(asking('trend', question))).toContain(
      "No, Ann Ash's sleep is down over the last 7 days: 6.1 h in the later half against 7.0 h in the earlier half",
    )
  })

  test('of two nights is none', async () => {
    expect(await said(asking('trend', { athletes: [known('cal')], metrics: ['recovery'] }))).toContain(
      'There are too few nights for a trend of Cal Cole in recovery: only 2 nights in the last 7 days, and a trend takes 4.',
    )
  })
})

describe('a comparison', () => {
  test('says by how much the one named first is above or below the other', async () => {
    const text = await said(asking('comparison', { athletes: [known('ann'), known('bea')], metrics: ['recovery'] }))
    expect(text).toContain("Ann Ash's average recovery over the last 7 days is 21.6 points lower than Bea Birch's.")
    expect(text).toContain('Ann Ash: average recovery 53% (7 of 7 nights), latest recovery 30% (today)')
  })

  test('with somebody who is not to be seen is the athlete alone, and the reply says why', async () => {
    const text = await said(asking('comparison', { ...ann, metrics: ['recovery'], strangers: ['Zed'] }))
    expect(text).toContain("Ann Ash's latest recovery is 30%")
    expect(text).toContain('I cannot see anyone called "Zed" in Ringers')
  })
})

describe('risk', () => {
  test('names everybody at risk with the reasons, missing data apart', async () => {
    const text = await said(asking('at_risk'))
    expect(text).toContain('3 of 4 athletes are at risk')
    expect(text).toContain('Ann Ash (high): latest recovery 30%, own average 53%; average sleep 6.49 h')
    expect(text).toContain(
      'At risk by missing data alone: Cal Cole (only 2 days with a recovery) and Dan Dale (not connected',
    )
  })

  test('of somebody who is not is low', async () => {
    expect(await said(asking('at_risk', { athletes: [known('bea')], isYesNo: true }))).toBe(
      'No, Bea Birch is not at risk in the last 7 days, and the severity is low: no at-risk rule applies.',
    )
  })

  test('asked why says what stands out and claims no cause', async () => {
    const text = await said(asking('at_risk', { ...ann, why: true }))
    expect(text).toContain(
      'What stands out against their own average over the last 7 days: recovery 30%, 22.6 points below the average of 53%',
    )
    expect(text).toContain('not the cause')
  })
})

describe('days', () => {
  test('are counted and listed with their values', async () => {
    expect(await said(asking('days', { ...ann, ...below(50) }))).toBe(
      'Ann Ash had recovery below 50% on 2 of 7 nights with data in the last 7 days: Fri Nov 20 (44%) and Sat Nov 21 (30%).',
    )
  })

  test('without a record are named', async () => {
    expect(await said(asking('days', { athletes: [known('cal')] }))).toContain('Cal Cole has no record on 5 of 7 days')
  })
})

describe('advice', () => {
  test("goes by the product's guidance and the athlete's numbers, with sources", async () => {
    const { text } = await reply(asking('advice', ann))
    expect(text).toContain('60-70% of recent bests, RPE 6 or below')
    expect(text).toContain('average 6.5 h (7 of 7 nights) is short')
    expect(text).toContain('[About recovery score](/knowledge/recovery-score)')
    expect(text).not.toMatch(/85-90|75-85/)
  })

  test.each([
    [66, '85-90% of recent bests, RPE 7-8'],
    [65, '75-85% of recent bests, RPE 6-7'],
    [40, '75-85% of recent bests, RPE 6-7'],
    [39, '60-70% of recent bests, RPE 6 or below'],
  ])('for a recovery of %d%%', async (givenRecovery, guidance) => {
    expect(await said(asking('advice', { givenRecovery }))).toContain(guidance)
  })

  test('for somebody without data gives none', async () => {
    const text = await said(asking('advice', { athletes: [known('dan')] }))
    expect(text).toContain('Without a recovery there is no guidance from data')
    expect(text).not.toMatch(/\d%/)
  })
})

describe('safety', () => {
  test('puts what to do first, and no number of the athlete after it', async () => {
    const { text, steps } = await reply(asking('emergency', { ...ann, text: 'Ann fainted, anything in the data?' }))
    expect(text).toMatch(/^\*\*Stop all activity now, and call 911/)
    expect(steps.map(({ tool }) => tool)).not.toContain('athlete_summary')
  })

  test('sends somebody in despair to people', async () => {
    expect(await said(asking('emergency', { text: 'he said he wants to kill himself' }))).toMatch(
      /^Stay with them now, and call or text 988/,
    )
  })

  test('refers what is medical, and says that normal numbers clear nobody', async () => {
    const text = await said(asking('medical', { ...ann, topic: 'overtraining syndrome' }))
    expect(text).toMatch(/^This is one for your athletic trainer or team physician/)
    expect(text).toContain('Normal numbers do not clear anyone')
  })

  test('gives no recipe for fast weight loss', async () => {
    expect(await said(asking('unsafe_advice', { text: 'How can he lose 5 kg by Saturday?' }))).toMatch(
      /^I can't give a plan for fast weight loss.*dietitian/s,
    )
  })

  test('is answered before anything is asked back', async () => {
    const clarifications = [{ kind: 'whom' }] as const
    expect(await said(asking('emergency', { text: 'He fainted', clarifications }))).toContain('911')
  })
})

describe('what cannot be answered', () => {
  test('is asked back where two athletes fit', async () => {
    const candidates = [known('ann'), known('bea')]
    expect(await said(asking('value', { clarifications: [{ kind: 'athlete', said: 'A', candidates }] }))).toBe(
      'More than one athlete fits "A": Ann Ash and Bea Birch. Which one do you mean?',
    )
  })

  test('is offered three questions that can be', async () => {
    const text = await said(asking('unknown'))
    expect(text).toMatch(/^I did not understand that/)
    expect(text.match(/^- .*\?$/gm)).toHaveLength(3)
  })

  test('about a stranger names nobody of the team in their place', async () => {
    const text = await said(asking('value', { metrics: ['hrv'], strangers: ['Zed Zorn'] }))
    expect(text).toContain('I cannot see anyone called "Zed Zorn" in Ringers')
    expect(text).not.toMatch(/Ann|Bea|Cal|Dan/)
  })

  test('and was said besides gets its sentence', async () => {
    const text = await said(asking('value', { team: true, metrics: ['recovery'], besides: ['other_teams'] }))
    expect(text).toMatch(/^The team's average latest recovery is 54%/)
    expect(text).toContain('I can only see Ringers, and no other teams.')
  })
})

describe('an athlete who asks', () => {
  const own = { ...scopeOfTests(), view: 'own' as const, athletes: [known('ann')] }

  test('is answered about themselves where nobody is named', async () => {
    expect(await said(asking('value', { metrics: ['recovery'] }), own)).toContain('Your latest recovery is 30%')
  })

  test.each(['ranking', 'filter', 'team_overview', 'team_health', 'top_performers', 'comparison'] as const)(
    'sees nothing of the others in a %s',
    async (intent) => {
      const text = await said(asking(intent, { metrics: ['recovery'], team: true }), own)
      expect(text).toMatch(/^I can only show you your own data/)
      expect(text).not.toMatch(/Bea|Cal|Dan|54%/)
    },
  )
})
