import { HIGH_SEVERITY_ISSUES } from '@corner/contract/constants/at-risk.ts'
import { expect, it } from 'vitest'
import { athleteWith, TODAY } from '../athlete/athlete-for-tests.ts'
import { findActions, findInsights } from './team-insights.ts'
import { readTeam } from './team-overview.ts'

type Given = Parameters<typeof athleteWith>[0]

const teamOf = (...given: Given[]) => readTeam(given.map(athleteWith), 7, TODAY)
const said = (remarks: ReturnType<typeof findInsights>) => remarks.map(({ subject, text }) => `${subject}: ${text}`)
const three = (value: number) => [value, value, value]

// Spec 2, section 9: at, below and above each threshold.
it.each<[Given, string[]]>([
  [{ recovery: three(49.6) }, ['Recovery is low: latest recovery averages 49.6% over 1 of 1 athlete.']],
  [{ recovery: three(50) }, []],
  [{ recovery: three(70) }, []],
  [{ recovery: three(70.4) }, ['Recovery is high: latest recovery averages 70.4% over 1 of 1 athlete.']],
  [{ recovery: three(60), quality: three(65) }, []],
  [{ recovery: three(60), quality: three(64) }, ['Sleep quality is low: it averages 64% over 1 of 1 athlete.']],
])('of %j it says %j', (given, expected) => {
  expect(said(findInsights(teamOf(given)))).toEqual(expected)
})

it('says how many athletes a mean covers', () => {
  expect(said(findInsights(teamOf({ recovery: three(40) }, { id: 'b' }, { id: 'c', linked: false })))).toEqual([
    'Recovery is low: latest recovery averages 40% over 1 of 3 athletes.',
  ])
})

it('says how many of the latest values are older than yesterday', () => {
  const late = { id: 'b', recovery: three(40), until: '2026-11-19' }
  expect(said(findInsights(teamOf({ recovery: three(40), until: '2026-11-20' }, late)))).toEqual([
    'Recovery is low: latest recovery averages 40% over 2 of 2 athletes, 1 of them older than yesterday.',
  ])
})

it('has nothing to say and nothing to do when the team is well', () => {
  const overview = teamOf({ recovery: three(60), quality: three(80), hours: three(8) })
  expect(findInsights(overview)).toEqual([])
  expect(findActions(overview)).toEqual([])
})

const BAD = { recovery: three(20), hours: three(5), quality: three(40) }

it('names who has three or more issues, three names at most, and namesakes by their full name', () => {
  const one = teamOf({ id: '1', name: 'Ann Ash', ...BAD })
  expect(said(findInsights(one)).at(-1)).toBe('Three or more issues: Ann.')
  const two = teamOf(
    { id: '1', name: 'Ann Ash', ...BAD },
    { id: '2', name: 'Ann Birch', recovery: three(60) },
    { id: '3', name: 'Cem Dal', ...BAD },
  )
  expect(said(findInsights(two)).at(-1)).toBe('Three or more issues: Ann Ash and Cem.')
})

it('has one colon in each sentence, the one after its subject', () => {
  const silent = { id: '2', name: 'Bea Bull', until: '2026-11-10' }
  const sentences = [teamOf({ id: '1', name: 'Ann Ash', ...BAD }, silent), teamOf({ id: '2', linked: false })].flatMap(
    (team) => said([...findInsights(team), ...findActions(team)]),
  )
  expect(sentences.length).toBeGreaterThan(4)
  for (const sentence of sentences) expect(sentence.split(':'), sentence).toHaveLength(2)
})

it('suggests a talk, an easier practice and a word about sleep, each with its rule', () => {
  const actions = findActions(teamOf({ id: '1', name: 'Ann Ash', ...BAD }))
  expect(actions.map(({ subject, rule }) => [subject, rule])).toEqual([
    ['Talk to Ann', `Athletes of high severity: ${HIGH_SEVERITY_ISSUES} or more at-risk issues`],
    ['Consider an easier practice', 'Average latest recovery below 50%'],
    ['Speak about sleep', 'Average sleep quality below 65%'],
  ])
})

it('checks on who is at risk of less than high severity: such a team is not simply well', () => {
  const actions = said(findActions(teamOf({ id: '1', name: 'Ann Ash', recovery: three(60), hours: three(6) })))
  expect(actions).toEqual(['Check on Ann first: ask before practice how they feel.'])
})

it('names everybody who rests or eases, resting first, in place of those who only have flags', () => {
  const team = ['Ann', 'Bea', 'Cal', 'Dan', 'Eve'].map((name) => ({
    id: name,
    name,
    recovery: three(60),
    hours: three(6),
  }))
  const verdicts = new Map(['Bea', 'Cal', 'Dan'].map((id) => [id, 'lighter'] as const))
  expect(said(findActions(teamOf(...team), new Map([...verdicts, ['Eve', 'easy']])))).toEqual([
    'Rest today: Eve; ask how they feel, the mat sheet says why.',
    'Ease today: Bea, Cal and Dan; ask them, too.',
  ])
})

it('names whoever eases once, with several signs or without any flag', () => {
  const team = teamOf(
    { id: 'Ann', name: 'Ann', ...BAD, recovery: three(55), quality: three(70), hrv: [60, 60, 40], strain: three(16) },
    { id: 'Bea', name: 'Bea', recovery: three(60), hours: three(8) },
  )
  const eased = (...ids: string[]) => said(findActions(team, new Map(ids.map((id) => [id, 'lighter'] as const))))
  expect(eased('Ann', 'Bea')).toEqual(['Ease today: Ann and Bea; ask how they feel, the mat sheet says why.'])
  expect(eased('Bea').map((one) => one.split(':')[0])).toEqual(['Ease today', 'Talk to Ann'])
})

it.each<[Given, string[]]>([
  [{ recovery: [60.5, 60.5, 56, 56] }, []], // -4.5
  [
    { recovery: [61, 61, 56, 56] },
    ['Ask what changed: recovery −5.0 points from the earlier half of the period to the later.'],
  ],
  [{ recovery: three(60), quality: [80, 80, 77.2, 77.2] }, []], // -2.8
  [
    { recovery: three(60), quality: [80, 80, 77, 77] },
    ['Ask what changed: sleep quality −3.0 points from the earlier half of the period to the later.'],
  ],
  [
    { recovery: [66, 66, 60, 60], quality: [80, 80, 70, 70] },
    [
      'Ask what changed: recovery −6.0 points, sleep quality −10.0 points from the earlier half of the period to the later.',
    ],
  ],
])('asks what changed where the team declines significantly: %j', (given, expected) => {
  expect(said(findActions(teamOf(given)))).toEqual(expected)
})

it('asks about devices that stopped sending, with three names and a count', () => {
  const silent = ['Ann', 'Bea', 'Cem', 'Dan', 'Eva'].map((name) => ({
    id: name,
    name,
    recovery: three(60),
    until: '2026-11-18',
  }))
  expect(said(findActions(teamOf(...silent)))).toEqual([
    'Ask about the device: nothing new from Ann, Bea, Cem and 2 more. Is it worn, charged, synced?',
  ])
  expect(findActions(teamOf({ recovery: [60, 60, 60, null] }))).toEqual([]) // waits for its score
})

it('never reports a team without data as well', () => {
  expect(said(findActions(teamOf({ linked: false })))).toEqual([
    'Have devices linked: without one there is nothing to say about an athlete.',
  ])
  expect(findActions(teamOf())).toHaveLength(1)
})

it('claims nothing about injury, and gives no orders', () => {
  const remarks = [teamOf({ name: 'Ann', ...BAD }), teamOf(), teamOf({ recovery: three(90) })].flatMap((overview) => [
    ...findInsights(overview),
    ...findActions(overview),
  ])
  expect(remarks.length).toBeGreaterThan(5)
  for (const text of said(remarks)) expect(text).not.toMatch(/injur|illness|overtrain|must|never|danger|risk of/i)
})
