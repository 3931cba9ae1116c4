import type { Query, Request } from '@corner/contract/entities/query.ts'
import { describe, expect, it } from 'vitest'
import { riverside } from '../../language/team-for-tests.ts'
import { readFigureQuestion } from './figure-questions.ts'

const read = (message: string) => readFigureQuestion(message, { ...riverside(), view: 'team' } as never)
const query = (message: string): Query | undefined => {
  const request: Request | undefined = read(message)
  return request?.kind === 'query' ? request.query : undefined
}

describe('both ends of those who moved', () => {
  it.each([
    'Biggest movers this week vs last, up and down, recovery. Five each way is fine.',
    'biggest recovery movers both ways this week vs last week',
    'risers and fallers in recovery this week',
    'top 5 movers in recovery, up and down',
    'who moved most this week, up or down, five each direction',
    'recovery gainers and losers vs last week',
    'biggest risers and biggest fallers week over week',
    'largest changes in recovery this week compared to last, both directions',
    'biggest jumps and drops in recovery vs last week',
    'show the fallers and the risers for recovery, 3 per side',
  ])('reads "%s"', (message) => {
    expect(query(message)).toMatchObject({
      measures: [{ metric: 'recovery', aggregate: 'mean' }],
      days: { window: { last: 7 } },
      against: { days: { window: { last: 7, before: 7 } } },
      by: ['athlete'],
    })
    expect(query(message)?.order).toBeUndefined()
  })
  it.each([
    'biggest movers this week',
    'who dropped most this week',
    'is recovery up or down',
    'who is the biggest riser',
  ])('leaves "%s"', (message) => expect(read(message)).toBeUndefined())
})

describe('the harder of two days', () => {
  it.each([
    'was tuesday or thursday harder on the room last week? felt like thursday',
    'which was harder tuesday or thursday',
    'tuesday vs thursday, which one was the tougher practice',
    'was tuesday harder than thursday',
    'did tuesday or thursday take more out of them, which was heavier',
    'tue or thu, which day had more strain',
    'Was Tuesday practice or Thursday practice rougher on us',
    'which hit the team harder, tuesday or thursday',
    'tuesday versus thursday: which was the heavier day',
    'was tuesday a lot harder than thursday for the guys',
  ])('reads "%s"', (message) => {
    const { days, against, by } = query(message) ?? {}
    expect([days, against, by]).toEqual([
      { window: { day: expect.any(Number) } },
      { days: { window: { day: expect.any(Number) } } },
      undefined,
    ])
  })
  it.each(['are tuesdays harder than thursdays', 'who was worse on tuesday', 'tuesday or thursday for the meeting'])(
    'leaves "%s"',
    (message) => expect(read(message)).toBeUndefined(),
  )
})

describe('who coasts', () => {
  it.each([
    'Is anybody coasting?? way lower strain at practice than everyone else doing the same session',
    'who is coasting at practice',
    'anyone slacking off in the room',
    'which guys are dogging it',
    'anybody loafing in live wrestling',
    'who has lower strain than everybody else in the same practice',
    'which kids are going through the motions',
    'anyone sandbagging practice the last two weeks',
    'is somebody mailing it in',
    'who gets less strain than the rest of the team from the same session',
  ])('reads "%s"', (message) =>
    expect(query(message)).toMatchObject({
      measures: [{ metric: 'workout_strain', sport: 'wrestling' }],
      days: { window: { last: 14 } },
      against: { team: true },
      by: ['athlete'],
    }),
  )
  it.each(['who should be taking it easy today', 'who has the lowest strain this week', 'is practice too easy'])(
    'leaves "%s"',
    (message) => expect(read(message)).toBeUndefined(),
  )
})

describe('the biggest move from the own baseline', () => {
  it.each([
    'Biggest HRV drop vs own baseline over the last 14 days? give it in % not ms',
    'biggest percent drop in hrv from baseline last 14 days',
    'who dropped the most in hrv against their own baseline over the last 14 days, in percent',
    'largest % hrv decline against own average, last 14 days',
    'whose hrv fell the most vs baseline the last 14 days (%)',
    'top hrv droppers in percent compared to their normal, last 14 days',
    'steepest hrv drop relative to baseline past 14 days',
    'who is furthest below their hrv baseline over the last 14 days, percent',
    'worst HRV decline versus own normal, last 14 days, as a %',
    'hrv: biggest fall from baseline over the past 14 days in pct',
  ])('reads "%s"', (message) =>
    expect(query(message)).toMatchObject({
      measures: [{ metric: 'hrv', aggregate: 'mean' }],
      days: { window: { last: 14 } },
      against: { days: { window: { last: 28, before: 14 } } },
      order: 'lowest',
      relative: { as: 'percent' },
    }),
  )
  it('says milliseconds where no percent is asked for, and rises as rises', () => {
    expect(query('biggest hrv drop vs baseline over the last 14 days')?.relative).toBeUndefined()
    expect(query('biggest resting heart rate rise vs baseline last 14 days in %')?.order).toBe('highest')
  })
  it.each(['who has the most variable hrv', 'biggest hrv drop last night', 'what is an hrv baseline'])(
    'leaves "%s"',
    (message) => expect(read(message)).toBeUndefined(),
  )
})

describe('whom to talk to, and what to ask', () => {
  it.each([
    'five guys max i should grab for 2 min before practice monday, and what to ask each one',
    'who are the 5 guys i should talk to before practice and what do i ask them',
    'give me five names to check in with today and a question for each',
    'which five kids should I pull aside and what should I ask',
    'list 5 athletes to touch base with, with one question to ask each',
    'who do i need to catch before practice, 5 at most, and what to ask',
    'five quick one-on-ones before practice: which guys, what to ask',
    '5 people to sit down with today and what i should ask each',
    'who should i check on today, up to five guys, and what questions to ask',
    'which 5 wrestlers do I speak to first and what to ask every one of them',
  ])('reads "%s"', (message) =>
    expect(read(message)).toMatchObject({ day: { form: 'order', limit: 5 }, person: { form: 'pull_aside' } }),
  )
  it.each([
    'which five should i push today',
    'who should I talk to about sleep and what to ask',
    'what to ask Grace Hale',
  ])('leaves "%s"', (message) => expect(read(message)).toBeUndefined())
})
