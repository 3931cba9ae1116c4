import { expect, it } from 'vitest'
import { asksWhoIsPlanned } from './who-is-planned.ts'

it.each([
  'who is as planned today',
  'Who’s as planned?',
  'who trains as planned',
  'who should just train as planned today',
  'which guys have a normal day',
  'who is on a regular practice today',
  'who trains like normal today',
  'who trains normal',
  'who can train normally',
  'who wrestles as usual today',
  'which ones follow the plan today',
  'who is fine for a standard session',
])('%s', (words) => expect(asksWhoIsPlanned(words)).toBe(true))

it.each([
  'who slept as usual',
  'can Ann train as planned',
  'who is above their normal',
  'does practice go as planned',
  'who was out after a normal day',
  'who is normal on HRV',
  'who has a regular sleep schedule',
  'who keeps a regular schedule',
  'who does not train as planned',
  'who trains normally but sleeps badly',
])('%s is something else', (words) => expect(asksWhoIsPlanned(words)).toBe(false))
