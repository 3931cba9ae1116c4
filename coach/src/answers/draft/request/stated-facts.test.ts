import { expect, test } from 'vitest'
import { plainWords } from './plain-words.ts'
import { statedFactsIn } from './stated-facts.ts'

const told = (words: string) => statedFactsIn([plainWords(words)], ['Farid', 'Deshawn']).facts

test.each([
  ['text to the parents that we leave at 9 not 930 keep it short', ['We leave at 9 not 9:30.']],
  ['write a cute lil reminder for the group chat to charge ur straps tonight', ['Please charge your straps tonight.']],
  [
    'write the parents smth. team tired, going light tmrw. keep it short',
    ['The team is tired.', 'We are going light tomorrow.'],
  ],
  [
    'Give the order in writing: lights out 2200 tonight, no exceptions, signed L.',
    ['Lights out at 22:00 tonight.', 'No exceptions.'],
  ],
  ['Can you write message to team that tomorrow is training at 6', ['Tomorrow is training at 6.']],
  [
    'Two sentences to the athletic director, please: we need the mat room until seven.',
    ['We need the mat room until seven.'],
  ],
  ['text deshawn tell him lights out by 10', ['Lights out by 10.']],
  [
    'write a message to the boys comma no phones after ten comma weigh in is at seven exclamation point',
    ['No phones after ten.', 'Weigh in is at seven.'],
  ],
  [
    'Would you write a kind note to the parents reminding them that straps must be charged on Sunday evenings?',
    ['Straps must be charged on Sunday evenings.'],
  ],
  ['Write the boys something about going to bed. Two sentences. No exclamation marks.', []],
  [
    'Can you write message to the parents of Farid that he travel with us on weekend, friendly but formal',
    ['He travels with us on the weekend.'],
  ],
  ['quick text to Farid tellin him hes crushing it, sound like me', ["He's crushing it."]],
  ['write up the guys who are out for the trainer', []],
  ['write a text to Farid', []],
  ['Write something to the team. Light tone. Not too long. In our voice, not mine.', []],
  ['text the boys that practice is at 6 tomorrow but not preachy', ['Practice is at 6 tomorrow.']],
  [
    'email the parents about the early bus saturday at 5:30 am, from the whole coaching staff',
    ['The early bus is Saturday at 5:30 am.'],
  ],
  ["a text for Farid, casual, don't mention numbers, tell him good job on the sleep", ['Good job on the sleep.']],
  ['summary of the week for the AD, 5 bullets', []],
  ['tell the guys in the red to drink water and stretch tonight', ['Please drink water and stretch tonight.']],
  ['write a text for the kids who slept under 6 saying no live today', ['No live today.']],
  ['remind those athletes who forgot their strap to charge it tonight', ['Please charge it tonight.']],
  ['text the boys to charge the damn straps tonight', ['Please charge the straps tonight.']],
  ['write a note to the parents that the bus leaves at 9 and keep it short', ['The bus leaves at 9.']],
  ['text the boys practice is at 6, and remind them weigh-in is at 5', ['Practice is at 6.', 'Weigh-in is at 5.']],
  ['email the parents. how did Farid sleep? the bus leaves at 9.', ['The bus leaves at 9.']],
  ['write a text to the team that we lift at 6 – bring shoes', ['We lift at 6.', 'Bring shoes.']],
  [
    'text the boys: lights out at 10; no phones. Dr. Lee talks at 7 p.m. sharp',
    ['Lights out at 10.', 'No phones.', 'Dr. Lee talks at 7 pm sharp.'],
  ],
])('%s', (words, facts) => expect(told(words)).toEqual(facts))

test('what a later change adds is told apart', () => {
  const words = ['text the boys practice is at 6', 'add that they need their singlets'].map(plainWords)
  expect(statedFactsIn(words, [])).toMatchObject({
    facts: ['Practice is at 6.', 'They need their singlets.'],
    added: ['They need their singlets.'],
  })
})
