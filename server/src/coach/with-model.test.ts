import { type LanguageModel, type ModelAnswer, NoAnswer } from '@corner/coach/language-model/language-model.ts'
import { Toolbox } from '@corner/coach/tools/toolbox.ts'
import type { ChatEvent } from '@corner/contract/entities/chat.ts'
import { chat } from '@corner/contract/routes/chat.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { eventually, listenOnFreePort } from '../live/stream-client-for-tests.ts'
import { Club } from '../measurements/club-for-tests.ts'
import { createTestApp } from '../testing/app.ts'
import { People, type TestPerson, type TestTeam } from '../testing/people.ts'

const WELL: ModelAnswer = { response: 'All is well.', lookedUp: [] }
const answer = vi.fn<LanguageModel['answer']>()
const testApp = await createTestApp({ parts: { model: { answer } }, at: new Date('2026-03-31T12:00:00Z') })
const { app, database } = testApp
const address = await listenOnFreePort(app)
const people = new People(testApp)

let team: TestTeam
let coach: TestPerson
beforeEach(async () => {
  answer.mockReset()
  team = await people.addTeam('Ringers')
  coach = await people.addCoach([team])
  const ada = await people.addAthlete([team])
  await new Club(database).addRecovery(ada.id, '2026-03-31', { recovery_score: 61 })
})

const question = () => ({ message: 'How is the team?', team_id: team.id })
const ask = (accept: string) =>
  app.inject({ method: 'POST', url: '/api/chat/', headers: { ...coach.headers, accept }, payload: question() })
const whole = () => ask('application/json')
async function streamed(): Promise<ChatEvent[]> {
  const { body } = await ask('text/event-stream')
  return [...body.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(
    ([, event, data = '']) => ({ event, data: JSON.parse(data) }) as ChatEvent,
  )
}

it('streams what the model shows, with what it looked up', async () => {
  answer.mockImplementation(async ({ toolbox, message, scope }, { userId }, reader) => {
    expect({ message, team: scope.team.name, userId }).toEqual({
      message: 'How is the team?',
      team: 'Ringers',
      userId: coach.id,
    })
    await toolbox.call('team_overview', {})
    reader.show('All is ')
    reader.show('well.')
    return WELL
  })
  const events = await streamed()
  expect(events.map(({ event }) => event)).toEqual(['step', 'text', 'text', 'done'])
  const reply = chat.replies[200].parse((await whole()).json())
  expect(reply).toMatchObject({ response: 'All is well.', answered_by: 'model' })
  expect(reply.steps.map(({ tool }) => tool)).toEqual(['team_overview'])
  expect(reply).not.toHaveProperty('notice')
  expect(events.at(-1)?.data).toEqual(reply)
})

it('has the built-in analyst answer where the model cannot, takes back what was shown and says why', async () => {
  answer.mockImplementation(async ({ toolbox }, _asking, reader) => {
    await toolbox.call('data_coverage', {})
    reader.show('Recovery is 99')
    throw new NoAnswer('The model wrote a number that is not in the data.')
  })
  const events = await streamed()
  const restart = events.findIndex(({ event }) => event === 'restart')
  expect(events[restart]?.data).toEqual({ notice: 'The model wrote a number that is not in the data.' })
  expect(events.slice(0, restart).map(({ event }) => event)).toEqual(['step', 'text'])
  const reply = chat.replies[200].parse((await whole()).json())
  expect(reply).toMatchObject({
    answered_by: 'analyst',
    notice: 'The model wrote a number that is not in the data.',
  })
  expect(JSON.stringify([reply.response, reply.steps])).not.toContain('99')
  expect(reply.steps.map(({ tool }) => tool)).not.toContain('data_coverage')
  expect(events.at(-1)).toEqual({ event: 'done', data: reply })
})

it('tells of a fault without its details, in a stream as its last event', async () => {
  answer.mockRejectedValue(new Error('the key is sk-123'))
  const said = { error: 'Something went wrong on our side. Nothing of your request was stored.', code: 'fault' }
  expect(await streamed()).toEqual([{ event: 'failed', data: said }])
  const reply = await whole()
  expect(reply.statusCode).toBe(500)
  expect(reply.json()).toMatchObject(said)
})

it.each(['text/event-stream', 'application/json'])('stops the model when the reader of %s leaves', async (accept) => {
  const asked = Promise.withResolvers<AbortSignal>()
  const lookUps = vi.spyOn(Toolbox.prototype, 'call')
  answer.mockImplementation(async (_asked, { signal }) => {
    asked.resolve(signal)
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new NoAnswer('Nobody waits.'))))
  })
  const leaving = new AbortController()
  const reply = fetch(`${address}/api/chat/`, {
    method: 'POST',
    headers: { ...coach.headers, accept, 'content-type': 'application/json' },
    body: JSON.stringify(question()),
    signal: leaving.signal,
  })
  const signal = await asked.promise
  expect(signal.aborted).toBe(false)
  leaving.abort()
  await expect(reply.then((response) => response.text())).rejects.toThrow()
  await eventually(() => expect(signal.aborted).toBe(true))
  answer.mockResolvedValue({ response: 'Still here.', lookedUp: [] })
  // The analyst is not asked either.
  expect(lookUps).not.toHaveBeenCalled()
  expect((await whole()).json().response).toBe('Still here.')
})

it('hands on no more of an endless conversation than a question can follow on from', async () => {
  answer.mockImplementation(async ({ history }) => {
    const words = history.reduce((sum, { content }) => sum + content.split(/\s+/).length, 0)
    expect(words).toBeGreaterThan(250)
    expect(words).toBeLessThanOrEqual(300)
    return WELL
  })
  const history = Array.from({ length: 20 }, () => ({ role: 'user', content: 'Marcuss '.repeat(2500).trim() }))
  const reply = await app.inject({
    method: 'POST',
    url: '/api/chat/',
    headers: coach.headers,
    payload: { ...question(), history },
  })
  expect(reply.json()).toMatchObject({ response: 'All is well.', answered_by: 'model' })
})

it('has the model answer three questions of a person at a time, and the analyst the others', async () => {
  const { promise: held, resolve } = Promise.withResolvers<ModelAnswer>()
  answer.mockReturnValue(held)
  const replies = [1, 2, 3].map(whole)
  await eventually(() => expect(answer).toHaveBeenCalledTimes(3))
  expect((await whole()).json()).toMatchObject({
    answered_by: 'analyst',
    notice: expect.stringMatching(/^The language model is busy with 3 other questions/),
  })
  const other = await people.addCoach([team])
  const othersReply = app.inject({
    method: 'POST',
    url: '/api/chat/',
    headers: other.headers,
    payload: question(),
  })
  await eventually(() => expect(answer).toHaveBeenCalledTimes(4))
  resolve(WELL)
  for (const reply of await Promise.all([...replies, othersReply])) expect(reply.json().answered_by).toBe('model')
  answer.mockRejectedValue(new NoAnswer('No.'))
  for (let asked = 0; asked < 4; asked += 1) expect((await whole()).json().notice).toBe('No.')
})
