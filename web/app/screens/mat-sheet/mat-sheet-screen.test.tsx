// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted, refusal, stubServer } from '../../shared/mounted-for-tests.tsx'
import { dayOf } from '../../shared/verdict/day-for-tests.ts'
import MatSheetScreen from './mat-sheet-screen.tsx'

const TEAM = { id: '00000000-0000-4000-8000-000000000001', name: 'Varsity' }
const DAY = `GET /api/teams/teams/${TEAM.id}/day/`
const shownWith = (day: unknown) => {
  stubServer({ 'GET /api/teams/teams/': [TEAM], [DAY]: day })
  return mounted(<MatSheetScreen />)
}

it('lists the athletes of the day under their team and day', async () => {
  shownWith({ day: '2026-11-21', athletes: [dayOf('Ann Ash', {})] })
  expect(await screen.findByText('Ann Ash')).toBeTruthy()
  expect(screen.getByText('Varsity · Nov 21, 2026')).toBeTruthy()
  const note = screen.getByText(/^Usually: the 28-day median\. To watch: .* 10 points under the usual;/).textContent
  expect(note).toContain('a sign (a value outside its own normal, short sleep, or low mornings)')
  expect(note).toContain('the HRV of one night is no sign')
  expect(note).toContain('Go takes a recovery from 66%, the mark ready one from 67%.')
  expect(document.querySelector('[aria-busy]')).toBeNull()
})

it('has a way to each athlete, and one line for a group without anybody', async () => {
  shownWith({ day: '2026-11-21', athletes: [dayOf('Ann Ash', {})] })
  const link = await screen.findByRole('link', { name: 'Ann Ash' })
  expect(link.getAttribute('href')).toContain(`/athlete/${TEAM.id}/`)
  expect(screen.getByRole('heading', { name: /Rest\s+0 · nobody/ })).toBeTruthy()
  expect(screen.getAllByRole('table')).toHaveLength(1)
})

it('names the column to write in above the first group only', async () => {
  shownWith({ day: '2026-11-21', athletes: [dayOf('Ann Ash', {}), dayOf('Bea Birch', { verdict: 'hard' })] })
  await screen.findByText('Bea Birch')
  expect(screen.getAllByText('Notes').filter((name) => name.getAttribute('aria-hidden'))).toHaveLength(1)
})

it('says instead of the sheet what went wrong', async () => {
  shownWith(refusal(403, { error: 'You are no coach of this team' }))
  expect(await screen.findByText('Something went wrong')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  expect(document.querySelector('[aria-busy]')).toBeNull()
})
