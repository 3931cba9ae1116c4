import { expect, test } from 'vitest'
import { scopeOfTests } from '../answers/team-for-tests.ts'
import { talkIn } from '../conversation-for-tests.ts'

const talk = (...messages: string[]) => talkIn(scopeOfTests(), messages)
const READY = 'Bea Birch is ready for a hard day'
const OUT = 'keep Ann Ash out of live wrestling today'

test.each([
  ['is Bea Birch ready to go live today, and how has he slept this week?', [READY, 'Bea Birch sleeps as before']],
  ['is Bea ready to go live today and how has she slept this week', [READY, 'Bea Birch sleeps as before']],
  ['should Bea sit out today and what was her recovery the last few days', [READY, 'Nov 21: 80%']],
  ['can Ann go hard today and how is her HRV this week', [OUT, "Ann Ash's average HRV"]],
  ['how has Ann slept this week and can she wrestle live today?', ['nights are short', OUT]],
  ['how did Ann sleep this week, and should she go live tonight?', ['nights are short', OUT]],
  ['is Ann good for hard rounds today? whats her strain been this week', [OUT, "Ann Ash's average strain"]],
  ['can I push Bea today, and how was her sleep on average this week?', [READY, "Bea Birch's average sleep"]],
  ['Is it ok for Ann to go live, and is her hrv down this week?', [OUT, "Ann Ash's average HRV"]],
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
  const { line } = await talk(message)
  expect(line).not.toContain(' / How the nights were')
})
