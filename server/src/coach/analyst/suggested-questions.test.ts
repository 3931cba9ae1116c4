import type { AthleteRecords } from '@corner/analytics/athlete-records.ts'
import { addDays } from '@corner/analytics/calendar.ts'
import { suggestQuestions } from '@corner/analytics/suggested-questions.ts'
import { readTeam } from '@corner/analytics/team-overview.ts'
import { expect, it } from 'vitest'
import type { Intent } from './question.ts'
import { athlete, riverside } from './understanding/scope-for-tests.ts'
import { understand } from './understanding/understand.ts'

const { today, team } = riverside()

interface Values {
  recovery?: readonly number[]
  hours?: readonly number[]
  quality?: readonly number[]
  strain?: readonly number[]
  hrv?: readonly number[]
}

/** One athlete of the team with a value a day, the last one today's. */
function records(
  name: string,
  { recovery = [], hours = [], quality = [], strain = [], hrv = [] }: Values,
): AthleteRecords {
  const dated = <Record>(values: readonly number[], read: (value: number, place: number) => Record) =>
    values.map((value, place) => ({ date: addDays(today, place + 1 - values.length), ...read(value, place) }))
  return {
    ...{ athlete_id: athlete(name).id, athlete_name: name, first_name: '', whoop_connected: true, provider: 'whoop' },
    recovery_data: dated(recovery, (recovery_score, place) => ({
      ...{ recovery_score, resting_heart_rate: null, hrv_rmssd_milli: hrv[place] ?? null },
    })),
    sleep_data: dated(hours, (total_duration_hours, place) => ({
      ...{ total_duration_hours, sleep_quality_score: quality[place] ?? null },
      ...{ sleep_efficiency: null, sleep_consistency_percentage: null },
    })),
    activity_data: dated(strain, (strain_score) => ({ strain_score, average_heart_rate: null, max_heart_rate: null })),
  }
}

const suggestionsFor = (...athletes: AthleteRecords[]) =>
  suggestQuestions({ team: team.name, overview: readTeam(athletes, 7, today), days: 7 })

const intentOf = (message: string): Intent => understand({ message, history: [], scope: riverside() }).intent

const WELL: Values = { recovery: [80, 82, 84, 90, 91], hours: [8, 8, 8, 8, 8], quality: [90, 90, 90, 90, 90] }

it('understands every question that is suggested on a full day', () => {
  const tired: Values = { recovery: [70, 60, 50, 20], hours: [5, 5, 5, 5] }
  const questions = suggestionsFor(records('Marcus Okafor', tired), records('Ana Costa', WELL))
  expect(questions.map((question) => [question, intentOf(question)])).toEqual([
    ["Why is Marcus's recovery so low?", 'athlete_overview'],
    ['Who is in the red?', 'filter'],
    ['Who slept the least last night?', 'ranking'],
    ["How has the team's recovery changed over the last 7 days?", 'trend'],
    ['Which athletes are at risk, and why?', 'at_risk'],
    ['Who are our top performers?', 'top_performers'],
    ['Compare the recovery of Marcus and Ana', 'comparison'],
    ['What does a low recovery score mean?', 'knowledge'],
  ])
})

it('understands what is suggested on a quiet day, and of whom two have the name', () => {
  const questions = suggestionsFor(records('Sam Delgado', WELL), records('Sam Torres', { recovery: [50, 51] }))
  expect(questions).toContain('How is Sam Torres recovering?')
  expect(intentOf('How is Sam Torres recovering?')).toMatch(/value|athlete_overview/)
  expect(intentOf(`How is ${team.name} doing?`)).toBe('team_overview')
  expect(intentOf('Who has the highest average recovery?')).toBe('ranking')
})

it('understands what is suggested to a team without athletes and to one without records', () => {
  expect(suggestionsFor().map(intentOf)).toEqual(Array(8).fill('knowledge'))
  const questions = suggestionsFor(records('Ana Costa', {}))
  expect(questions.map(intentOf)).toEqual(['coverage', 'coverage', ...Array(6).fill('knowledge')])
})

it.each([
  ['How much sleep does an athlete need?', { hours: [5, 5] }],
  ['How do alcohol and late meals affect sleep?', { hours: [8, 8], quality: [40, 40] }],
  ['What does day strain mean?', { strain: [18, 18] }],
  ['What does a drop in HRV mean?', { recovery: [70, 70, 70], hrv: [80, 80, 50] }],
])('takes "%s" for a question to the knowledge base on the day that it is suggested', (question, values) => {
  expect(suggestionsFor(records('Ana Costa', values))).toContain(question)
  expect(intentOf(question)).toBe('knowledge')
})
