import { expect, test } from 'vitest'
import { talkIn } from '../../../conversation-for-tests.ts'
import { scopeOfTests } from '../../team-for-tests.ts'

const draft = async (message: string) => (await talkIn(scopeOfTests(), [message])).text

test('thanks for what was said, and asks for it where nothing was', async () => {
  const named = await draft('write a thank you note to the boosters for driving the van')
  expect(named).toContain('Thank you for driving the van.')
  expect(named).not.toContain('say what for')
  const bare = await draft('write a thank you note to the boosters')
  expect(bare).toContain('Thank you for everything that you do for this team.')
  expect(bare).toMatch(/say what for, and it goes in/i)
})
