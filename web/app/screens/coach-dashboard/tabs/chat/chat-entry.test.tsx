import { describe, expect, it } from 'vitest'
import { linesOf, markupOf } from '../../../../shared/rendered-for-tests.tsx'
import { ChatEntry } from './chat-entry.tsx'
import type { ChatMessage } from './conversation/conversation.ts'

const entry = (message: object) =>
  markupOf(
    <ChatEntry
      message={{ id: '1', at: '2026-11-21T08:00:00Z', content: 'Who is **tired**?', ...message } as ChatMessage}
    />,
  )
const failure = (content: string) => entry({ type: 'ai', kind: 'failure', content })

describe('a message', () => {
  it('of the reader is plain text under their name', () => {
    const lines = linesOf(entry({ type: 'user' }))
    expect(lines[0]).toBe('You')
    expect(lines.at(-1)).toBe('Who is **tired**?')
  })

  it('of the assistant has its name', () => {
    expect(linesOf(failure('No'))[0]).not.toBe('You')
  })

  it('that failed shows a cross for the sign, which screen readers still read', () => {
    const markup = failure('❌ No connection')
    expect(markup).toContain('<span class="visually-hidden">❌ </span><svg')
    expect(linesOf(markup).at(-1)).toBe('❌ No connection')
    const plain = failure('No connection')
    expect(plain).not.toContain('<svg')
    expect(linesOf(plain).at(-1)).toBe('No connection')
  })
})
