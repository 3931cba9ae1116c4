import { hoursApart } from '@corner/analytics/days/clock.ts'
import { decimal } from '@corner/analytics/numbers/rounding.ts'
import type { Cell } from '@corner/coach/tools/cells.ts'
import { Refusal } from '@corner/contract/refusal.ts'

export const OPERATIONS = [
  'sum',
  'difference',
  'product',
  'quotient',
  'mean',
  'min',
  'max',
  'share',
  'percent_change',
  'count',
] as const
export type Operation = (typeof OPERATIONS)[number]

/** An operand of a calculation. */
export interface Operand extends Pick<Cell, 'unit' | 'decimals'> {
  value: number
  /** A plain number, which takes the unit of the others. */
  isPlain: boolean
}

type Result = Pick<Cell, 'unit' | 'decimals'> & { value: number }

/** Computes one figure from others, with the resulting unit. @throws Refusal `bad_input` with the reason */
export function work(operation: Operation, operands: readonly Operand[]): Result {
  const values = operands.map(({ value }) => value)
  switch (operation) {
    case 'count':
      return { value: operands.length, unit: '', decimals: 0 }
    case 'product':
    case 'quotient':
      return scaled(operation, operands)
    case 'share':
    case 'percent_change': {
      const [a, b] = pairOf(operands)
      unitOfAll(operands)
      const value = operation === 'share' ? (a.value / b.value) * 100 : ((b.value - a.value) / Math.abs(a.value)) * 100
      return { value: decimal(value), unit: '%', decimals: 0 }
    }
    case 'difference':
      return difference(operands)
  }
  const like = unitOfAll(operands)
  if (like.unit === 'clock') refuse('Clock times are averaged by query')
  if (operation === 'sum' && like.unit === '%') refuse('Percents do not add up')
  const sum = values.reduce((total, value) => total + value, 0)
  const value = { sum, mean: sum / values.length, min: Math.min(...values), max: Math.max(...values) }[operation]
  const decimals = operation === 'mean' && like.decimals === 0 && like.unit === '' ? 1 : like.decimals
  return { value: decimal(value), unit: like.unit, decimals }
}

function difference(operands: readonly Operand[]): Result {
  const [a, b] = pairOf(operands)
  const { unit, decimals } = unitOfAll(operands)
  if (unit === 'clock') return { value: hoursApart(b.value, a.value), unit: 'h', decimals: 1 }
  const isOfPercents = unit === '%'
  const isCount = unit === '' && Number.isInteger(a.value) && Number.isInteger(b.value)
  const value = decimal(a.value - b.value)
  return {
    value,
    unit: isOfPercents ? 'points' : unit,
    decimals: isCount || unit === 'days' ? decimals : Math.max(1, decimals),
  }
}

/** A value divided by plain numbers keeps its unit; two values of one unit give a ratio. */
function scaled(operation: 'product' | 'quotient', operands: readonly Operand[]): Result {
  const [first, ...others] = operands
  if (!first || others.length === 0) return refuse(`A ${operation} needs two`)
  const value = others.reduce(
    (result, one) => (operation === 'product' ? result * one.value : result / one.value),
    first.value,
  )
  const withUnits = operands.filter(({ unit }) => unit !== '')
  const [only] = withUnits
  if (withUnits.length === 0) return { value: decimal(value), unit: '', decimals: 1 }
  if (withUnits.length === 1 && only && (operation === 'product' || only === first))
    return { value: decimal(value), unit: only.unit, decimals: Math.max(1, only.decimals) }
  if (operation === 'quotient' && operands.length === 2 && others[0]?.unit === first.unit)
    return { value: decimal(value), unit: '', decimals: 1 }
  return refuse('These units do not go together')
}

function pairOf(operands: readonly Operand[]): [Operand, Operand] {
  const [a, b, ...more] = operands
  return a && b && more.length === 0 ? [a, b] : refuse('Give two')
}

/** A plain number takes the unit of the others. */
function unitOfAll(operands: readonly Operand[]): Pick<Operand, 'unit' | 'decimals'> {
  const measured = operands.filter(({ isPlain }) => !isPlain)
  const units = new Set(measured.map(({ unit }) => unit))
  if (units.size > 1) refuse(`These are not alike: ${[...units].map((unit) => unit || 'a count').join(' and ')}`)
  return { unit: measured[0]?.unit ?? '', decimals: Math.max(0, ...measured.map(({ decimals }) => decimals)) }
}

function refuse(sentence: string): never {
  throw new Refusal('bad_input', sentence)
}
