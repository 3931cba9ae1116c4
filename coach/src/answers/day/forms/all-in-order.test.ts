import { expect, test } from 'vitest'
import type { AthleteVerdict } from '../verdicts.ts'
import { writeAll } from './who-does-what.ts'

const TODAY = '2026-11-21'
const NIGHT = { from: TODAY, until: TODAY } as const
const one = (name: string, changes: Partial<AthleteVerdict>): AthleteVerdict => ({
  athlete: { id: name, name },
  connected: true,
  issues: 0,
  verdict: 'as_planned',
  recovery: 60,
  recoveryDate: TODAY,
  readiness: null,
  usual: 60,
  signs: [],
  past: [],
  along: [],
  newestRecovery: { date: TODAY, value: 60 },
  before: null,
  ownRange: null,
  ...changes,
})
const unknown = (name: string, newestRecovery: string | null) =>
  one(name, {
    ...{ verdict: 'ask', recovery: null, recoveryDate: null, connected: newestRecovery !== null },
    newestRecovery: newestRecovery === null ? null : { date: newestRecovery, value: 60 },
  })

test('the questions stand below those they are for, and who is to be asked first in one place', () => {
  const short = {
    kind: 'short_night',
    weight: 'mild',
    name: 'a short night',
    text: '5.5 h of sleep',
    ...NIGHT,
  } as const
  const judged = [
    one('Hiroshi Tanaka', { verdict: 'lighter', recovery: 44, signs: [{ ...short, ask: 'What kept you up?' }] }),
    ...Array.from({ length: 7 }, (_, at) => one(`Pat Palm${at}`, {})),
    unknown('Levi Lark', null),
    unknown('Owen Oak', null),
    unknown('Arjun Ash', '2026-11-18'),
  ]
  expect(writeAll(judged, TODAY).replaceAll('**', '').split('\n\n').slice(1)).toEqual([
    '- Hiroshi Tanaka (44%, usually 60%): 5.5 h of sleep',
    'Ask Hiroshi Tanaka: "What kept you up?"',
    '7 train as planned.',
    'Ask first: Levi Lark and Owen Oak (no device); Arjun Ash (no recovery since Wed Nov 18).',
    'Usually: the 28-day median.',
  ])
})
