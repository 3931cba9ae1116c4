import { readInsights } from '@corner/analytics/insights/ai-insights.ts'
import type { AiInsights } from '@corner/contract/entities/ai-insights.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { openDatabase } from '../../database/database.ts'
import { createTestApp } from '../../testing/app.ts'
import { People } from '../../testing/people.ts'
import type { WordFacts } from '../word-facts.ts'
import { BackgroundWording } from './background-wording.ts'

const TODAY = '2026-03-31'
const testApp = await createTestApp()
const database = openDatabase(testApp.pool) // the app's own database, with row-level security
const people = new People(testApp)

let ada: string
let coach: string
let word = vi.fn<WordFacts>()
const onFailure = vi.fn()
beforeEach(async () => {
  coach = (await people.addCoach()).id
  ada = (await people.addAthlete()).id
  onFailure.mockClear()
  word = vi.fn<WordFacts>(async (facts) => facts.map(({ title }) => `In short: ${title}.`))
})

/** One server process. */
const process = () => new BackgroundWording({ database, now: testApp.clock.now, word, onFailure })

function insightsOf(recovery_score: number): AiInsights {
  const recovery = { date: TODAY, recovery_score, resting_heart_rate: 50, hrv_rmssd_milli: null }
  return {
    ...readInsights({ recovery_data: [recovery], sleep_data: [], activity_data: [] }, [], TODAY),
    generated_at: null,
  }
}
const rows = () => testApp.database.selectFrom('worded_insights').selectAll().where('user_id', '=', ada).execute()

/** Waits until the model has answered and the wording is stored. */
async function worded(words: BackgroundWording, insights = insightsOf(58)): Promise<AiInsights> {
  return vi.waitFor(async () => {
    const shown = await words.of(ada, insights, coach)
    expect(shown.worded_by).toBe('model')
    return shown
  })
}

it('shows the computed sentences at once while the model writes, and the model’s next time', async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<readonly string[] | null>()
  word.mockReturnValueOnce(held)
  const words = process()
  const insights = insightsOf(58)
  expect(await words.of(ada, insights, coach)).toBe(insights) // the model has not answered yet
  expect(await words.of(ada, insights, coach)).toBe(insights)
  answer(['Train as planned at 58%.'])
  const { headline } = await worded(words)
  expect(headline?.text).toBe('Train as planned at 58%.')
  expect(word).toHaveBeenCalledExactlyOnceWith(
    [{ title: 'Train as planned', text: expect.any(String), rule: expect.any(String) }],
    coach,
  )
})

it('is not paid for again after a restart, nor by another process', async () => {
  await worded(process())
  expect((await process().of(ada, insightsOf(58), coach)).worded_by).toBe('model')
  expect(word).toHaveBeenCalledOnce()
})

it('words the next analysis, and replaces the previous wording', async () => {
  const words = process()
  await worded(words)
  await worded(words, insightsOf(59))
  expect(word).toHaveBeenCalledTimes(2)
  expect(await rows()).toHaveLength(1)
})

it.each([
  ['gives up', async () => null],
  ['fails', () => Promise.reject(new Error('no model'))],
])('keeps to the computed sentences where the model %s, and asks it once', async (_, answer) => {
  word.mockImplementation(answer)
  const words = process()
  for (let look = 0; look < 3; look++) expect((await words.of(ada, insightsOf(58), coach)).worded_by).toBe('analyst')
  expect(word).toHaveBeenCalledOnce()
  expect(await rows()).toEqual([])
})

it('keeps to the computed sentences where the stored ones cannot be read', async () => {
  const words = new BackgroundWording({
    database: database.withSchema('elsewhere'),
    now: testApp.clock.now,
    word,
    onFailure,
  })
  const insights = insightsOf(58)
  expect(await words.of(ada, insights, coach)).toBe(insights)
  expect(onFailure).toHaveBeenCalled()
})

it('asks nothing of the model where nothing was judged', async () => {
  const none = {
    ...readInsights({ recovery_data: [], sleep_data: [], activity_data: [] }, [], TODAY),
    generated_at: null,
  }
  expect(await process().of(ada, none, coach)).toBe(none)
  expect(word).not.toHaveBeenCalled()
})
