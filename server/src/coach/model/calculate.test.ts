import { Cells } from '@corner/coach/tools/cells.ts'
import { expect, it } from 'vitest'
import { type CalculateInput, calculate } from './calculate.ts'
import { AllowedNumbers } from './figures/allowed-numbers.ts'

function workOut(operation: CalculateInput['operation'], ...of: CalculateInput['of']) {
  const cells = new Cells()
  const cell = (text: string, value: number, unit: '%' | 'h' | 'clock' | '', athlete: string, decimals = 0) =>
    cells.write({ text, value, unit, decimals, athletes: [athlete], of: 'it' })
  cell('58%', 58, '%', 'ann') // r1
  cell('43%', 43.4, '%', 'bea') // r2
  cell('7.2 h', 7.2, 'h', 'ann', 1) // r3
  cell('4.7 h', 4.7, 'h', 'bea', 1) // r4
  cell('23:30', 23.5, 'clock', 'ann') // r5
  cell('00:45', 0.75, 'clock', 'bea') // r6
  cell('5', 5, '', 'ann') // r7
  cells.write({ text: 'Nov 16', value: null, unit: '', decimals: 0, athletes: [], of: 'day' }) // r8
  const given = new AllowedNumbers()
  given.addSaid('What is 8 hours less than that?')
  const { shown } = calculate({ operation, of }, { cells, given, nameOf: (id) => id })
  return { shown, cell: cells.all.at(-1) }
}

it.each([
  ['difference', ['r1', 'r2'], 'higher by 14.6 points {{r9}}'],
  ['difference', ['{{r4}}', '{{r3}}'], 'lower by 2.5 h {{r9}}'],
  ['difference', ['r6', 'r5'], 'higher by 1.3 h {{r9}}'],
  ['difference', ['r3', 8], 'lower by 0.8 h {{r9}}'],
  ['sum', ['r3', 'r4'], '11.9 h {{r9}}'],
  ['mean', ['r1', 'r2'], '51% {{r9}}'],
  ['min', ['r3', 'r4'], '4.7 h {{r9}}'],
  ['max', ['r3', 'r4'], '7.2 h {{r9}}'],
  ['product', ['r3', 7], '50.4 h {{r9}}'],
  ['quotient', ['r3', 'r4'], '1.5 {{r9}}'],
  ['quotient', ['r3', 2], '3.6 h {{r9}}'],
  ['share', ['r4', 'r3'], '65% {{r9}}'],
  ['percent_change', ['r3', 'r4'], 'lower by 35% {{r9}}'],
  ['count', ['r1', 'r2', 'r3'], '3 {{r9}}'],
] as const)('%s of %j is %s', (operation, of, shown) => {
  expect(workOut(operation, ...of).shown).toBe(shown)
})

it('is of all whose figures went in', () => {
  expect(workOut('difference', 'r1', 'r2').cell).toMatchObject({ athletes: ['ann', 'bea'], unit: 'points' })
})

it.each([
  ['sum', ['r1', 'r3'], 'not alike'],
  ['sum', ['r1', 'r2'], 'do not add up'],
  ['mean', ['r5', 'r6'], 'averaged by query'],
  ['difference', ['r1'], 'Give two'],
  ['difference', ['r1', 'r99'], 'There is no r99'],
  ['difference', ['r1', 'r8'], 'is a day'],
  // A figure that nobody looked up is not accepted as an operand.
  ['sum', ['r3', 3.4], 'is in no result'],
  ['sum', [60, 2], 'at least one reference'],
  ['quotient', ['r1', 'r3'], 'do not go together'],
] as const)('%s of %j is refused: %s', (operation, of, reason) => {
  expect(() => workOut(operation, ...of)).toThrow(reason)
})
