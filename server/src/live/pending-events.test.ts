import { expect, it } from 'vitest'
import { PendingEvents } from './pending-events.ts'

const many = (count: number) => Array.from({ length: count }, (_, place) => `athlete ${place}`)

it('names each athlete and team once, beside what else there is', () => {
  const events = new PendingEvents()
  expect(events.isEmpty).toBe(true)
  events.addAthlete('ada', ['first', 'second'])
  events.addTeams()
  events.addAthlete('ada', ['first'])
  events.addAthlete('ben', [])
  expect(events.isEmpty).toBe(false)
  expect(events.take()).toEqual([
    ['athletes', { athlete_ids: ['ada', 'ben'], team_ids: ['first', 'second'] }],
    ['teams', {}],
  ])
  expect([events.isEmpty, events.take()]).toEqual([true, []])
})

it('is everything beyond 200 ids, and nothing else beside it', () => {
  const events = new PendingEvents()
  for (const athlete of many(200)) events.addAthlete(athlete, [])
  events.addTeams()
  expect(events.take()[0]?.[0]).toBe('athletes')
  for (const athlete of many(200)) events.addAthlete(athlete, ['team'])
  events.addTeams()
  events.addAthlete('one more', [])
  expect(events.take()).toEqual([['everything', {}]])
})

it('takes up what came meanwhile', () => {
  const [events, later, all] = [new PendingEvents(), new PendingEvents(), new PendingEvents()]
  events.addAthlete('ada', ['first'])
  later.addAthlete('ben', ['second'])
  later.addTeams()
  events.addAll(later)
  all.addAll(events)
  expect(events.take()).toEqual([
    ['athletes', { athlete_ids: ['ada', 'ben'], team_ids: ['first', 'second'] }],
    ['teams', {}],
  ])
  later.addEverything()
  all.addAll(later)
  expect(all.take()).toEqual([['everything', {}]])
})
