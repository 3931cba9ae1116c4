import { expect, test } from 'vitest'
import { aboveDoubt } from '../answer-part/analyst-answer.ts'
import { ANN, scopeOfTests } from '../answers/team-for-tests.ts'
import { talkIn, withLast } from '../conversation-for-tests.ts'
import { scopeWith } from '../scope-for-tests.ts'

const talk = (...messages: string[]) => talkIn(scopeOfTests(), messages)
const READY = 'Bea Birch is ready for a hard day'
const OUT = 'keep Ann Ash out of live wrestling today'

test.each([
  ['is Bea Birch ready to go live today, and how has he slept this week?', [READY, 'Bea Birch sleeps as before']],
  ['is Bea ready to go live today and how has she slept this week', [READY, 'Bea Birch sleeps as before']],
  ['should Bea sit out today and what was her recovery the last few days', [READY, 'Nov 21: 80%']],
  ['can Ann go hard today and how is her HRV this week', [OUT, "Ann Ash's plain average HRV"]],
  ['how has Ann slept this week and can she wrestle live today?', ['newest night is short', OUT]],
  ['how did Ann sleep this week, and should she go live tonight?', ['newest night is short', OUT]],
  ['is Ann good for hard rounds today? whats her strain been this week', [OUT, "Ann Ash's average strain"]],
  ['can I push Bea today, and how was her sleep on average this week?', [READY, "Bea Birch's average sleep"]],
  ['Is it ok for Ann to go live, and is her hrv down this week?', [OUT, "Ann Ash's plain average HRV"]],
])('says what the day asks for and what was recorded: %s', async (message, [first = '', second = '']) => {
  const { text } = await talk(message)
  const plain = text.replaceAll('**', '')
  expect(plain).toContain(first)
  expect(plain.indexOf(second)).toBeGreaterThan(plain.indexOf(first))
})

test.each([
  'is Bea ready to go live today?',
  'is Bea ready and is Ann ready to go live',
  'who can go live today and how did they sleep',
])('leaves other messages alone: %s', async (message) => {
  const { line, text } = await talk(message)
  expect(text).not.toMatch(/^Today:/)
  expect(line).not.toContain(' / How the nights were')
})

const TODAY_OUT = 'Today: out of live wrestling, look again tomorrow.'
const TODAY_HARD = 'Today: ready for a hard day, if the warm-up feels right.'

const YES_OUT = 'Yes: keep Ann Ash out of live wrestling today.'
const NO_OUT = 'No: keep Ann Ash out of live wrestling today.'
const YES_HARD = 'Yes: Bea Birch is ready for a hard day.'

test.each([
  ['how has Ann slept this week, should she go live today?', TODAY_OUT, "Ann Ash's newest night is short"],
  [
    "what about Bea's HRV this week, and is she good for a hard session today?",
    TODAY_HARD,
    "Bea Birch's plain average HRV",
  ],
  ["what was Ann's strain the last 5 days, and should she get a day off?", TODAY_OUT, "Ann Ash's average strain"],
  ['how did Bea recover this week and would you push her today', TODAY_HARD, "Bea Birch's average recovery"],
  ["was Bea's HRV low this week, and can I go hard with her today?", TODAY_HARD, "Bea Birch's plain average HRV"],
  ["give me Ann's recovery for the last 7 days and say whether she can roll live today", TODAY_OUT, "Ann Ash's"],
  ['should I hold Ann out today? and what about her HRV the last 7 days?', YES_OUT, "Ann Ash's plain average HRV"],
  ['should we hold Ann Ash back tonight, and how has she slept this week?', YES_OUT, "Ann Ash's newest night is short"],
  ['should Ann go hard today, and what about her sleep this week?', NO_OUT, "Ann Ash's average sleep"],
  ['Does Ann need an easy day, and how much did she sleep this week?', YES_OUT, "Ann Ash's average sleep"],
  ['can Ann practice today and how did she sleep this week', NO_OUT, "Ann Ash's newest night is short"],
  ['is Bea Birch good for live rounds tonight? and what about her sleep the last 3 nights?', YES_HARD, 'Nov 19: 8.0 h'],
  ['and what about Ann, can she go hard today, and how has her strain been this week?', NO_OUT, 'average strain'],
])('begins with today, once, in whichever order both are asked: %s', async (message, today, records) => {
  const { text, line } = await talk(message)
  expect(text.split('\n')[0]).toBe(today)
  expect(text).toContain(records)
  expect(text).toContain(text.includes('Ann Ash') ? OUT : READY)
  expect(text.startsWith('Today:') ? 1 : 0).toBe(text.split('Today:').length - 1)
  expect(line.split(' / ')).toHaveLength(2)
})

test('tells a lighter day first, and then the nights it comes from', async () => {
  const farid = withLast(ANN, 'Farid Russo', [30, 20, 25, 30, 30, 70, 75], [4.5, 4.4, 4.2, 4.7, 4.6, 8.4, 8])
  const message = 'is Farid Russo ready to go live today, and how has he slept this week?'
  const { text } = await talkIn(scopeWith({ athletes: [farid] }), [message])
  expect(text).toMatch(/^Not before the warm-up: Farid Russo needs a lighter day\.\n/)
  expect(text).toContain('Against a hard day: 5 nights in a row of 4.2 to 4.7 h (Nov 15 to 19), then 8.4 and 8.0 h')
  expect(text).toContain(
    "Farid Russo's nights are short (above). On average 5.5 h a night over the last 7 days, shorter",
  )
})

test('says nothing of today where another day is asked about', async () => {
  const { text, line } = await talk('is Ann ready to go live tomorrow, and how has she slept this week?')
  expect(text).toMatch(/^Decide tomorrow morning/)
  expect(line).toContain(' / How the nights were')
})

const SHORT_NIGHT = '5.6 h of sleep last night, usually 7.5 h'
const QUESTION = 'Check in with Emeka Romero: "What kept you up last night?"'
const emeka = withLast(ANN, 'Emeka Romero', [60, 60, 45], [8.2, 8.2, 5.6])

test.each([
  "how is Emeka's readiness and how did he sleep this week",
  'is Emeka ready to go live today and how has he slept this week?',
  'is Emeka ready to go live today, and did he sleep enough?',
  'how has Emeka slept this week, should he go live today?',
  'did Emeka sleep enough and is he ready to go live today?',
])('tells the short night and its usual once, and asks at the end: %s', async (message) => {
  const { text, line } = await talkIn(scopeWith({ athletes: [emeka] }), [message])
  expect(line.split(' / ')).toHaveLength(2)
  expect(text.split('5.6 h')).toHaveLength(2)
  expect(text.split('usually 7.5 h')).toHaveLength(2)
  expect(text).toContain(SHORT_NIGHT)
  expect(text.split('\n\n').at(-1)).toBe(QUESTION)
  expect(text.split('What kept you up')).toHaveLength(2)
})

test('the verdict after the nights names the night that was told', async () => {
  const { text } = await talkIn(scopeWith({ athletes: [emeka] }), ['how has Emeka slept this week, is he ready today?'])
  expect(text).toContain('Against a hard day: a short night (above).')
})

test('the question to ask stands above what else may have been meant', () => {
  const ask = 'Check in with Ann Ash: "How do you feel?"'
  expect(aboveDoubt('No.\n\nIf you meant something else:', ask)).toBe(`No.\n\n${ask}\n\nIf you meant something else:`)
  expect(aboveDoubt('No.', ask)).toBe(`No.\n\n${ask}`)
})

test('"how ready is he and did he sleep well" has a yes or a no on the night, and the question last', async () => {
  const { text } = await talk('how ready is Ann and did she sleep well')
  expect(text).toMatch(/\n(Yes, enough|No, not enough): /)
  expect(text).not.toMatch(/If you meant something else:\n\n\S/)
})
