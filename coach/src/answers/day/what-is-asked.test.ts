import { expect, test } from 'vitest'
import { type AskedOfDay, askedOfDay } from './what-is-asked.ts'

test.each<[string, AskedOfDay]>([
  ['who should sit out of live today', 'sit_out'],
  ['Who shouldn’t go hard today?', 'sit_out'],
  ['who needs an easy day', 'sit_out'],
  ['who can I push', 'push'],
  ['whos a full go for live', 'push'],
  ['can Marcus go hard', 'push'],
  ['who can double up, who should I pull back', 'everybody'],
  ['is Isaiah good to go', 'ready'],
  ['who is ready for practice', 'ready'],
  ['split the team for lifting', 'groups'],
  ['who do I talk to first', 'order'],
  ['what changed since yesterday', 'changes'],
  ['who stands out', 'unusual'],
  ['who should I worry about', 'unusual'],
  ['is anyone coming down with something', 'sick'],
])('%s', (message, asked) => expect(askedOfDay(message)).toBe(asked))
