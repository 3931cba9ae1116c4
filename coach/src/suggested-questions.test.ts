import type { AthleteRecords } from '@corner/analytics/athlete/athlete-records.ts'
import { addDays } from '@corner/analytics/days/calendar.ts'
import { suggestQuestions } from '@corner/analytics/team/suggested-questions.ts'
import { readTeam } from '@corner/analytics/team/team-overview.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import { expect, it } from 'vitest'
import { athlete, riverside } from './language/team-for-tests.ts'
import { readQuestion } from './read-question.ts'
import { confidenceIn } from './reading/confident.ts'

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
    athlete_id: athlete(name).id,
    athlete_name: name,
    first_name: '',
    whoop_connected: true,
    provider: 'whoop',
    recovery_data: dated(recovery, (recovery_score, place) => ({
      recovery_score,
      resting_heart_rate: null,
      hrv_rmssd_milli: hrv[place] ?? null,
    })),
    sleep_data: dated(hours, (total_duration_hours, place) => ({
      total_duration_hours,
      sleep_quality_score: quality[place] ?? null,
      sleep_efficiency: null,
      sleep_consistency_percentage: null,
    })),
    activity_data: dated(strain, (strain_score) => ({ strain_score, average_heart_rate: null, max_heart_rate: null })),
  }
}

const suggestionsFor = (...athletes: AthleteRecords[]) =>
  suggestQuestions({ team: team.name, overview: readTeam(athletes, 7, today), days: 7 })

/** The question it is answered as; undefined: it is asked back, or some of it is left out. */
function readAs(message: string): string | undefined {
  const { parts } = readQuestion({ message, history: [], scope: riverside() })
  const read = parts.map(({ readings, unclear, unused }) =>
    readings[0] && confidenceIn(readings) === 'sure' && !unclear && unused.length === 0
      ? nameOf(readings[0].request)
      : undefined,
  )
  return read.includes(undefined) ? undefined : read.join(' and ')
}
const nameOf = (request: Request) => (request.kind === 'overview' ? request.focus : request.kind)

const WELL: Values = { recovery: [80, 82, 84, 90, 91], hours: [8, 8, 8, 8, 8], quality: [90, 90, 90, 90, 90] }

it('understands every question that is suggested on a full day', () => {
  const tired: Values = { recovery: [70, 60, 50, 20], hours: [5, 5, 5, 5] }
  const questions = suggestionsFor(records('Marcus Okafor', tired), records('Ana Costa', WELL))
  expect(questions.map((question) => [question, readAs(question)])).toEqual([
    ["Why is Marcus's recovery so low?", 'why'],
    ['Who is in the red?', 'query'],
    ['Who slept the least last night?', 'query'],
    ["How has the team's recovery changed over the last 7 days?", 'query'],
    ['Which athletes are at risk, and why?', 'at_risk'],
    ['Who are our top performers?', 'top_performers'],
    ['Compare the recovery of Marcus and Ana', 'query'],
    ['What does a low recovery score mean?', 'knowledge'],
  ])
})

it('understands what is suggested on a quiet day, and of whom two have the name', () => {
  const questions = suggestionsFor(records('Sam Delgado', WELL), records('Sam Torres', { recovery: [50, 51] }))
  expect(questions).toContain('How is Sam Torres recovering?')
  expect(readAs('How is Sam Torres recovering?')).toMatch(/query|status/)
  expect(readAs(`How is ${team.name} doing?`)).toBe('status')
  expect(readAs('Who has the highest average recovery?')).toBe('query')
})

it('understands what is suggested to a team without athletes and to one without records', () => {
  expect(suggestionsFor().map((question) => [question, readAs(question)])).toEqual(
    suggestionsFor().map((question) => [question, 'knowledge']),
  )
  const questions = suggestionsFor(records('Ana Costa', {}))
  expect(questions.map((question) => [question, readAs(question)])).toEqual(
    questions.map((question, place) => [question, place < 2 ? 'coverage' : 'knowledge']),
  )
})

it.each([
  ['How much sleep does an athlete need?', { hours: [5, 5] }],
  ['How do alcohol and late meals affect sleep?', { hours: [8, 8], quality: [40, 40] }],
  ['What does day strain mean?', { strain: [18, 18] }],
  ['What does a drop in HRV mean?', { recovery: [70, 70, 70], hrv: [80, 80, 50] }],
])('takes "%s" for a question to the knowledge base on the day that it is suggested', (question, values) => {
  expect(suggestionsFor(records('Ana Costa', values))).toContain(question)
  expect(readAs(question)).toBe('knowledge')
})
