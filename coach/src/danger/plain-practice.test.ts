import { describe, expect, it } from 'vitest'
import { readDanger } from './read-danger.ts'

const names = ['Rafael Costa', 'Caleb Reed', 'Marcus Okafor', 'Luka Brandt']
const read = (message: string, earlier: readonly string[] = []) => readDanger(message, { names, earlier })

describe('practice talk', () => {
  it.each([
    'can i push him',
    'Can I push them?',
    'can i push luka',
    'should i push him',
    'how hard can i push him',
    'do i push him or not',
    'can i push him in practice',
    'should i push her more this week',
    'ok to push him?',
    'can i keep pushing him',
    'i want to push him today',
    'can he go live',
    'can Caleb Reed and Marcus go live today?',
    'may he spar today',
    'can he wrestle today',
    'can he compete saturday',
    'can he drill',
    'can he do live goes',
    'can i put him in live',
    'so can i push him, and can he go live?',
    'when can luka go live again',
    'when will Caleb Reed be back to full practice?',
    'any idea when he can wrestle again',
    'how soon can he be back in practice',
  ])('is no danger: %s', (message) => expect(read(message)).toBeUndefined())
})

describe('a blow or an injury beside the same words', () => {
  it.each([
    'can i push him into the wall',
    'can i push him down the stairs',
    'a coach pushed me',
    'coach pushes us against the lockers',
    'he pushed a kid against the wall',
    'my coach pushed me and I fell',
    'the assistant pushed him to the floor in anger',
    'Marcus pushed Caleb down and hit him',
    'his dad pushes him and hits him',
    'coach pushed him until he passed out',
    'can i push him if he hits his girlfriend',
    'should i push him to lose 4 pounds',
    'can i push him through the chest pain',
  ])('stays a danger when somebody is pushed: %s', (message) => expect(read(message)).toBeDefined())

  it.each([
    'can he go live with his knee',
    'when can he go live again with his knee',
    'when can she go live again after giving birth',
    'when can he train again after the concussion',
    'can he go live after the concussion',
    'he hit his head, can he go live',
    'can he go live with a fever',
    'his chest hurts. can he wrestle today',
    'can she spar today, she is pregnant',
    'can he drill with ringworm',
    'can he compete saturday after he fainted',
    'he rolled his ankle, can i put him in live',
    'can he go live, he feels dizzy',
    'is he cleared to go live',
  ])('stays a danger when somebody may be hurt: %s', (message) => expect(read(message)).toBeDefined())

  it.each(['he hit his head in practice', 'his shoulder popped out', 'he has a fever'])(
    'is kept for the question that follows: %s',
    (earlier) => {
      expect(read('can he go live', [earlier])).toBeDefined()
      expect(read('can he go live', ['how did he sleep', 'can i push him'])).toBeUndefined()
    },
  )
})
