import { expect, it } from 'vitest'
import { showChange, showTick, showTicks, showValue } from './show-value.ts'

const ms = { unit: ' ms', decimals: 0 } as const
const hours = { unit: ' h', decimals: 1 } as const

it('formats a value with its unit, 0 as 0, and null as a dash', () => {
  expect(showValue(hours, 6.44)).toBe('6.4 h')
  expect(showValue({ unit: '%', decimals: 0 }, 0)).toBe('0%')
  expect(showValue(hours, null)).toBe('–')
})

it('formats a change with its sign, unless it rounds to zero', () => {
  expect(showChange(ms, 3.4)).toBe('+3 ms')
  expect(showChange(ms, -8.5)).toBe('−9 ms')
  expect(showChange(ms, -0.2)).toBe('0 ms')
})

it('formats ticks without long units', () => {
  expect(showTick({ unit: '%', decimals: 0 }, 67)).toBe('67%')
  expect(showTick(hours, 7)).toBe('7 h')
  expect(showTick(ms, 60)).toBe('60')
  expect(showTick(hours, 0.5)).toBe('0.5 h')
})

it('writes a unit that is a word once, at the top of its axis', () => {
  expect(showTicks({ unit: ' ms', decimals: 0 }, [25, 30, 35])).toEqual(['25', '30', '35 ms'])
  expect(showTicks({ unit: '%', decimals: 0 }, [0, 100])).toEqual(['0%', '100%'])
  expect(showTicks({ unit: '', decimals: 0 }, [0, 21])).toEqual(['0', '21'])
})
