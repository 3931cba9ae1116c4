import { expect, test } from 'vitest'
import { scopeOfTests } from './answers/team-for-tests.ts'
import { talkIn } from './conversation-for-tests.ts'
import type { FoundArticle } from './found-article.ts'

/** An article that fits every question, to show that a look-up is still preferred. */
const ARTICLE: FoundArticle = {
  slug: 'recovery-score',
  title: 'The recovery score',
  summary: 'Bands.',
  inShort: ['Bands.'],
  passage: 'Bands.',
  answer: 'An article says so.',
  askedShare: 1,
  score: 1,
}
const scope = scopeOfTests({ articles: [ARTICLE] })
const talk = async (...messages: readonly string[]) => (await talkIn(scope, messages)).text

test.each([
  'Which athletes are at or above 67 percent recovery?',
  'Who has the best sleep quality?',
  'who slept the least last night',
  'which guys are in the red',
])('records are told, whatever an article says: %s', async (message) => {
  const text = await talk(message)
  expect(text).toMatch(/Ann|Bea|Cal|Dan|[Nn]obody/)
  expect(text).not.toContain('An article says so')
})

test('a question for an article is answered by it', async () => {
  expect(await talk('what does recovery mean')).toContain('An article says so')
})

test('days with meets on them are planned', async () => {
  const text = await talk(
    "Dual Friday night, tournament Sunday. How would you lay out the week with the shape we're in?",
  )
  expect(text).toContain('A suggestion')
  expect(text).not.toContain('An article says so')
})

test('what he has of a measure is a figure, and not how he is', async () => {
  expect(await talk("What is Ann's recovery?", 'What about her HRV?')).toMatch(/HRV .*50 ms/)
})

test('figures that are listed without a verb are asked for', async () => {
  expect(
    await talk('ugh the spreadsheet crashed. avg resting hr per person, past two weeks, lowest first please'),
  ).toMatch(/resting heart rate/i)
})

test('thanks that are passed on are no text to write', async () => {
  expect(await talk('who is in the red', 'Thank you, I shall pass this on to the staff.')).not.toContain('Draft')
})
