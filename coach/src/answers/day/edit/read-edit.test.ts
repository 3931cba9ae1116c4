import { expect, test } from 'vitest'
import { ANN, BEA, scopeOfTests } from '../../team-for-tests.ts'
import type { Edit } from './edit.ts'
import { readEdit } from './read-edit.ts'

const scope = scopeOfTests()

test.each<[string, Edit]>([
  ['just the worse ones', { only: 'worse' }],
  ['only the bad ones', { only: 'worse' }],
  ['show me only the ones who got worse', { only: 'worse' }],
  ['just the guys who are better', { only: 'better' }],
  ['only the ones in red', { only: 'red' }],
  ['just the greens please', { only: 'green' }],
  ['just names', { shown: 'names' }],
  ['just names I’m texting it', { shown: 'names' }],
  ['names only, no numbers', { shown: 'names' }],
  ['shorter', { isShorter: true }],
  ['too long, make it shorter', { isShorter: true }],
  ['drop Ann', { without: [ANN] }],
  ['ok take out Ann Ash and Bea', { without: [ANN, BEA] }],
  ['take Ann off I already talked to her', { without: [ANN] }],
  ['same list without Bea', { without: [BEA] }],
  ['put Ann back in', { with: [ANN] }],
  ['without the two with no device', { fresh: true }],
  ['drop the ones without data', { fresh: true }],
  ['put it in a table', { shown: 'table' }],
  ['can you give me that as a table', { shown: 'table' }],
  ['sort by recovery', { order: 'recovery' }],
  ['worst first', { order: 'worst' }],
  ['most beat up first', { order: 'worst' }],
  ['rank them best to worst', { order: 'best' }],
  ['top 3 only', { limit: 3 }],
  ['just the two worst', { limit: 2, order: 'worst' }],
  ['just give me five', { limit: 5 }],
  ['move Ann down to light and give me the list again', { moved: [{ id: ANN, to: 'lighter' }] }],
  ['put Bea in the heavy group', { moved: [{ id: BEA, to: 'hard' }] }],
  ['now for the lifters only', { form: 'groups' }],
  ['give me the list again', { isAgain: true }],
  ['drop Ann and just names', { without: [ANN], shown: 'names' }],
  ['top 2 in a table', { limit: 2, shown: 'table' }],
])('%s is a change', (message, edit) => expect(readEdit(message, scope)).toEqual(edit))

test.each([
  ...['is Ann ok', 'why', 'what about sleep', 'who is worst this week', 'who is the worst', 'why is Ann out', 'thanks'],
  ...['ok', 'good', 'and Bea?', 'what about Ann', 'how did Ann sleep', 'who else', 'are you sure', 'how do you know'],
  ...['and yesterday?', 'this week instead', 'what should Ann do', 'write Ann a text', 'draft a note to the parents'],
  ...[
    'who slept the least',
    'top 3 sleepers',
    'who has the best hrv',
    'rank them by sleep',
    'sort by hrv',
    'only those under 7 hours',
  ],
  ...['what is a good recovery', 'can Ann go live', 'should I drop Ann from the lineup', 'take Ann to the trainer?'],
  ...['is that bad', 'how bad is it', 'anyone getting sick', 'who improved the most', 'who is down since Friday'],
  ...[
    'put Ann on a plan',
    'what does red mean',
    'how many are in the red',
    'worse than last week?',
    'no',
    'names of the coaches',
  ],
  ...[
    'put Ann against Bea',
    'what about the table tennis',
    'light practice tomorrow?',
    'is light ok for Ann',
    'lift at 7',
  ],
  ...[
    'give me his numbers',
    'show me Ann',
    'compare Ann and Bea',
    'what changed',
    'who can I push',
    'recovery of the worst sleeper',
  ],
  ...[
    'what if I cut it to 30 minutes',
    'Bea instead',
    'strain yesterday',
    'just Ann',
    'team average',
    'the ones who slept badly',
  ],
])('%s is a question of its own', (message) => expect(readEdit(message, scope)).toBeUndefined())
