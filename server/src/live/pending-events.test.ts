import { expect, it } from 'vitest'
import { PendingEvents } from './pending-events.ts'

const many = (count: number) => Array.from({ length: count }, (_, place) => `athlete ${place}`)

it('names each athlete and team once, beside what else there is', () => {
  const news = new PendingEvents()
  expect(news.isEmpty).toBe(true)
  news.addAthlete('ada', ['first', 'second'])
  news.addTeams()
  news.addAthlete('ada', ['first'])
  news.addAthlete('ben', [])
  expect(news.isEmpty).toBe(false)
  expect(news.take()).toEqual([
    ['athletes', { athlete_ids: ['ada', 'ben'], team_ids: ['first', 'second'] }],
    ['teams', {}],
  ])
  expect([news.isEmpty, news.take()]).toEqual([true, []])
})

it('is everything beyond 200 ids, and nothing else beside it', () => {
  const news = new PendingEvents()
  for (const athlete of many(200)) news.addAthlete(athlete, [])
  news.addTeams()
  expect(news.take()[0]?.[0]).toBe('athletes')
  for (const athlete of many(200)) news.addAthlete(athlete, ['team'])
  news.addTeams()
  news.addAthlete('one more', [])
  expect(news.take()).toEqual([['everything', {}]])
})

it('takes up what came meanwhile', () => {
  const [news, later, all] = [new PendingEvents(), new PendingEvents(), new PendingEvents()]
  news.addAthlete('ada', ['first'])
  later.addAthlete('ben', ['second'])
  later.addTeams()
  news.addAll(later)
  all.addAll(news)
  expect(news.take()).toEqual([
    ['athletes', { athlete_ids: ['ada', 'ben'], team_ids: ['first', 'second'] }],
    ['teams', {}],
  ])
  later.addEverything()
  all.addAll(later)
  expect(all.take()).toEqual([['everything', {}]])
})
