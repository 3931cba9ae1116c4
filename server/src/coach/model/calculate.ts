import { withUnit } from '@corner/analytics/numbers/rounding.ts'
import type { Cell, Cells } from '@corner/coach/tools/cells.ts'
import { writeNumber } from '@corner/coach/wording/figures.ts'
import type { ChatStep } from '@corner/contract/entities/chat.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import { z } from 'zod'
import { OPERATIONS, type Operand, work } from './arithmetic.ts'
import type { AllowedNumbers } from './figures/allowed-numbers.ts'

export const CalculateInput = z.object({
  operation: z.enum(OPERATIONS),
  of: z
    .array(z.union([z.string(), z.number()]))
    .min(1)
    .max(60),
})
export type CalculateInput = z.infer<typeof CalculateInput>

export const CALCULATE =
  'Arithmetic on figures you got: of holds references ("r3"). difference: first minus second. share: first in percent of second. percent_change: from first to second. count: how many are listed. Returns a figure with a reference.'

/** Constants of a calculation that are not measured: hours of a day, days of a week, and percent. */
const PLAIN: ReadonlySet<number> = new Set([2, 7, 24, 60, 100])

/** The step under "How I got this". */
interface NamedOperand extends Operand, Pick<Cell, 'athletes' | 'text'> {
  of: string
}

/** The operands that a calculation may use. */
interface Figures {
  cells: Cells
  given: AllowedNumbers
  /** By id. */
  nameOf(athlete: string): string
}

/**
 * Computes one figure from others and adds it to the known figures.
 * @returns it with its reference, and a description for the reader
 * @throws Refusal `bad_input` with the reason, for the model to read
 */
export function calculate({ operation, of }: CalculateInput, figures: Figures): { shown: string; step: ChatStep } {
  const { cells, nameOf } = figures
  const operands = of.map((one) => operandOf(one, figures))
  if (operands.every(({ isPlain }) => isPlain)) refuse('Give at least one reference')
  const { value, unit, decimals } = work(operation, operands)
  if (!Number.isFinite(value)) refuse('That has no result: something is divided by zero')
  const athletes = [...new Set(operands.flatMap((one) => one.athletes))]
  const size = withUnit(writeNumber(Math.abs(value), decimals), unit)
  const isSigned = operation === 'difference' || operation === 'percent_change'
  const text = isSigned ? size : withUnit(writeNumber(value, decimals), unit)
  const cell = cells.write({ text, of: `${operation} of ${of.join(', ')}`, athletes, value, unit, decimals })
  const shown = isSigned ? `${value < 0 ? 'lower' : 'higher'} by ${cell}` : cell
  return { shown, step: stepOf({ operation, of }, operands, { text, nameOf }) }
}

/** Under "How I got this": the operands and the result. */
function stepOf(
  { operation, of }: CalculateInput,
  operands: readonly NamedOperand[],
  { text, nameOf }: Pick<Figures, 'nameOf'> & { text: string },
): ChatStep {
  const title = `Calculated: ${operation.replaceAll('_', ' ')}`
  const columns = ['Of', 'Figure'].map((label) => ({ label, unit: '' }))
  const labelOf = (one: NamedOperand) => [one.of, ...one.athletes.map(nameOf)].join(', ')
  const rows = [...operands.map((one) => [labelOf(one), one.text]), ['Result', text]]
  return { tool: 'calculate', title, arguments: { operation, of }, columns, rows, more_rows: 0 }
}

function operandOf(one: string | number, { cells, given }: Figures): NamedOperand {
  const cell = typeof one === 'string' ? cells.find(/r\d+/.exec(one)?.[0] ?? '') : undefined
  if (cell) {
    if (cell.value === null) refuse(`${cell.ref} is a day`)
    return { ...cell, value: cell.value, isPlain: false }
  }
  const value = Number(one)
  if (!Number.isFinite(value)) refuse(`There is no ${one}`)
  if (!PLAIN.has(value) && !given.has(value)) refuse(`${one} is in no result: give its reference`)
  return { value, unit: '', decimals: 0, athletes: [], text: String(value), of: 'number', isPlain: true }
}

function refuse(sentence: string): never {
  throw new Refusal('bad_input', sentence)
}
