import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { DAY_FORMS, type DayAsked } from '@corner/contract/entities/day-asked.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scopeWith } from '../../scope-for-tests.ts'
import { said } from '../team-for-tests.ts'

const NAMES = ['Ann Ash', 'Bea Birch', 'Cal Cole', 'Dan Dale', 'Eve Elm', 'Fay Fox', 'Gus Gale', 'Hal Hill']
const idOf = (place: number) => `00000000-0000-4000-8000-00000000000${place}`

const values = (middle: number, spread: number, min: number, max: number) =>
  fc
    .tuple(
      fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 30, maxLength: 32, size: 'max' }),
      fc.array(fc.double({ min, max, noNaN: true }), { maxLength: 4 }),
    )
    .map(([weeks, last]) => [...weeks.map((off) => middle + off * spread), ...last])
const team = fc
  .array(
    fc.record({ recovery: values(55, 12, 5, 99), hours: values(7.2, 0.9, 3.5, 9.5), hrv: values(80, 10, 30, 130) }),
    {
      minLength: NAMES.length,
      maxLength: NAMES.length,
    },
  )
  .map((all) => all.map((given, place) => athleteWith({ ...given, id: idOf(place), name: NAMES[place] ?? '' })))

/** The words for those who can do a lot, who have to do less, and who cannot be judged, in any form of the answer. */
const ROLES = {
  well: /(?:You can push[^\n]*|Ready for a hard day[^\n]*(?:\n\n(?:\d+\.|-) [^\n]*)?|Heavy \(.*|(?:Full) \(.*)/g,
  planned: /As planned: .*|Next, as planned.*/g,
  held: /(?:Keep [^.]* out of live|Out of live wrestling: .*?(?= Lighter:|\n|$)|Lighter: .*|[^.\n]* needs? a lighter day\.|Also lighter: .*)/g,
}

const CHANGES: readonly Omit<DayAsked, 'form'>[] = [
  {},
  { limit: 2 },
  { shown: 'names' },
  { shown: 'table' },
  { only: 'worse' },
  { only: 'better' },
  { order: 'lowest' },
  { order: 'highest', limit: 3 },
]

test('in no form of the answer is somebody told in two opposite roles', async () => {
  await fc.assert(
    fc.asyncProperty(
      team,
      fc.constantFrom(...DAY_FORMS),
      fc.constantFrom(...CHANGES),
      async (athletes, form, changes) => {
        const scope = scopeWith({ athletes })
        const text = await said({ kind: 'overview', who: {}, focus: 'guidance', day: { form, ...changes } }, { scope })
        const told = Object.values(ROLES).map((role) => (text.match(role) ?? []).join('\n'))
        for (const name of NAMES) expect(told.filter((part) => part.includes(name)).length, text).toBeLessThan(2)
        const lines = text.split('\n').filter((line) => /^(\d+\.|-|\|) /.test(line))
        const isNamedTwice = (name: string) => lines.filter((line) => line.includes(name)).length > 1
        // A lifting group has its reasons in a list below.
        if (form !== 'groups' || Object.keys(changes).length > 0) expect(NAMES.filter(isNamedTwice), text).toEqual([])
      },
    ),
    { numRuns: 150 },
  )
})
