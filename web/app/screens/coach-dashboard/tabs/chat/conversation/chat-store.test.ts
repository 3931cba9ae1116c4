import type { ChatEvent, ChatRequest } from '@corner/contract/entities/chat.ts'
import { expect, it } from 'vitest'
import { CallFailure, NetworkFailure } from '../../../../../shared/api/failures.ts'
import { ChatStore } from './chat-store.ts'
import { averageOf, RECOVERY_INSTEAD, SLEEP_READ } from './reading-for-tests.ts'

const VARSITY = { userId: 'coach', teamId: 'varsity' }
const WOMEN = { userId: 'coach', teamId: 'women' }
const DONE = {
  event: 'done',
  data: { response: 'Marcus', answered_by: 'analyst', steps: [] },
} satisfies ChatEvent

interface Asked {
  body: ChatRequest
  stop: AbortSignal
  say: (event: ChatEvent) => void
  end: () => void
  fail: (failure: unknown) => void
}

/** A page of a browser tab; `browser` survives a reload. */
function page(browser = new Map<string, string>()) {
  const asked: Asked[] = []
  const store = new ChatStore({
    ask: (body, stop, say) =>
      new Promise((end, fail) => {
        stop.addEventListener('abort', () => fail(stop.reason))
        asked.push({ body, stop, say, end: () => end(), fail })
      }),
    keep: (key, conversation) => void browser.set(JSON.stringify(key), JSON.stringify(conversation)),
    kept: (key) => JSON.parse(browser.get(JSON.stringify(key)) ?? 'null'),
    now: () => new Date('2026-11-21T06:52:00Z'),
  })
  const newest = () => asked.at(-1) as Asked
  const shown = (key = VARSITY) => store.read(key).messages.map(({ content }) => content)
  return { store, asked, newest, shown, browser }
}

/** Asks, and lets the server answer. */
async function talk({ store, newest }: ReturnType<typeof page>, question: string) {
  const sent = store.send(VARSITY, question, 7)
  newest().say(DONE)
  newest().end()
  await sent
}

it('sends a question once, with the history and without messages of the page itself', async () => {
  const chat = page()
  chat.store.show(VARSITY, 'Varsity', 7)
  await talk(chat, ' Who is tired? ')
  const second = chat.store.send(VARSITY, 'And his sleep?', 7)
  await chat.store.send(VARSITY, 'not while one is in flight', 7)
  await chat.store.send(VARSITY, '  ', 7)
  expect(chat.asked.map(({ body }) => body)).toEqual([
    { message: 'Who is tired?', team_id: 'varsity', days: 7, history: [] },
    {
      message: 'And his sleep?',
      team_id: 'varsity',
      days: 7,
      history: [
        { role: 'user', content: 'Who is tired?' },
        { role: 'assistant', content: 'Marcus' },
      ],
    },
  ])
  chat.newest().end()
  await second
})

it('sends the last twenty messages and no error', async () => {
  const chat = page()
  for (let count = 1; count <= 12; count++) await talk(chat, `Question ${count}`)
  const failing = chat.store.send(VARSITY, 'Question 13', 7)
  chat.newest().fail(new CallFailure(500, 'Fault'))
  await failing
  void chat.store.send(VARSITY, 'Question 14', 7)
  const { history = [] } = chat.newest().body
  expect(history).toHaveLength(20)
  expect(history.at(-1)).toEqual({ role: 'user', content: 'Question 13' })
  expect(JSON.stringify(history)).not.toContain('Sorry')
})

it('removes characters that cannot be stored and would block later questions', async () => {
  const chat = page()
  await talk(chat, `broken \u0000 and \ud83e`)
  void chat.store.send(VARSITY, 'And now?', 7)
  expect(chat.newest().body.history?.[0]?.content).toBe('broken  and \ufffd')
})

it('keeps a draft for each team, and clears it when it is sent', async () => {
  const chat = page()
  chat.store.write(VARSITY, 'Who is ti')
  chat.store.write(WOMEN, 'Who slept')
  expect(chat.store.draft(VARSITY)).toBe('Who is ti')
  const sent = chat.store.send(VARSITY, 'Who is tired?', 7)
  expect([chat.store.draft(VARSITY), chat.store.draft(WOMEN)]).toEqual(['', 'Who slept'])
  chat.newest().end()
  await sent
  chat.store.end()
  expect(chat.store.draft(WOMEN)).toBe('')
})

it.each([
  [new NetworkFailure('offline'), 'Who?'],
  [new CallFailure(429, 'Too Many Requests'), 'Who?'],
  [new CallFailure(503, 'Service Unavailable'), 'Who?'],
  [new CallFailure(400, 'Bad Request'), ''],
])('gives a question back to be sent again where nothing was wrong with it: %s', async (failure, draft) => {
  const chat = page()
  const sent = chat.store.send(VARSITY, ' Who? ', 7)
  chat.newest().fail(failure)
  await sent
  expect(chat.store.draft(VARSITY)).toBe(draft)
})

it('does not overwrite a newer draft', async () => {
  const chat = page()
  const sent = chat.store.send(VARSITY, 'Who?', 7)
  chat.store.write(VARSITY, 'How is Marcus doing?')
  chat.newest().fail(new NetworkFailure('offline'))
  await sent
  expect(chat.store.draft(VARSITY)).toBe('How is Marcus doing?')
})

it('stops an answer, keeps its text, and ignores later events', async () => {
  const chat = page()
  const sent = chat.store.send(VARSITY, 'Who?', 7)
  chat.newest().say({ event: 'text', data: { text: 'Half' } })
  chat.store.stop(VARSITY)
  chat.newest().say(DONE)
  expect(await sent).toBeUndefined()
  expect(chat.newest().stop.aborted).toBe(true)
  expect(chat.store.read(VARSITY)).toMatchObject({ error: null, messages: [{}, { content: 'Half', state: 'stopped' }] })
})

it('asks the question of a pressed button, based on its answer', async () => {
  const chat = page()
  const sent = chat.store.send(VARSITY, 'Average sleep', 7)
  chat.newest().say({ event: 'done', data: { ...DONE.data, readings: [SLEEP_READ], choices: [RECOVERY_INSTEAD] } })
  chat.newest().end()
  await sent
  expect(chat.store.read(VARSITY).messages.at(-1)).toMatchObject({
    readings: [SLEEP_READ],
    choices: [RECOVERY_INSTEAD],
    days: 7,
  })
  chat.store.write(VARSITY, 'What about Ma')
  const chosen = chat.store.choose(VARSITY, RECOVERY_INSTEAD, 7)
  await chat.store.choose(VARSITY, RECOVERY_INSTEAD, 7) // not while one is in flight
  expect(chat.asked.slice(1).map(({ body }) => body)).toEqual([
    {
      message: 'Average recovery',
      team_id: 'varsity',
      days: 7,
      requests: [averageOf('recovery')],
      history: [
        { role: 'user', content: 'Average sleep' },
        { role: 'assistant', content: 'Marcus', requests: [averageOf('sleep')] },
      ],
    },
  ])
  expect(chat.shown()).toEqual(['Average sleep', 'Marcus', 'Average recovery', ''])
  // The button can be pressed again; the draft is kept.
  chat.newest().fail(new NetworkFailure('offline'))
  expect(await chosen).toBeInstanceOf(NetworkFailure)
  expect(chat.store.draft(VARSITY)).toBe('What about Ma')
  chat.store.write(VARSITY, '')
  const again = chat.store.choose(VARSITY, RECOVERY_INSTEAD, 7)
  chat.newest().fail(new NetworkFailure('offline'))
  await again
  expect(chat.store.draft(VARSITY)).toBe('')
})

it('continues an answer while another team is shown', async () => {
  const chat = page()
  const sent = chat.store.send(VARSITY, 'Who?', 7)
  chat.store.show(WOMEN, 'Women', 7)
  chat.newest().say(DONE)
  chat.newest().end()
  await sent
  expect(chat.shown()).toEqual(['Who?', 'Marcus'])
  expect(chat.shown(WOMEN)).toHaveLength(1)
})

it('returns the failure to the page', async () => {
  const chat = page()
  const sent = chat.store.send(VARSITY, 'Who?', 7)
  const gone = new CallFailure(404, 'Not Found', { error: 'There is no such team' })
  chat.newest().fail(gone)
  expect(await sent).toBe(gone)
  expect(chat.store.read(VARSITY).error).toBe('There is no such team')
})

it('cancels a pending answer when the chat is cleared', async () => {
  const chat = page()
  const sent = chat.store.send(VARSITY, 'Who?', 7)
  chat.store.clear(VARSITY, 'Varsity')
  await sent
  expect(chat.newest().stop.aborted).toBe(true)
  expect(chat.shown()).toEqual(["Chat cleared! How can I help you analyze Varsity's performance data?"])
})

it('is cancelled and emptied at the end of the session', async () => {
  const chat = page()
  let told = 0
  chat.store.subscribe(() => told++)
  const sent = chat.store.send(VARSITY, 'Who?', 7)
  const before = told
  chat.browser.clear()
  chat.store.end()
  chat.newest().say(DONE)
  expect(await sent).toBeUndefined()
  expect([chat.shown(), told - before, chat.browser.size]).toEqual([[], 1, 0])
  chat.store.show(VARSITY, 'Varsity', 7) // the page may still be rendered for a moment
  expect(chat.browser.size).toBe(0)
})

it('survives a reload, and marks a pending answer as stopped', async () => {
  const before = page()
  await talk(before, 'Who?')
  void before.store.send(VARSITY, 'And now?', 7)
  const after = page(before.browser)
  expect(after.shown()).toEqual(['Who?', 'Marcus', 'And now?', ''])
  expect(after.store.read(VARSITY).messages.at(-1)).toMatchObject({ state: 'stopped' })
  expect(after.shown(WOMEN)).toEqual([])
})

it.each(['"text"', '{"messages":[{}]}', '{"messages":[{"id":"1","at":"x","content":"","type":"user"}]}', '[]', '7'])(
  'begins anew where what was kept cannot be read: %s',
  (kept) => {
    expect(page(new Map([[JSON.stringify(VARSITY), kept]])).shown()).toEqual([])
  },
)
