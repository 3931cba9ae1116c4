import type { ChatEvent } from '@corner/contract/entities/chat.ts'
import { describe, expect, it } from 'vitest'
import { CallFailure, NetworkFailure } from '../../../../../shared/api/failures.ts'
import { askCoach, chatFailureText, type SendRequest } from './ask-coach.ts'

const QUESTION = { message: 'Who is tired?', team_id: 't', days: 7 } as const
const DONE = { response: '**Marcus**', answered_by: 'analyst', steps: [] } as const

/** Asks a server that gives this answer. */
async function askedOf(answer: () => Response | Promise<Response>, stop = new AbortController().signal) {
  const events: ChatEvent[] = []
  let accept: string | undefined
  const request = (async (_, input: { accept?: string }) => {
    accept = input.accept
    return answer()
  }) as SendRequest
  const outcome = await askCoach(request, QUESTION, stop, (event) => void events.push(event)).then(
    () => 'answered',
    (failure: unknown) => failure,
  )
  return { events, outcome, accept }
}

const json = (status: number, body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
const stream = (text: string) => new Response(text, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
const done = `event: done\ndata: ${JSON.stringify(DONE)}\n\n`
const piece = 'event: text\ndata: {"text":"**Mar"}\n\n'

it('asks for a stream and passes on each piece', async () => {
  const { events, outcome, accept } = await askedOf(() => stream(piece + done))
  expect([outcome, accept]).toEqual(['answered', 'text/event-stream'])
  expect(events.map(({ event }) => event)).toEqual(['text', 'done'])
})

it('accepts a single JSON reply as the complete answer', async () => {
  expect((await askedOf(() => json(200, DONE))).events).toEqual([{ event: 'done', data: DONE }])
})

it('is complete with its last event, whatever happens to the connection then', async () => {
  const body = (end: (controller: ReadableStreamDefaultController) => void) =>
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(done)),
      pull: end,
    })
  const headers = { 'content-type': 'text/event-stream' }
  const broken = await askedOf(
    () =>
      new Response(
        body((controller) => controller.error(new Error('reset'))),
        { headers },
      ),
  )
  expect([broken.outcome, broken.events.length]).toEqual(['answered', 1])
  const held = await askedOf(
    () =>
      new Response(
        body(() => new Promise(() => {}) as never),
        { headers },
      ),
  )
  expect(held.outcome).toBe('answered')
})

it('ends with an error event of the stream', async () => {
  const { events, outcome } = await askedOf(() => stream('event: failed\ndata: {"error":"Too much","code":"x"}\n\n'))
  expect([outcome, events.length]).toEqual(['answered', 1])
})

describe('says what went wrong', () => {
  it.each([
    [
      'a refusal by its own sentence',
      () => json(404, { error: 'There is no such team', code: 'not_found' }),
      'There is no such team',
    ],
    ['an answer that is none of ours', () => new Response('<html>', { status: 502 }), 'Failed to get AI response'],
    ['a stream that ends within the answer', () => stream(piece), 'Network error occurred. Please try again.'],
    ['a stream that says nothing', () => stream(''), 'Network error occurred. Please try again.'],
    [
      'an event that cannot be read',
      () => stream('event: done\ndata: {\n\n'),
      'Network error occurred. Please try again.',
    ],
    [
      'too many questions, with the time to wait',
      () => json(429, { error: 'Too many questions.', code: 'too_many_requests' }, { 'retry-after': '12' }),
      'Too many questions. Try again in 12 seconds.',
    ],
    [
      'too many questions, whose sentence has the time',
      () => json(429, { error: 'Please try again in a minute.', code: 'too_many_requests' }, { 'retry-after': '60' }),
      'Please try again in a minute.',
    ],
  ])('%s', async (_, answer, sentence) => {
    const { outcome } = await askedOf(answer)
    expect(outcome).toBeInstanceOf(Error)
    expect(chatFailureText(outcome)).toBe(sentence)
  })

  it('no connection, and a failure that is not an Error', () => {
    expect(chatFailureText(new NetworkFailure(null))).toBe('Network error occurred. Please try again.')
    expect(chatFailureText('thrown')).toBe('Failed to get response')
    expect(chatFailureText(new CallFailure(500, 'Fault'))).toBe('Failed to get AI response')
  })
})

it('passes on that it was stopped in the middle of a stream', async () => {
  const stop = new AbortController()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(piece))
      stop.signal.addEventListener('abort', () => controller.error(stop.signal.reason))
    },
  })
  const answer = new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  setTimeout(() => stop.abort())
  expect((await askedOf(() => answer, stop.signal)).outcome).toMatchObject({ name: 'AbortError' })
})
