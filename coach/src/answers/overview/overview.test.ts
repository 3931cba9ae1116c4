import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { atRiskParts } from '@corner/analytics/team/at-risk-count.ts'
import { readTeam } from '@corner/analytics/team/team-overview.ts'
import type { Who } from '@corner/contract/entities/query.ts'
import { describe, expect, test } from 'vitest'
import { Toolbox } from '../../tools/toolbox.ts'
import type { RequestOf } from '../context/answer-context.ts'
import { ANN, answered, BEA, CAL, DAN, ownScope, said, scopeOfTests } from '../team-for-tests.ts'

const overview = (focus: RequestOf<'overview'>['focus'], who: Who = {}): RequestOf<'overview'> => ({
  kind: 'overview',
  focus,
  who,
})
const RED: Who = { where: [{ measure: { metric: 'recovery', aggregate: 'latest' }, is: 'below', than: 34 }] }

describe('how somebody is doing', () => {
  test('of one athlete is the newest value, what stands beside it, and the risk', async () => {
    const text = await said(overview('status', { ids: [ANN] }))
    expect(text).toMatch(
      /^Keep Ann Ash out of live wrestling today\.\n\nAnn Ash's latest recovery is 30% \(today\), 22\.6 points below their own average of 53%/,
    )
    expect(text).toContain('- HRV: 50 ms, average of these days 65 ms (7 of 7 nights)')
    expect(text).toContain('Also flagged over the last 7 days: 6.49 h of sleep a night on average and HRV 15 ms under')
    expect(text).not.toMatch(/severity|issue|own normal range/)
  })

  test('with weeks before is beside what is usual, and no second average', async () => {
    const days = (value: number) => Array<number>(35).fill(value)
    const given = { recovery: [...days(60), 64], hrv: [...days(70), 71], hours: [...days(7.5), 7.6] }
    const scope = scopeOfTests({ athletes: [athleteWith({ id: ANN, name: 'Ann Ash', ...given })] })
    const text = await said(overview('status', { ids: [ANN] }), { scope })
    expect(text).toContain('Recovery is 64% (today), usually 60%.')
    expect(text).toContain('- HRV: 71 ms, usually 70 ms\n- Sleep: 7.6 h, usually 7.5 h')
    expect(text).not.toMatch(/average/)
  })

  test('of several is a line each, in the order in which they were named', async () => {
    const text = await said(overview('status', { ids: [BEA, ANN] }))
    expect(text).toMatch(
      /^2 athletes.*\n\n- Bea Birch \(80%\): ready for a hard day; 8\.4 h of sleep\.\n- Ann Ash \(30%\): out of live wrestling; /,
    )
  })

  test('of the team is the team at a glance, and without somebody a line for each of the others', async () => {
    expect(await said(overview('status'))).toMatch(
      /^Keep Ann Ash out of live wrestling today\. 1 of 4 is ready for a hard day\.\n\n- Ann Ash \(30%\).*The team's average latest recovery is 54% \(3 of 4 athletes\)/s,
    )
    const others = await said(overview('status', { except: [ANN] }))
    expect(others).toContain('3 athletes')
    expect(others).not.toContain('Ann')
  })

  test('of the team over more than two weeks is no brief of this morning', async () => {
    const days = (last: number) => said({ ...overview('status'), days: { window: { last } } })
    expect(await days(14)).toMatch(/^Keep Ann Ash out of live wrestling today\. 1 of 4 is ready for a hard day\./)
    expect(await days(15)).toBe(
      [
        "The team's average latest recovery is 54% (3 of 4 athletes). The team's average over the last 15 days is 60%. The second half of these days against the first: declining significantly.",
        [
          '- The team: average sleep 7.3 h, average strain 11.2 (10.5 without today), health score 61 out of 100',
          '- In the red (recovery below 34%): Ann Ash 30%',
          "- Attention: Ann Ash, latest recovery 30%, period average 53% (−23 points); average sleep 6.49 h; HRV −15 ms against the period's average",
        ].join('\n'),
        'Data: 3 of 4 athletes (3 connected).',
      ].join('\n\n'),
    )
  })

  test('of the team on a past day has the figures of that day', async () => {
    expect(await said({ ...overview('status'), days: { window: { day: -1 } } })).toBe(
      "The team's average recovery yesterday, Nov 20 was 59% (3 of 4 athletes).\n\n- The team: average sleep 7.1 h, average strain 11.5",
    )
    expect(await said({ ...overview('status'), days: { window: { last: 7, before: 7 } } })).toBe(
      'There is no data of the team over the 7 days from Nov 8 to Nov 14: 3 of 4 athletes are connected to a device.',
    )
  })

  test('of those who meet a condition is of them alone', async () => {
    const { text, tools } = await answered(overview('status', RED))
    expect(text).toContain('Ann Ash')
    expect(text).not.toContain('Bea')
    expect(tools[0]).toBe('query')
  })

  test('of nobody says so, and who could not be judged', async () => {
    const nobody: Who = { where: [{ measure: { metric: 'recovery', aggregate: 'latest' }, is: 'below', than: 5 }] }
    expect(await said(overview('status', nobody))).toBe('Nobody meets that condition. No data: Dan Dale.')
  })

  test('of somebody without a device says why there is nothing, and what to ask', async () => {
    expect(await said(overview('status', { ids: [DAN] }))).toMatch(
      /^Dan Dale is not connected to a device, so there is no recovery data over the last 7 days\.\n\n\**Ask Dan Dale first\** how they slept, /,
    )
  })

  test('of a past day is of that day alone', async () => {
    const text = await said({ ...overview('status', { ids: [ANN] }), days: { window: { day: -1 } } })
    expect(text).toMatch(/^Ann Ash's recovery yesterday, Nov 20 was 44%\./)
    expect(text).not.toContain('30%')
  })
})

describe('at risk', () => {
  test('has the reasons, and missing data apart', async () => {
    const text = await said(overview('at_risk'))
    expect(text).toContain('3 of 4 athletes are at risk')
    expect(text).toContain('Ann Ash (high): latest recovery 30%, period average 53% (−23 points); average sleep 6.49 h')
    expect(text).toContain('At risk by missing data alone: Cal Cole (only 2 days with a recovery) and Dan Dale')
  })

  test('is the count of the overview of the same records', async () => {
    const scope = scopeOfTests()
    const { atRisk } = readTeam(await scope.records(scope.days), scope.days, scope.today)
    expect(atRisk).toEqual({ total: 4, atRisk: 3, byValues: 1, byMissingData: 2 })
    const parts = `${atRisk.byValues} by their values, ${atRisk.byMissingData} by missing data`
    expect(atRiskParts(atRisk)).toBe(parts)
    expect(await said(overview('at_risk'))).toMatch(
      new RegExp(`^${atRisk.atRisk} of ${atRisk.total} athletes are at risk over the last 7 days \\(${parts}\\):`),
    )
    expect(await said(overview('at_risk', { not: true }))).toMatch(
      new RegExp(`^1 of ${atRisk.total} .*\nAt risk: ${atRisk.atRisk} \\(${parts}\\)\\.$`, 's'),
    )
    const toolbox = new Toolbox(scope)
    expect((await toolbox.call('at_risk', {})).count).toEqual(atRisk)
    expect((await toolbox.call('team_overview', {})).atRisk).toEqual(atRisk)
  })

  test('turned round names who is not', async () => {
    const text = await said(overview('at_risk', { not: true }))
    expect(text).toMatch(/^1 of 4 athletes is not at risk/)
    expect(text).toContain('Bea Birch')
    expect(text).not.toContain('Ann')
  })

  test('of one athlete answers yes or no where it was asked so', async () => {
    expect(await said(overview('at_risk', { ids: [BEA] }), { message: 'is Bea at risk?' })).toBe(
      'No, Bea Birch is not at risk in the last 7 days: nothing is flagged.',
    )
  })

  test('of a severity is of that alone', async () => {
    const text = await said(overview('at_risk'), { message: 'who is at high risk' })
    expect(text).toContain('1 of 4 athletes is at high risk')
    expect(text).not.toContain('Cal')
  })

  test('asked why says what stands out and claims no cause', async () => {
    const text = await said(overview('at_risk', { ids: [ANN] }), { message: 'why is Ann at risk' })
    expect(text).toContain('Out of the usual over the 28 days before: HRV 50 ms')
    expect(text).toContain('not the cause')
  })
})

test('the health score is the team’s, and of some of it there is none', async () => {
  expect(await said(overview('health'))).toMatch(/^The team health score is 61 out of 100/)
  expect(await said(overview('health', { ids: [ANN] }))).toMatch(/^The score is of the whole team/)
})

test('top performers are those among the ones who are meant', async () => {
  expect(await said(overview('top_performers'))).toContain('Bea Birch: recovery 80% (today)')
  expect(await said(overview('top_performers', { except: [BEA] }))).toMatch(/^Nobody is a top performer/)
})

describe('guidance', () => {
  test.each([
    [66, '85-90% of recent bests, RPE 7-8'],
    [65, '75-85% of recent bests, RPE 6-7'],
    [40, '75-85% of recent bests, RPE 6-7'],
    [39, '60-70% of recent bests, RPE 6 or below'],
  ])('for a recovery of %d%%', async (recovery, guidance) => {
    expect(await said(overview('guidance'), { message: `squats for someone with ${recovery} recovery` })).toContain(
      guidance,
    )
    expect(await said(overview('guidance'), { message: `load at a recovery of ${recovery}%` })).toContain(guidance)
  })

  test('for the team names who may do how much, and who has no device', async () => {
    const text = await said(overview('guidance'))
    expect(text).toMatch(
      /^Keep Ann Ash out of live wrestling today\. 1 of 4 is ready for a hard day\.\n\n- Ann Ash \(30%\)/,
    )
    expect(text).toMatch(/Ready for a hard day: Bea Birch 80%\.\n\nAs planned: Cal Cole 52%\./)
    expect(text).toContain('Ask first: Dan Dale (no device)')
  })
})

describe('coverage', () => {
  test('of the team says how many have data, and who has none', async () => {
    const text = await said(overview('coverage'))
    expect(text).toMatch(/^75% of the team has data in the last 7 days: 3 of 4 athletes/)
    expect(text).toContain('Not connected: Dan Dale')
  })

  test('of a team tells an ended link apart from a working one, in the overview too', async () => {
    const week = { recovery: Array(7).fill(60) }
    const scope = scopeOfTests({
      athletes: [
        athleteWith({ id: ANN, name: 'Ann Ash', ...week }),
        athleteWith({ id: BEA, name: 'Bea Birch', ...week, link_ended: true }),
        athleteWith({ id: DAN, name: 'Dan Dale', linked: false }),
      ],
    })
    const text = await said(overview('coverage'), { scope })
    expect(text).toContain('2 of 3 athletes, 1 of them connected, 1 link ended.')
    expect(text).toContain('Link ended, to be connected again: Bea Birch')
    const month = { ...overview('status'), days: { window: { last: 30 } } } as const
    expect(await said(month, { scope })).toContain('Data: 2 of 3 athletes (1 connected, 1 link ended).')
    expect(await said(overview('coverage', { ids: [BEA] }), { scope })).toMatch(/The link of the device ended: /)
  })

  test('of a team names a paused link as the choice of its athlete', async () => {
    const week = { recovery: Array(7).fill(60) }
    const paused = [
      athleteWith({ id: ANN, name: 'Ann Ash', ...week, link_paused: true }),
      athleteWith({ id: BEA, name: 'Bea Birch', link_paused: true }),
    ]
    const scope = scopeOfTests({ athletes: paused })
    const text = await said(overview('coverage'), { scope })
    expect(text).toContain('Paused by the athlete: Bea Birch and Ann Ash')
    expect(text).not.toContain('Connected, but no data')
    expect(await said(overview('coverage', { ids: [ANN] }), { scope })).toMatch(/is paused by the athlete\.$/)
    expect(await said(overview('coverage', { ids: [BEA] }), { scope })).toMatch(/^There is no data of .* paused by the/)
  })

  test('of a team that misses nothing says so', async () => {
    const scope = scopeOfTests({ athletes: [athleteWith({ id: ANN, name: 'Ann Ash', recovery: Array(7).fill(60) })] })
    expect(await said(overview('coverage'), { scope })).toContain('Nobody is missing data.')
  })

  test('of one athlete names the days without', async () => {
    expect(await said(overview('coverage', { ids: [CAL] }))).toContain('Cal Cole has data on 2 of 7 days')
  })
})

describe('an athlete who asks', () => {
  test.each(['status', 'at_risk', 'guidance', 'coverage'] as const)('for %s is told of themselves', async (focus) => {
    const text = await said(overview(focus, { ids: [ANN] }), { scope: ownScope(), message: 'how am I' })
    expect(text).toMatch(/\b[Yy]our? /)
    expect(text).not.toMatch(/Ann|\btheir\b|\bthey\b/)
  })

  test.each(['status', 'at_risk', 'health', 'top_performers'] as const)(
    'for %s of the team is told why not',
    async (focus) => {
      const text = await said(overview(focus), { scope: ownScope(), message: 'how is the team' })
      expect(text).toMatch(/^I can only show you your own data, not that of the team or of teammates\.\n\n(You|Stay)/)
      expect(text).not.toMatch(/Bea|Cal|Dan|54%/)
    },
  )
})
