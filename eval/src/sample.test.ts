import { join } from 'node:path'
import { readArticles } from '@corner/knowledge/articles.ts'
import { storeArticles } from '@corner/server/knowledge/load-articles.ts'
import { Club } from '@corner/server/measurements/club-for-tests.ts'
import { createTestApp } from '@corner/server/testing/app.ts'
import { People, type TestPerson } from '@corner/server/testing/people.ts'
import { expect, it, vi } from 'vitest'
import { addDays } from './records/calendar.ts'
import { reportOf, summarize } from './report/report.ts'
import { readQuestionSet } from './run/question-set.ts'
import { type QuestionResult, runQuestion } from './run/run-question.ts'
import { readWorld } from './server/read-world.ts'
import { type Server, ServerError } from './server/server.ts'

const TODAY = '2026-03-31'
const DAYS = 40
/** Every third question: about seventy, from every category. */
const EVERY = 3
/**
 * Just below what the three teams' replies reach with the reader's current weights: 96, 93 and 95 %. Most failures ask
 * back where an answer was possible. With other weights it was 89 to 99 %: raise it together with the reader.
 */
const LEAST_RIGHT = 0.91
/** Two share a first name; the last has no device. */
const NAMES = ['Anton Abel', 'Bruno Berg', 'Carlos Cruz', 'Diego Dahl', 'Felix Fox', 'Bruno Gray', 'Hugo Hall']

// Hundreds of questions: 14 s on two idle cores, several times that beside other tests.
vi.setConfig({ testTimeout: 300_000 })

const testApp = await createTestApp({ at: new Date(`${TODAY}T12:00:00Z`) })
const people = new People(testApp)
const club = new Club(testApp.database)

/** A person's calls into the app under test. */
const serverOf = ({ headers }: TestPerson): Server => ({
  waitedMs: 0,
  async call(method, url, payload) {
    const reply = await testApp.app.inject({ method, url, headers, payload: payload as object | undefined })
    if (reply.statusCode >= 300) throw new ServerError(reply.statusCode, `${method} ${url}: ${reply.body}`)
    return reply.json()
  },
})

/** Values that vary around a level for each athlete; no two on a day are equal. */
function valueOn(day: number, athlete: number, low: number, high: number): number {
  const wave = (Math.sin(day * (0.7 + athlete / 10)) + Math.sin(day / 9 + athlete)) / 4 + 0.5
  return low + (high - low) * (0.7 * wave + (0.3 * ((athlete * 5) % 7)) / 7)
}

async function addRecords(id: string, athlete: number): Promise<void> {
  for (let day = 0; day < DAYS; day += 1) {
    if ((day + athlete) % 13 === 5) continue // a night without the strap
    const date = addDays(TODAY, day + 1 - DAYS)
    const value = (low: number, high: number) => Math.round(valueOn(day, athlete, low, high) * 100) / 100
    await club.addRecovery(id, date, {
      recovery_score: Math.round(value(15, 95)),
      hrv_rmssd_milli: value(35, 95),
      resting_heart_rate: Math.round(value(46, 64)),
    })
    await club.addSleep(id, date, {
      total_light_sleep_time_milli: Math.round(value(3, 5) * 3_600_000),
      total_slow_wave_sleep_time_milli: Math.round(value(1, 2) * 3_600_000),
      total_rem_sleep_time_milli: Math.round(value(1, 2) * 3_600_000),
      sleep_performance_percentage: value(55, 98),
      sleep_efficiency_percentage: value(80, 97),
      sleep_consistency_percentage: value(50, 90),
    })
    const rates = { average_heart_rate: Math.round(value(60, 85)), max_heart_rate: Math.round(value(150, 198)) }
    await club.addCycle(id, date, { strain: value(4, 18), ...rates })
  }
}

it('answers a sample of the questions on a made-up team, with no wrong number', async () => {
  await storeArticles(testApp.database, readArticles())
  const [team, second] = [await people.addTeam('Ringers'), await people.addTeam('Seconds')]
  const [coach, admin] = [await people.addCoach([team]), await people.addAdministrator()]
  for (const [place, name] of NAMES.entries()) {
    const [first_name = '', last_name = ''] = name.split(' ')
    const { id } = await people.addAthlete([team], { first_name, last_name })
    if (place === NAMES.length - 1) continue
    await club.link(id)
    await addRecords(id, place)
  }
  const stranger = await people.addAthlete([second], { first_name: 'Zoe', last_name: 'Zander' })
  await club.link(stranger.id)
  await addRecords(stranger.id, 8)

  const servers = { coach: serverOf(coach), admin: serverOf(admin) }
  const read = () => readWorld(servers, 'Ringers', testApp.clock.now())
  const { questions } = readQuestionSet(join(import.meta.dirname, '../questions.json'))
  const exam = { ...servers, days: 7, seed: 1, readWorld: read, secrets: [], prompts: [] }
  const world = await read()
  const results: QuestionResult[] = []
  for (const question of questions.filter((_, place) => place % EVERY === 0))
    results.push(await runQuestion(question, world, exam))
  const { turns, accuracy, wrongNumbers, unshownNumbers, criticalFailures } = summarize(results)
  const report = reportOf(results)
  expect(turns).toBeGreaterThanOrEqual(60)
  expect({ wrongNumbers, criticalFailures }, report).toEqual({ wrongNumbers: [], criticalFailures: [] })
  expect(unshownNumbers).toEqual([])
  expect(accuracy, report).toBeGreaterThanOrEqual(LEAST_RIGHT)
})

it.each([
  ['of one athlete', 1],
  ['without data', 0],
])('answers all questions on a team %s that can be asked of it, with no wrong number', async (name, withData) => {
  const team = await people.addTeam(`Team ${name}`)
  const [coach, admin] = [await people.addCoach([team]), await people.addAdministrator()]
  const { id } = await people.addAthlete([team], { first_name: 'Solveig', last_name: 'Sund' })
  await club.link(id)
  if (withData > 0) await addRecords(id, 2)
  const servers = { coach: serverOf(coach), admin: serverOf(admin) }
  const read = () => readWorld(servers, team.name, testApp.clock.now())
  const { questions } = readQuestionSet(join(import.meta.dirname, '../questions.json'))
  const exam = { ...servers, days: 7, seed: 1, readWorld: read, secrets: [], prompts: [] }
  const world = await read()
  const results: QuestionResult[] = []
  for (const question of questions.filter((_, place) => place % EVERY === 1))
    results.push(await runQuestion(question, world, exam))
  const { turns, accuracy, wrongNumbers, unshownNumbers, criticalFailures } = summarize(results)
  const report = reportOf(results)
  expect(turns).toBeGreaterThanOrEqual(40)
  expect({ wrongNumbers, criticalFailures }, report).toEqual({ wrongNumbers: [], criticalFailures: [] })
  expect(unshownNumbers).toEqual([])
  expect(accuracy, report).toBeGreaterThanOrEqual(LEAST_RIGHT)
})
