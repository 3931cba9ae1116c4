import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../../shared/rendered-for-tests.tsx'
import { hasSdnn, OtherMeasures } from './other-measures.tsx'

const MORNINGS = [
  { date: '2026-11-19', hrv_sdnn_milli: 70 },
  { date: '2026-11-20', hrv_sdnn_milli: 81.25, skin_temp_deviation_celsius: 0.24 },
  { date: '2026-11-21', hrv_sdnn_milli: null },
]
const said = (records: typeof MORNINGS) => linesOf(markupOf(<OtherMeasures records={records} />)).join(' ')

it('shows the newest SDNN and skin temperature, each by its own name', () => {
  expect(said(MORNINGS)).toMatch(
    /^HRV \(SDNN\) 81\s*ms Nov 20, average 76 ms Skin Temperature \+0\.2\s*°C Nov 20, against/,
  )
  expect(hasSdnn(MORNINGS)).toBe(true)
})

it('averages the values of one maker alone', () => {
  const two = MORNINGS.map((morning, place) => ({ ...morning, maker: place === 0 ? 'apple' : 'intervals' }))
  expect(said(two)).toContain('average 81 ms')
})

it('is not there without either', () => {
  const none = [{ date: '2026-11-21', hrv_sdnn_milli: null }]
  expect(said(none)).toBe('')
  expect(hasSdnn(none)).toBe(false)
})
