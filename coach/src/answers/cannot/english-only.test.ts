import { expect, it } from 'vitest'
import { talkIn } from '../../conversation-for-tests.ts'
import { scopeOfTests } from '../team-for-tests.ts'

const ask = async (message: string) => (await talkIn(scopeOfTests(), [message])).text
const ENGLISH_ONLY =
  /^I can only answer questions in English\. Please ask again in English\.\n\nIf somebody is hurt or unwell/

it.each([
  'Wer hat letzte Nacht am wenigsten geschlafen?',
  'Wie ist die Erholung von Ann heute?',
  'Vergleiche Ann und Bea',
  'Wer sollte heute kürzer treten?',
  'Wie hat sich die HRV des Teams diese Woche verändert?',
  'Hat Ann Fieber oder Kopfschmerzen?',
  'Qui a le moins dormi cette nuit ?',
  'Кто спал меньше всех?',
  '¿Quién debería descansar hoy?',
])('says of a question in another language that it answers English ones: %s', async (message) => {
  const { text, line } = await talkIn(scopeOfTests(), [message])
  expect(text).toMatch(ENGLISH_ONLY)
  expect(text).toContain('You can ask me, for example:')
  expect(line).toBe('')
})

it.each([
  ['¿Quién durmió menos anoche?', /Ann Ash has the shortest sleep.*I answer in English\.$/s],
  ['¿Cómo está la recuperación de Bea esta semana?', /Bea Birch's average recovery.*I answer in English\.$/s],
  ['Compara a Ann y Bea', /Ann Ash.*Bea Birch.*I answer in English\.$/s],
])('answers in English what it understands of Spanish: %s', async (message, answer) => {
  expect(await ask(message)).toMatch(answer)
})

it.each(['6 am', 'um', 'ha', 'Compare Ann and Bea', 'whos red', 'HRV Bea'])(
  'takes English for English: %s',
  async (message) => expect(await ask(message)).not.toMatch(/in English/),
)
