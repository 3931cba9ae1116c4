import { expect, test } from 'vitest'
import { withoutWordsOnText } from './instruction-words.ts'

test.each([
  ['sign it Coach Lee', ''],
  ['write it without any diagnosis in it', 'write it'],
  ["Write the one you'd hold back a short text from me, not preachy", 'Write a ,'],
])('%s', (said, left) => expect(withoutWordsOnText(said).replace(/\s+/g, ' ').trim()).toBe(left))

test("a parent's worry is no danger, and a coach's own word stays", () => {
  expect(withoutWordsOnText('his dad emailed that we are working him too hard, draft a reply')).not.toContain(
    'too hard',
  )
  expect(withoutWordsOnText('he says he wants to hurt himself')).toBe('he says he wants to hurt himself')
})
