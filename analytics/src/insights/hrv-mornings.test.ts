import { expect, it } from 'vitest'
import { insightsWith } from './insights-for-tests.ts'

// Between 45 and 55 ms on single mornings; the week's mean stays in its own range.
const usual = Array<number[]>(16).fill([45, 55]).flat()

it('lists an HRV under the own range for three mornings, though the week is in its range', () => {
  const { areas_of_concern, performance } = insightsWith({ hrv: [...usual, 52, 55, 55, 55, 43, 42, 41] })
  expect(performance.find(({ kind }) => kind === 'hrv')?.title).toBe('HRV in its normal range')
  expect(areas_of_concern.join()).toMatch(/^HRV 41 ms, under own range 4\d to 5\d ms on three mornings in a row$/)
})

it('lists no two low mornings, and a low week once', () => {
  expect(insightsWith({ hrv: [...usual, 52, 55, 55, 55, 55, 42, 41] }).areas_of_concern).toEqual([])
  const low = insightsWith({ hrv: [...usual, ...Array(7).fill(40)] }).areas_of_concern
  expect(low.filter((text) => text.includes('HRV'))).toHaveLength(1)
})
