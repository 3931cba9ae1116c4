import { expect, test } from 'vitest'
import { withCapitals } from './capitals.ts'

test.each([
  ['saturday 515am', 'Saturday at 5:15 am'],
  ['bus at 6 a.m.', 'bus at 6 am'],
  ['practice at 5:30PM, bring water', 'practice at 5:30 pm, bring water'],
  ['tues and thurs', 'Tuesday and Thursday'],
  ['mon tue wed weds thu thur fri', 'Monday Tuesday Wednesday Wednesday Thursday Thursday Friday'],
  ['see you on sat', 'see you on Saturday'],
  ['sun morning', 'Sunday morning'],
  ['we sat in the sun', 'we sat in the sun'],
  ['the week of thanksgiving in november', 'the week of Thanksgiving in November'],
  ['MONDAYS are hard', 'Mondays are hard'],
  ['we may march in', 'we may march in'],
  ['leave for the open', 'leave for the Open'],
  ['go to the open mat', 'go to the open mat'],
  ['bring an id', 'bring an ID'],
  ['bring ids.', 'bring IDs.'],
  ['charge your whoop', 'charge your WHOOP'],
])('%s: %s', (typed, written) => expect(withCapitals(typed)).toBe(written))
