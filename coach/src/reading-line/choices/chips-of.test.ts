import { checkQuery } from '@corner/analytics/query/check-query.ts'
import { type Query, Request } from '@corner/contract/entities/query.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { anyRequest } from '../../requests-for-tests.ts'
import { FARID, GABRIEL, IDS, ISAIAH, SCOPE } from '../line-scope-for-tests.ts'
import { readingLine } from '../reading-line.ts'
import { chipsOf } from './chips-of.ts'

const query = (given: Partial<Query>): Request => ({
  kind: 'query',
  query: {
    who: {},
    measures: [{ metric: 'recovery', aggregate: 'latest' }],
    days: {},
    by: ['athlete'],
    asks: 'value',
    ...given,
  },
})

const chip = (request: Request, part: string, answered: string[] = []) => {
  const found = chipsOf(request, SCOPE, answered).find((one) => one.part === part)
  return { text: found?.text, choices: found?.choices.map(({ text }) => text) }
}
const chosen = (request: Request, text: string, answered: string[] = []) => {
  const choices = chipsOf(request, SCOPE, answered).flatMap((one) => one.choices)
  const found = choices.find((choice) => choice.text === text)
  return found && readingLine(found.request, SCOPE)
}

const FILTER = query({
  who: { where: [{ measure: { metric: 'sleep_duration', aggregate: 'mean' }, is: 'below', than: 7 }] },
  measures: [{ metric: 'sleep_duration', aggregate: 'mean' }],
  asks: 'who',
})

describe('the days that are offered', () => {
  const offered = (metric: string) =>
    chip(query({ measures: [{ metric, aggregate: 'mean' }], days: { window: { last: 14 } } }), 'days').choices

  test('are named as nights where the measure is of a night', () => {
    expect(offered('sleep_duration')).toEqual([
      'The same for last night',
      'The same for the night before last',
      'The same for the last 7 days',
      'The same for the last 30 days',
      'The same for the last 90 days',
      'The same for the 14 days before',
      'The same for Monday to Friday only',
      'The same for weekends only',
    ])
  })

  test('are named as days where it is of a day', () => {
    expect(offered('strain')?.slice(0, 2)).toEqual(['The same for today', 'The same for yesterday'])
  })
})

describe('the parts of a reading', () => {
  test('of a plain figure', () => {
    const asked = query({ who: { ids: [FARID] } })
    expect(readingLine(asked, SCOPE)).toBe('Latest recovery, Farid Russo')
    expect(chip(asked, 'what')).toMatchObject({ text: 'recovery' })
    expect(chip(asked, 'what').choices?.slice(0, 4)).toEqual([
      'Latest HRV',
      'Latest resting heart rate',
      'Latest sleep',
      'Latest strain',
    ])
    expect(chip(asked, 'who')).toEqual({
      text: 'Farid Russo',
      choices: [
        'The same for everybody',
        'The same for those in the red',
        'The same for those in the yellow',
        'The same for those in the green',
      ],
    })
    expect(chip(asked, 'how').choices).toContain('Average recovery')
    expect(chosen(asked, 'The same for the last 14 days')).toBe('Average recovery, Farid Russo, Nov 8 to 21')
    expect(chosen(asked, 'The same day by day')).toBe('Recovery, Farid Russo, Nov 15 to 21, day by day')
    expect(chosen(asked, 'Compared with the team')).toBe('Latest recovery, Farid Russo, compared with the team')
  })

  test('of a filter', () => {
    expect(chip(FILTER, 'what')).toMatchObject({ text: 'sleep below 7 h' })
    expect(chosen(FILTER, 'Average resting heart rate above their average')).toBe(
      'Average resting heart rate above their average, every athlete, Nov 15 to 21',
    )
    expect(chosen(FILTER, 'Those who do not')).toBe(
      'Those without average sleep below 7 h, every athlete, Nov 15 to 21',
    )
    expect(chosen(FILTER, 'How many of them are there?')).toBe(
      'Average sleep below 7 h, every athlete, Nov 15 to 21, how many',
    )
    expect(chosen(FILTER, 'Nights with sleep below 7 h')).toBe(
      'Nights with sleep below 7 h, every athlete, Nov 15 to 21, most first',
    )
    expect(chosen(FILTER, 'The same without Gabriel', [GABRIEL])).toBe(
      'Average sleep below 7 h, every athlete without Gabriel Santos, Nov 15 to 21',
    )
  })

  test('of a ranking', () => {
    const ranking = query({
      measures: [{ metric: 'workout_time', aggregate: 'sum' }],
      order: 'highest',
      limit: 3,
      asks: 'who',
    })
    expect(chip(ranking, 'how').text).toBe('only the 3 longest')
    expect(chosen(ranking, 'The same, only the 3 shortest')).toBe(
      'Total training time, every athlete, Nov 15 to 21, only the 3 shortest',
    )
    expect(chosen(ranking, 'The same as a table')).toBe(
      'Total training time, every athlete, Nov 15 to 21, only the 3 longest, as a table',
    )
    expect(chosen(ranking, 'Average recovery')).toBe(
      'Average recovery, every athlete, Nov 15 to 21, only the 3 highest',
    )
    expect(chip(ranking, 'how').choices).not.toContain('Latest training time')
  })

  test('of two who were named', () => {
    const both = query({ who: { ids: [FARID, ISAIAH] } })
    expect(chip(both, 'who').choices?.slice(0, 3)).toEqual([
      'The same for everybody',
      'The same for Farid only',
      'The same for Isaiah only',
    ])
  })

  test('of a comparison move together', () => {
    const weeks = query({
      measures: [{ metric: 'hrv', aggregate: 'mean' }],
      days: { window: { last: 7 } },
      by: undefined,
      against: { days: { window: { last: 7, before: 7 } } },
    } as Partial<Query>)
    expect(chosen(weeks, 'The same for the last 14 days')).toBe(
      'Average HRV, the team, Nov 8 to 21, compared with Oct 25 to Nov 7',
    )
  })

  test('are none for what has no neighbours', () => {
    expect(chipsOf({ kind: 'talk', about: 'thanks' }, SCOPE)).toEqual([])
    expect(chipsOf({ kind: 'knowledge', topic: 'naps' }, SCOPE)).toEqual([])
  })

  test('are of nobody else for an athlete', () => {
    const own = { ...SCOPE, view: 'own', athletes: SCOPE.athletes.slice(0, 1) } as const
    expect(chipsOf(query({ who: { ids: [FARID] } }), own).map(({ part }) => part)).toEqual(['what', 'days', 'how'])
  })
})

const UNSAID = ['everybody', 'latest values', 'last 7 days', 'in sentences', 'something else']

it('gives whole requests that mean something else, in words of their own', () => {
  fc.assert(
    fc.property(anyRequest(IDS), fc.subarray(IDS), (asked, answered) => {
      const line = readingLine(asked, SCOPE)
      for (const { text, choices } of chipsOf(asked, SCOPE, answered)) {
        expect(UNSAID.includes(text) || line.toLowerCase().includes(text.toLowerCase().replace(/\.$/, ''))).toBe(true)
        expect(choices.length).toBeGreaterThanOrEqual(2)
        expect(choices.length).toBeLessThanOrEqual(8)
        const lines = choices.map(({ request }) => readingLine(request, SCOPE))
        expect(new Set([line, ...lines]).size).toBe(choices.length + 1)
        expect(new Set(choices.map((choice) => choice.text)).size).toBe(choices.length)
        for (const choice of choices) {
          expect(choice.text).toMatch(/^[\p{Lu}\d]/u)
          expect(choice.text).not.toMatch(/undefined|\[object|[0-9a-f]{8}-|\n/)
          expect(Request.safeParse(choice.request)).toMatchObject({ success: true, data: choice.request })
          if (choice.request.kind === 'query')
            expect(checkQuery(choice.request.query, { today: SCOPE.today })).toEqual([])
        }
      }
    }),
    { numRuns: 150 },
  )
})
