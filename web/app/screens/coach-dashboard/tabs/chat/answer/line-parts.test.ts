import type { Reading } from '@corner/contract/entities/chat.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { RECOVERY_INSTEAD } from '../conversation/reading-for-tests.ts'
import { lineParts } from './line-parts.ts'

const chipsOf = (...texts: string[]): Reading['chips'] =>
  texts.map((text) => ({ part: 'what', text, choices: [RECOVERY_INSTEAD] }))

/** The parts of a line, chips in brackets. */
const cut = (line: string, ...chips: string[]) =>
  lineParts({ line, chips: chipsOf(...chips) }).map(({ text, chip }) => (chip ? `[${text}]` : text))

it.each([
  [
    'Sleep below 6 h, two nights in a row, every athlete, Nov 15 to 21',
    ['every athlete', 'sleep below 6 h', 'Nov 15 to 21', 'two nights in a row'],
    ['[Sleep below 6 h]', '[two nights in a row]', '[every athlete]', '[Nov 15 to 21]'],
  ],
  ['Average sleep of Farid, yesterday', ['Farid', 'average'], ['[Average]', 'sleep of', '[Farid]', 'yesterday']],
  ['Average recovery', ['every athlete', 'recovery'], ['Average', '[recovery]', '[every athlete]']],
  [
    'Sleep, on days after sleep below 6 h',
    ['sleep', 'sleep below 6 h'],
    ['[Sleep]', 'on days after', '[sleep below 6 h]'],
  ],
  ['Shallow sleep (REM)', ['all', 'sleep (REM)'], ['Shallow', '[sleep (REM)]', '[all]']],
  ['Recovery of İlhan, today', ['today', ''], ['Recovery of İlhan', '[today]', '[]']],
  ['Sleep below 6 h, today', ['sleep', 'sleep below 6 h'], ['[Sleep below 6 h]', 'today', '[sleep]']],
  ['', ['today'], ['[today]']],
  ['Every athlete', [], ['Every athlete']],
])('cuts %j', (line, chips, pieces) => {
  expect(cut(line, ...chips)).toEqual(pieces)
})

it('keeps parts without alternatives as text', () => {
  const [what, who, how] = chipsOf('sleep', 'every athlete', 'on average')
  const chips = [what, { ...who, choices: [] }, { ...how, choices: [] }] as Reading['chips']
  expect(lineParts({ line: 'Sleep, every athlete, last night', chips })).toEqual([
    { text: 'Sleep', chip: what },
    { text: 'every athlete, last night' },
    { text: 'on average' },
  ])
})

it('shows each chip once, and every word in order', () => {
  const words = fc.array(
    fc.constantFrom(
      'sleep',
      'Sleep',
      'below',
      '6',
      'h,',
      'Nov',
      '15',
      'a+b',
      '(REM)',
      'Şahin',
      'Al-Amin',
      '50 %/day',
      '{\\d}$^',
    ),
    {
      maxLength: 8,
    },
  )
  const text = words.map((all) => all.join(' '))
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 4 }), (line, texts) => {
      const chips = chipsOf(...texts)
      const parts = lineParts({ line, chips })
      const shown = parts.flatMap(({ chip }) => chip ?? [])
      expect(shown).toHaveLength(chips.length)
      expect(new Set(shown)).toEqual(new Set(chips))
      const lettersOf = (one: string) => one.replace(/[^\p{L}\p{N}]/gu, '')
      expect(lettersOf(parts.map((part) => part.text).join('')).startsWith(lettersOf(line))).toBe(true)
    }),
  )
})
