import { describe, expect, it } from 'vitest'
import { type ChatChange, type Conversation, changed, maySend, NO_MESSAGES, pendingAnswer } from './conversation.ts'

const AT = '2026-11-21T06:52:00.000Z'
const REPLY = { response: '**Marcus**, 21%', answered_by: 'analyst', steps: [] } as const
const STEP = { tool: 'query', title: 'Ranking', arguments: {}, columns: [], rows: [], more_rows: 0 }

const shown = (days = 7): ChatChange => ({ what: 'shown', id: 'w', at: AT, team: 'Varsity', days })
const asked = (question = 'Who is tired?', n = 1): ChatChange => ({
  what: 'asked',
  question,
  questionId: `q${n}`,
  answerId: `a${n}`,
  at: AT,
  days: 7,
})
const answered = (n = 1): ChatChange => ({
  what: 'answered',
  answerId: `a${n}`,
  reply: { ...REPLY, steps: [] },
  at: AT,
})
const failed: ChatChange = { what: 'failed', answerId: 'a1', text: 'No such team', at: AT }
const text = (words: string): ChatChange => ({ what: 'text', answerId: 'a1', text: words })

const after = (...changes: ChatChange[]): Conversation => changes.reduce(changed, NO_MESSAGES)
const contents = ({ messages }: Conversation) => messages.map(({ content }) => content)

describe('the welcome', () => {
  it('greets an empty chat with the team and its period, what it can do, and examples', () => {
    const [welcome] = contents(after(shown(14)))
    expect(welcome).toContain('Varsity')
    expect(welcome).toContain('past 14 days')
    for (const can of ['Data analysis', 'Knowledge base search', 'Trend analysis', 'Recommendations'])
      expect(welcome).toContain(can)
    expect(welcome).toContain('For example')
  })

  it('escapes markdown in a team’s name', () => {
    const name = '[Varsity](https://example.org) *A*'
    const [welcome] = contents(after({ what: 'shown', id: 'w', at: AT, team: name, days: 7 }))
    expect(welcome).toContain('\\[Varsity\\]\\(https://example.org\\) \\*A\\*')
  })

  it('follows the period until the first question', () => {
    expect(contents(after(shown(7), shown(30)))).toEqual([expect.stringContaining('past 30 days')])
    const talked = after(shown(7), asked(), answered())
    expect(changed(talked, shown(30))).toBe(talked)
    const cleared = after(shown(7), { what: 'cleared', id: 'c', at: AT, team: 'Varsity' })
    expect(changed(cleared, shown(30))).toBe(cleared)
  })
})

describe('a question', () => {
  it('is shown trimmed, with a pending answer', () => {
    const conversation = after(shown(), asked('  Who is tired?\n'))
    expect(conversation.messages.slice(1)).toMatchObject([
      { type: 'user', content: 'Who is tired?' },
      { type: 'ai', kind: 'answer', state: 'waiting' },
    ])
    expect(pendingAnswer(conversation)?.id).toBe('a1')
  })

  it.each(['', '  \n '])('is not sent when blank: %j', (blank) => {
    expect(maySend(NO_MESSAGES, blank)).toBe(false)
    expect(changed(NO_MESSAGES, asked(blank))).toBe(NO_MESSAGES)
  })

  it('waits for the previous answer', () => {
    const waiting = after(asked())
    expect(changed(waiting, asked('Another', 2))).toBe(waiting)
    expect(maySend(after(asked(), answered()), 'Another')).toBe(true)
  })

  it('clears the previous error', () => {
    expect(after(asked(), failed).error).toBe('No such team')
    expect(after(asked(), failed, asked('Again', 2)).error).toBeNull()
  })
})

describe('an answer', () => {
  it('grows piece by piece and is replaced by the whole reply', () => {
    const streaming = after(asked(), { what: 'step', answerId: 'a1', step: STEP }, text('**Mar'), text('cus**'))
    expect(streaming.messages.at(-1)).toMatchObject({ content: '**Marcus**', state: 'streaming', steps: [STEP] })
    expect(changed(streaming, answered()).messages.at(-1)).toMatchObject({
      content: '**Marcus**, 21%',
      state: 'done',
      answered_by: 'analyst',
    })
  })

  it('clears its text when it is rewritten, and continues', () => {
    const anew = after(asked(), text('Marcus 99%'), { what: 'restarted', answerId: 'a1', notice: 'Written anew.' })
    expect(anew.messages.at(-1)).toMatchObject({ content: '', state: 'waiting', notice: 'Written anew.' })
    const again = changed(anew, text('Marcus 21%'))
    expect(again.messages.at(-1)).toMatchObject({ content: 'Marcus 21%', notice: undefined })
    expect(changed(anew, answered()).messages.at(-1)).toMatchObject({ notice: undefined })
  })

  it('that failed is replaced by an error, in the message and in the error box', () => {
    const conversation = after(asked(), text('Half of'), failed)
    expect(contents(conversation)).toEqual([
      'Who is tired?',
      '❌ Sorry, I encountered an error: No such team\n\nPlease try again with a different question.',
    ])
    expect(conversation.error).toBe('No such team')
    expect(pendingAnswer(conversation)).toBeUndefined()
  })

  it('that is stopped keeps its text', () => {
    const stopped = after(asked(), text('Half of'), { what: 'stopped', answerId: 'a1' })
    expect(stopped.messages.at(-1)).toMatchObject({ content: 'Half of', state: 'stopped' })
    expect(stopped.error).toBeNull()
  })

  it('changes nothing after its end, or after the chat was cleared', () => {
    const over = after(asked(), answered())
    const cleared = after(asked(), { what: 'cleared', id: 'c', at: AT, team: 'Varsity' })
    for (const late of [text('late'), failed, answered(), { what: 'stopped', answerId: 'a1' } as const]) {
      expect(changed(over, late)).toBe(over)
      expect(changed(cleared, late)).toBe(cleared)
    }
  })
})

it('has one message and no error after Clear Chat', () => {
  const conversation = after(shown(), asked(), failed, { what: 'cleared', id: 'c', at: AT, team: 'Varsity' })
  expect(contents(conversation)).toEqual(["Chat cleared! How can I help you analyze Varsity's performance data?"])
  expect(conversation.error).toBeNull()
})
