import { scopeWith } from '@corner/coach/scope-for-tests.ts'
import { expect, it } from 'vitest'
import { unknownWords } from './unknown-words.ts'

const scope = {
  ...scopeWith({ team: 'Riverside Wrestling' }),
  athletes: [{ id: 'a', name: 'Nikolai Haddad', first_name: 'Nikolai', connected: true, linkEnded: false }],
}
const unknownIn = (...messages: string[]) => unknownWords(messages, scope)

it.each([
  ['How is Adeline Bekova?', { outsiders: ['Adeline Bekova'], unknown: ['Adeline', 'Bekova'] }],
  ['how is adeline bekova', { outsiders: [], unknown: expect.arrayContaining(['adeline bekova']) }],
  ['Is Zebulon ready?', { outsiders: [], unknown: ['Zebulon'] }],
  ['did henrik sleep', { outsiders: [], unknown: ['henrik'] }],
  ['quackenbush, recovery please', { outsiders: [], unknown: ['quackenbush'] }],
  ['did Hope sleep, and how was May', { outsiders: [], unknown: ['Hope'] }],
  // In another language only words written like a name.
  [
    '¿Cómo durmió Zebulon anoche después del entrenamiento durísimo con los compañeros?',
    { outsiders: [], unknown: ['Zebulon'] },
  ],
])('%s', (message, found) => {
  expect(unknownIn(message)).toEqual(found)
})

it.each([
  'How is Nikolai?',
  'how is nikolais sleep',
  'nik slept how long',
  'Who has the lowest recovery in Riverside?',
  'whos under 6 hrs tonite lol',
  'recvery of evryone',
  'Heyyy, team HRV and RPE pls',
  'After the deload, whats the RHR like?',
])('nobody unknown is in "%s"', (message) => {
  expect(unknownIn(message)).toEqual({ outsiders: [], unknown: [] })
})
