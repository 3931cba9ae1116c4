import { describe, expect, it } from 'vitest'
import { formatNumber, numberForFile } from './format-number.ts'

const PERCENT = { unit: '%', decimals: 1 }
const TREND = { unit: '', decimals: 1, trend: { goodAbove: 5, riskBelow: -10 } }

describe('a number of a ranking', () => {
  it.each([
    [84.06, '84.1%', 84.1],
    [84, '84.0%', 84],
    [0, 'N/A', null],
    [0.04, 'N/A', null],
    [0.05, '0.1%', 0.1],
    [null, 'N/A', null],
    [-12.34, '−12.3%', -12.3],
  ])('%d reads %s', (value, text, inFile) => {
    expect(formatNumber(PERCENT, value)).toBe(text)
    expect(numberForFile(PERCENT, value)).toBe(inFile)
  })

  it.each([
    [0, '0.0', 0],
    [-0.04, '0.0', 0],
    [6.94, '+6.9', 6.9],
    [-37, '−37.0', -37],
    [null, 'N/A', null],
  ])('a trend of %d reads %s: at average is no missing value', (value, text, inFile) => {
    expect(formatNumber(TREND, value)).toBe(text)
    expect(numberForFile(TREND, value)).toBe(inFile)
  })
})
