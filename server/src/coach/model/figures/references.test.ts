import { Cells } from '@corner/coach/tools/cells.ts'
import { expect, it } from 'vitest'
import { PRINTED_HERE, printReferences } from './references.ts'

const cells = new Cells()
const plain = { athletes: [], decimals: 0, of: '' }
cells.write({ ...plain, text: '58%', value: 58, unit: '%' })
cells.write({ ...plain, text: '7.2 h', value: 7.2, unit: 'h' })
cells.write({ ...plain, text: 'Nov 16', value: null, unit: '' })
cells.write({ ...plain, text: '5 nights', value: 5, unit: 'days' })
cells.write({ ...plain, text: '22', value: 22, unit: '' })
cells.write({ ...plain, text: 'down by 3.1 points', size: '3.1 points', value: -3.1, unit: 'points' })
cells.write({ ...plain, text: '0.4 h above their own average', size: '0.4 h', value: 0.4, unit: 'h' })
const print = (sentence: string) => printReferences(sentence, cells)

it.each([
  ['Recovery is {{r1}}.', 'Recovery is 58%.'],
  ['On {{r3}} he slept {{r2}}.', 'On Nov 16 he slept 7.2 h.'],
  // A unit is printed once.
  ['Recovery is {{r1}} %.', 'Recovery is 58%.'],
  ['Recovery is {{r1}}percent.', 'Recovery is 58%.'],
  ['He slept {{r2}} hours.', 'He slept 7.2 h.'],
  ['He slept {{r2}} h, then {{r2}}h.', 'He slept 7.2 h, then 7.2 h.'],
  ['On {{r4}} nights in a row.', 'On 5 nights in a row.'],
  ['{{r5}} nights, {{r5}} athletes', '22 nights, 22 athletes'],
  // A value copied from the result is printed once.
  ['Recovery is 58% {{r1}}.', 'Recovery is 58%.'],
  ['Recovery is 58 % ({{r1}}), fine.', 'Recovery is 58%, fine.'],
  ['He slept 7.2 {{r2}}.', 'He slept 7.2 h.'],
  // As small models write it.
  ['{r1}, [r1], `{{r1}}`, {{ r1 }}, r1.', '58%, 58%, 58%, 58%, 58%.'],
  // A direction is printed once.
  ['Recovery is {{r6}}.', 'Recovery is down by 3.1 points.'],
  ['Recovery dropped by {{r6}}.', 'Recovery dropped by 3.1 points.'],
  ['It is down {{r6}}.', 'It is down 3.1 points.'],
  ['He sleeps {{r7}} above his average.', 'He sleeps 0.4 h above his average.'],
])('prints %s', (sentence, text) => {
  expect(print(sentence)).toMatchObject({ text })
  expect(print(sentence).fault).toBeUndefined()
})

it.each([
  ['Recovery is {{r99}}.', 'unknown_reference'],
  ['Recovery is {{recovery}}.', 'unknown_reference'],
  ['Recovery is {{r1', 'unknown_reference'],
  ['Recovery is {{r1}} ms.', 'other_unit'],
  ['{{r5}} % of them', 'other_unit'],
  ['He slept {{r4}} hours.', 'other_unit'],
  ['Recovery rose by {{r6}}.', 'other_way'],
  ['Recovery is {{r6}} above his average.', 'other_way'],
  ['It is lower by {{r7}}.', 'other_way'],
])('finds the fault of %s', (sentence, why) => {
  expect(print(sentence).fault).toMatchObject({ why })
})

it('leaves what the model itself wrote to be read', () => {
  expect(print('58% {{r1}} of 22').own).toBe(`${PRINTED_HERE} of 22`)
  expect(print('59% {{r1}}').own).toBe(`59% ${PRINTED_HERE}`)
})
