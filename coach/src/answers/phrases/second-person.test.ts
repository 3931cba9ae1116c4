import { expect, test } from 'vitest'
import { inSecondPerson } from './second-person.ts'

test.each([
  [
    "**Ann Ash**'s latest recovery is **50%**, 9.3 points below their own average.",
    'Your latest recovery is **50%**, 9.3 points below your own average.',
  ],
  ['Yes, **Ann Ash** has a latest recovery below 60%.', 'Yes, you have a latest recovery below 60%.'],
  ['No, **Ann Ash** is not at risk. **Ann Ash** has no record.', 'No, you are not at risk. You have no record.'],
  ["**Worse.** **Ann Ash**'s sleep is down.", '**Worse.** Your sleep is down.'],
  ['- **Ann Ash**, the last 7 days: 8.0 h', '- You, the last 7 days: 8.0 h'],
  [
    "There are too few pairs to say whether **Ann Ash**'s sleep and strain go together.",
    'There are too few pairs to say whether your sleep and strain go together.',
  ],
  [
    'One night is noise: ask how they feel before you change the plan',
    'One night is noise: how you feel counts as much',
  ],
])('%s', (about, to) => expect(inSecondPerson(about, 'Ann Ash')).toBe(to))
