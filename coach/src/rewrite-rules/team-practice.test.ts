import { expect, test } from 'vitest'
import { scopeOfTests } from '../answers/team-for-tests.ts'
import { talkIn } from '../conversation-for-tests.ts'

const after = (message: string) => talkIn(scopeOfTests({ articles: [] }), ['Compare Ann and Bea', message])

test.each([
  'what should we do in practice today',
  'what do we run at practice tonight',
  'how should practice look today',
  'how hard can the team go today',
  'what should we do today',
])('is about the team, also after two of its athletes: %s', async (message) => {
  const { text, line } = await after(message)
  expect(line).not.toContain('Ann Ash')
  expect(text).toContain('Dan Dale')
})

test.each([
  'what should they do today',
  'what should they do in practice today',
  'what do we do with them in practice',
])('keeps the two: %s', async (message) => {
  const { text, line } = await after(message)
  expect(line).toContain('Ann Ash')
  expect(text).not.toContain('Dan Dale')
})
