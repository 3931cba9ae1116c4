import { expect, it } from 'vitest'
import { aDevice } from '../../shared/device/device-for-tests.ts'
import { devicesQuery } from '../../shared/device/devices-query.ts'
import { linesOf, markupOf } from '../../shared/rendered-for-tests.tsx'
import { OwnCredits } from './own-credits.tsx'

const NONE = aDevice({ provider: 'whoop', label: 'WHOOP' })
const LINKED = aDevice({ provider: 'intervals', label: 'Intervals.icu', connected: true })
const FROM_A_FILE = aDevice({ stored: { nights: 0, workouts: 3 } })

it.each([
  [[NONE], ['Data powered by WHOOP']],
  [[NONE, FROM_A_FILE], ['Data powered by Oura']],
  [
    [LINKED, FROM_A_FILE],
    ['Data powered by Intervals.icu May contain data of Garmin devices.', 'Data powered by Oura'],
  ],
])('credits the makers of what is there', (devices, said) => {
  expect(linesOf(markupOf(<OwnCredits />, [[devicesQuery.queryKey, devices]]))).toEqual(said)
})

it('names nobody before the server has told', () => {
  expect(linesOf(markupOf(<OwnCredits />))).toEqual(['Data powered by the maker of your wearable'])
})
