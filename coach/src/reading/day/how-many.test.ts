import { expect, test } from 'vitest'
import { numberAsked } from './how-many.ts'

test.each<[string, number | undefined]>([
  ['which 5 guys should I push', 5],
  ['give me three names', 3],
  ['top 3 I should worry about', 3],
  ['the two worst', 2],
  ['which guys can handle a hard go, I need four for a grind match', 4],
  ['Give me the three athletes you would restrict first', 3],
  ['just the bottom 6', 6],
  ['I can see maybe five athletes, in what order', 5],
  ['if I only talk to one kid who is it', 1],
  ['a couple of guys to watch', 2],
  ['we got hill sprints at 6. anybody I should pull', undefined],
  ['top 3 things to fix with this team', undefined],
  ['who sits out of the first 30 minutes', undefined],
  ['can he go the last 2 days', undefined],
  ['split them into 3 groups', undefined],
  ['which one should sit out', undefined],
  ['which ones should sit out', undefined],
  ['who can go 5 rounds', undefined],
])('%s', (message, number) => expect(numberAsked(message)).toBe(number))
