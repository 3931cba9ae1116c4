import { athleteWith, TODAY } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { joinAthletes } from '@corner/analytics/athlete/athlete-records.ts'
import { recordsWithin } from '@corner/analytics/athlete/day-window.ts'
import { addDays } from '@corner/analytics/days/calendar.ts'
import { readInsights } from '@corner/analytics/insights/ai-insights.ts'
import { findActions } from '@corner/analytics/team/team-insights.ts'
import { readTeam } from '@corner/analytics/team/team-overview.ts'
import type { Request, Who } from '@corner/contract/entities/query.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scopeWith } from '../../scope-for-tests.ts'
import { said } from '../team-for-tests.ts'

const NAMES = ['Ann Ash', 'Bea Birch', 'Cal Cole', 'Dan Dale']
const idOf = (place: number) => `00000000-0000-4000-8000-00000000000${place}`

/** Ordinary weeks around a mean, followed by arbitrary last days. */
const series = (middle: number, spread: number, min: number, max: number) =>
  fc
    .tuple(
      fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 30, maxLength: 38, size: 'max' }),
      fc.array(fc.option(fc.double({ min, max, noNaN: true }), { freq: 8 }), { maxLength: 6 }),
    )
    .map(([weeks, last]) => [...weeks.map((off) => middle + off * spread), ...last])

const athlete = (place: number) =>
  fc
    .record({
      recovery: series(58, 15, 5, 99),
      hrv: series(80, 12, 20, 140),
      hours: series(7.2, 0.9, 3.5, 9.5),
      quality: series(78, 10, 30, 100),
      strain: series(12, 3, 1, 20),
    })
    .map((given) => athleteWith({ ...given, id: idOf(place), name: NAMES[place] ?? '' }))
const team = fc.tuple(athlete(0), athlete(1), athlete(2), athlete(3))

/** The paragraph that starts like this, with the list after it. */
const partOf = (text: string, begins: string) => text.split(begins)[1]?.split(/\n\n(?!- )/)[0] ?? ''

const OPENINGS = {
  easy: (name: string) => `Keep ${name} out of live wrestling today.`,
  lighter: (name: string) => `${name} needs a lighter day.`,
  as_planned: (name: string) => `${name} can train as planned.`,
  hard: (name: string) => `${name} is ready for a hard day.`,
}

test('one athlete has one verdict on one day: in the chat, the insights and the screens', async () => {
  await fc.assert(
    fc.asyncProperty(team, async (athletes) => {
      const scope = scopeWith({ athletes })
      const ask = (message: string, who: Who = {}, focus: 'status' | 'guidance' = 'guidance') =>
        said({ kind: 'overview', who, focus } satisfies Request, { scope, message })
      const [sitOut, push, brief] = [
        await ask('who sits out'),
        await ask('who can I push'),
        await ask('', {}, 'status'),
      ]
      // The other end of the team has a line of its own.
      const ready = /^Ready for a hard day: .*$/m.exec(sitOut)?.[0] ?? ''
      const week = athletes.map((one) => recordsWithin(one, { from: addDays(TODAY, -6), until: TODAY }))
      const talkTo = findActions(readTeam(joinAthletes(...entriesOf(week)), 7, TODAY))
        .filter(({ subject }) => subject.startsWith('Talk to'))
        .map(({ subject }) => subject)
      for (const one of athletes) {
        const name = one.athlete_name
        const first = name.split(' ')[0] ?? ''
        const insights = readInsights(one, [], TODAY)
        const { verdict } = insights
        const status = await ask('', { ids: [one.athlete_id] }, 'status')
        if (verdict === null || verdict === 'ask') {
          expect(status).not.toMatch(/live wrestling|lighter day|as planned|hard day/)
          continue
        }
        expect(status.split('\n\n')[0]).toBe(OPENINGS[verdict](name))
        expect(/^Keep (.*?) out of live/.exec(brief)?.[1]?.includes(name) ?? false, brief).toBe(verdict === 'easy')
        expect(partOf(sitOut, 'Keep ').includes(name), sitOut).toBe(verdict === 'easy')
        expect(ready.includes(name), sitOut).toBe(verdict === 'hard')
        expect(push.split(name).length - 1, push).toBeLessThan(2)
        expect((push.split('\n\n')[0] ?? '').includes(name), push).toBe(verdict === 'hard')
        const told = JSON.stringify([
          insights.headline,
          insights.cards,
          insights.action,
          insights.next_week_focus,
          insights.key_sessions,
        ])
        if (verdict === 'easy' || verdict === 'lighter') {
          expect(told).not.toMatch(/ready for a hard day|hard work fits|"Progress the main lifts/i)
          expect(sitOut).toContain(name)
          expect(status).not.toMatch(/Nothing in sleep/)
        }
        if (verdict === 'hard') {
          expect(sitOut.replace(ready, '')).not.toContain(name)
          expect(talkTo.join()).not.toContain(first)
        }
      }
    }),
    { numRuns: 60 },
  )
})

type Entries = Parameters<typeof joinAthletes>
const entriesOf = (athletes: readonly ReturnType<typeof athleteWith>[]): Entries => [
  athletes as unknown as Entries[0],
  athletes as unknown as Entries[1],
  athletes as unknown as Entries[2],
]
