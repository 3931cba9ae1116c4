import { athleteDetail } from '@corner/contract/routes/team-records.ts'
import { expect, it, vi } from 'vitest'
import { Club } from '../../measurements/club-for-tests.ts'
import { createTestApp } from '../../testing/app.ts'
import { People } from '../../testing/people.ts'
import { startScriptedProvider } from '../model/scripted-provider-for-tests.ts'

const TODAY = '2026-03-31'
const provider = await startScriptedProvider()
const testApp = await createTestApp({
  at: new Date(`${TODAY}T12:00:00Z`),
  environment: {
    CORNER_AI_PROVIDER: 'openai-compatible',
    CORNER_AI_MODEL: 'small',
    CORNER_AI_BASE_URL: provider.url,
  },
})
const people = new People(testApp)
const club = new Club(testApp.database)
const team = await people.addTeam()
const coach = await people.addCoach([team])
const ada = await people.addAthlete([team], { first_name: 'Adalind' })
await club.addRecovery(ada.id, TODAY, { recovery_score: 58, hrv_rmssd_milli: 40 })

async function insights(app = testApp.app) {
  const reply = await app.inject({
    url: `/api/teams/teams/${team.id}/athlete-detail/${ada.id}/`,
    headers: coach.headers,
  })
  expect(reply.statusCode, reply.body).toBe(200)
  return athleteDetail.replies[200].parse(reply.json()).ai_insights
}
/** The provider's answer, in one piece. */
const lines = (content: string) => ({
  status: 200,
  body: JSON.stringify({
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'small',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 50, completion_tokens: 50, total_tokens: 100 },
  }),
})

it('shows what was computed, then what a configured model wrote, without sending a name to it', async () => {
  provider.play(lines('1. A recovery of {{r1}} is no reason to hold back.'))
  const computed = await insights()
  expect(computed.worded_by).toBe('analyst')
  const worded = await vi.waitFor(async () => {
    const shown = await insights()
    expect(shown.worded_by).toBe('model')
    return shown
  })
  expect(worded.headline?.text).toBe('A recovery of 58% is no reason to hold back.')
  expect({ ...worded, headline: null, worded_by: 'analyst', generated_at: '' }).toEqual({
    ...computed,
    headline: null,
    generated_at: '',
  })
  expect(provider.requests).toHaveLength(1)
  // Neither their name nor their figures.
  expect(provider.requests[0]?.raw).not.toMatch(/Adalind|58|40 ms/)
  expect(provider.requests[0]?.raw).not.toContain(ada.id)
  expect((await insights(await testApp.startSecondProcess())).worded_by).toBe('model')
  expect(provider.requests).toHaveLength(1)
})
