import type { Request } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { riverside } from '../language/team-for-tests.ts'
import { partOf } from './part.ts'
import { findSpans } from './spans/find-spans.ts'
import { alsoAsksAboutTeam, unclearOf } from './unclear.ts'

const STATUS: Request = { kind: 'overview', who: {}, focus: 'status' }
const NOT_STORED: Request = { kind: 'cannot', because: 'not_stored', topic: '' }

it.each<[string, Request, string | undefined]>([
  ['how is the team since the Iowa meet', STATUS, 'since the Iowa meet'],
  ['Grace since the Iowa meet', NOT_STORED, 'since the Iowa meet'],
  ['how do they look before the Iowa meet', STATUS, undefined],
  ['how is the team since Monday', STATUS, undefined],
  ['who won since the Iowa meet', NOT_STORED, undefined],
])('asks which day is meant: %s', (message, request, said) => {
  const unclear = unclearOf(partOf(findSpans(message, riverside()), undefined), request, riverside())
  expect(unclear).toEqual(said === undefined ? undefined : { kind: 'date', said })
})

const RECOVERY: Request = {
  kind: 'query',
  query: { who: {}, measures: [{ metric: 'recovery', aggregate: 'latest' }], days: {}, by: ['athlete'], asks: 'value' },
}
const KNOWLEDGE: Request = { kind: 'knowledge', topic: '' }

it.each<[string, Request, object | undefined]>([
  ["what's Sam's recovery", RECOVERY, { kind: 'athlete', said: 'Sam' }],
  ["Zebulon's recovery", RECOVERY, { kind: 'unknown_name', said: 'Zebulon' }],
  ['what does HRV mean for Zebulon', KNOWLEDGE, { kind: 'unknown_name', said: 'Zebulon' }],
  ['what does HRV mean for Grace and Zebulon', KNOWLEDGE, undefined],
  ['is he recovered', RECOVERY, { kind: 'whom' }],
  ['which boy is it whose recovery he means', RECOVERY, undefined],
  ['what does HRV mean', KNOWLEDGE, undefined],
  ["Grace's recovery", RECOVERY, undefined],
])('asks who is meant: %s', (message, request, asked) => {
  const unclear = unclearOf(partOf(findSpans(message, riverside()), undefined), request, riverside())
  if (asked === undefined) expect(unclear).toBeUndefined()
  else expect(unclear).toMatchObject(asked)
})

it.each([
  ['Xavier is back from Ohio. Who is ready today?', 'Xavier', true],
  ['Xavier is back from Ohio. Recovery today?', 'Xavier', true],
  ['is the team with Xavier ready today', 'Xavier', false],
  ['recovery of Xavier', 'Xavier', false],
])('%s: the team is asked about beside %s: %s', (message, said, isAsked) => {
  expect(alsoAsksAboutTeam(partOf(findSpans(message, riverside()), undefined), said)).toBe(isAsked)
})
