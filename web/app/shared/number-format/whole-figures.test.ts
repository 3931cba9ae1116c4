import { expect, it } from 'vitest'
import { withWholeFigures } from './whole-figures.ts'

it('tears no unit off its figure, and leaves other spaces alone', () => {
  expect(withWholeFigures('5.6 h of sleep, usually 7.2 h; HRV 81 ms, 3 hours')).toBe(
    '5.6\u00a0h of sleep, usually\u00a07.2\u00a0h; HRV 81\u00a0ms, 3 hours',
  )
  expect(withWholeFigures('skin temperature 0.6 °C up')).toBe('skin temperature 0.6\u00a0°C up')
})
