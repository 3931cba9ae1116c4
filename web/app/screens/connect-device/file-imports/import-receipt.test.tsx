import type { FileImport } from '@corner/contract/entities/file-imports.ts'
import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../../shared/rendered-for-tests.tsx'
import { ImportReceipt } from './import-receipt.tsx'

const done: FileImport = {
  id: '01990000-0000-7000-8000-000000000001',
  at: '2026-11-21T12:00:00Z',
  state: 'done',
  progress: 1,
  provider: 'oura',
  file_kind: 'Oura “Export data”',
  message: '3 records were imported',
  owner: null,
  imported: { cycles: 1, sleeps: 1, recoveries: 1, workouts: 0 },
  already_there: 0,
  first_day: '2026-03-09',
  last_day: '2026-03-10',
  skipped: [{ what: 'rests', why: 'they count as no sleep', count: 1_200 }],
  not_comparable: ['Oura readiness', 'Oura sleep score'],
}
const told = (of: Partial<FileImport>) => linesOf(markupOf(<ImportReceipt of={{ ...done, ...of }} />)).join(' ')

it('says what came, which days it covers, what was left out and what is never compared', () => {
  const words = told({})
  expect(words).toContain('3 records were imported from: Oura “Export data”')
  expect(words).toContain('Mar 9, 2026 to Mar 10, 2026')
  expect(words).toContain('Left out: 1,200 rests: they count as no sleep')
  expect(words).toContain('never compared with other makers: Oura readiness, Oura sleep score')
})

it('says of a file that could not be read why, and that nothing was changed', () => {
  expect(told({ state: 'refused', message: 'This file is empty' })).toBe('This file is empty. Nothing was changed.')
  expect(told({ state: 'broken_off', message: 'Please bring it in again.' })).toBe(
    'Please bring it in again. Nothing was changed.',
  )
})

it('says what an undo removed, and nothing of a file on its way', () => {
  expect(told({ state: 'undone', message: '3 records were removed' })).toBe('3 records were removed.')
  expect(told({ state: 'reading' })).toBe('')
})
