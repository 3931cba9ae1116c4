import { expect, test } from 'vitest'
import { talkIn, withLast } from '../../../conversation-for-tests.ts'
import { scopeWith } from '../../../scope-for-tests.ts'
import { ANN } from '../../team-for-tests.ts'

const emeka = withLast(ANN, 'Emeka Romero', [60, 60, 35], [8.2, 8.2, 5.6])
const talk = (message: string) => talkIn(scopeWith({ athletes: [emeka] }), [message])

test('one short night is no short week, and has one usual', async () => {
  const { text } = await talk("how are Emeka's nights")
  expect(text).toContain(
    "Emeka Romero's newest night is short: 5.6 h of sleep last night, usually 7.5 h. On average the last 7 days are as usual.",
  )
  expect(text).toContain('On average 7.4 h a night over the last 7 days\n')
  expect(text.split('5.6 h')).toHaveLength(2)
  expect(text).not.toContain('nights are short')
  expect(text).not.toContain('28 days before')
})

test('the same question is asked once in an answer of two parts', async () => {
  const { text } = await talk('is Emeka ready to go live today and how has he slept this week?')
  expect(text.split('What kept you up last night?')).toHaveLength(2)
})

test('also where the nights come first', async () => {
  const { text } = await talk('how has Emeka slept this week, should he go live today?')
  expect(text.split('What kept you up last night?')).toHaveLength(2)
})
