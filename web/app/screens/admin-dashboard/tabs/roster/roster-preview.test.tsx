import { RosterLine } from '@corner/contract/entities/roster.ts'
import { describe, expect, it } from 'vitest'
import { linesOf, markupOf } from '../../../../shared/rendered-for-tests.tsx'
import { RosterPreviewTables } from './roster-preview.tsx'

const LINE = {
  line: 2,
  first_name: 'Ann',
  last_name: 'Ash',
  email: 'ann@club.example',
  role: 'athlete',
  outcome: 'invite',
  unproven_since: null,
}
/** Differs in every field; the types ask for a value of a new one. */
const ANOTHER: RosterLine = {
  line: 3,
  first_name: 'Ben',
  last_name: 'Birch',
  email: 'ben@club.example',
  role: 'coach',
  outcome: 'join',
  unproven_since: '2026-03-01T08:00:00Z',
}
const MISTAKE = { line: 3, column: 'email', message: 'No address' }
const preview = (given: object) =>
  linesOf(markupOf(<RosterPreviewTables preview={{ lines: [], errors: [], ...given } as never} fileName="team.csv" />))

describe('the preview of an import', () => {
  it('names the file and lists the people', () => {
    const lines = preview({ lines: [LINE] })
    expect(lines[0]).toBe('team.csv')
    expect(lines.join(' ')).toContain('Ann Ash')
    expect(lines).toContain('What happens')
    expect(lines.join(' ')).not.toContain('mistake')
  })

  it.each(Object.keys(RosterLine.shape).filter((field) => field !== 'line') as (keyof RosterLine)[])(
    'shows the %s of a person',
    (field) => {
      const changed = { ...LINE, [field]: ANOTHER[field] }
      expect(preview({ lines: [changed] })).not.toEqual(preview({ lines: [LINE] }))
    },
  )

  it.each([
    [1, '1 mistake in the file.'],
    [2, '2 mistakes in the file.'],
  ])('counts %i mistakes', (count, said) => {
    const errors = Array.from({ length: count }, () => MISTAKE)
    const lines = preview({ errors })
    expect(lines.some((line) => line.startsWith(said))).toBe(true)
    expect(lines).toContain('No address')
    expect(lines).not.toContain('What happens')
  })

  it('says that a mistake is about a whole line', () => {
    expect(preview({ errors: [{ ...MISTAKE, column: null }] })).toContain('Whole line')
    expect(preview({ errors: [MISTAKE] })).toContain('email')
  })

  it('has a long list in pages', () => {
    const errors = Array.from({ length: 201 }, () => MISTAKE)
    const lines = preview({ errors, lines: [LINE] })
    expect(lines.some((line) => line.endsWith('of 201 mistakes'))).toBe(true)
    expect(lines.some((line) => line.endsWith('1 person'))).toBe(false)
  })
})
