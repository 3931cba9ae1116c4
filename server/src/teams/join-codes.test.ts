import { expect, it } from 'vitest'
import { newJoinCode, normalizeJoinCode } from './join-codes.ts'

it('makes codes of at least 50 bits from signs that do not look alike', () => {
  const codes = Array.from({ length: 2_000 }, newJoinCode)
  expect(new Set(codes).size).toBe(2_000)
  for (const code of codes) expect(code).toMatch(/^[A-Z1-9]{3}(-[A-Z1-9]{3}){3}$/)
  const signs = new Set(codes.join('').replaceAll('-', ''))
  for (const alike of ['0O', '1IL', '2Z', '5S', '8B', 'UV']) {
    expect([...alike].filter((sign) => signs.has(sign)).length, alike).toBeLessThan(2)
  }
  expect(12 * Math.log2(signs.size)).toBeGreaterThanOrEqual(50)
})

it('reads a code as it is stored, however it was typed', () => {
  const code = newJoinCode()
  for (const typed of [
    code,
    code.toLowerCase(),
    ` ${code}\t`,
    code.replaceAll('-', ''),
    code.replaceAll('-', ' ').toLowerCase(),
  ]) {
    expect(normalizeJoinCode(typed)).toBe(code)
  }
  expect(normalizeJoinCode('  ')).toBe('')
})
