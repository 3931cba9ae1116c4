// @vitest-environment happy-dom
import type { Team } from '@corner/contract/entities/teams.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted } from '../../shared/mounted-for-tests.tsx'
import { JoinCodes } from './join-codes.tsx'

const TEAM = { id: '1', name: 'Varsity', coach_code: 'COA-CH1-COD-E12', athlete_code: 'QEW-N9C-PER-A7R' } as Team

it('says what scanning does, and writes the code of a message in one piece', () => {
  mounted(<JoinCodes team={TEAM} />)
  expect(screen.getAllByText('Scan to register with this code')).toHaveLength(2)
  const [message] = screen.getAllByText(/^Join Varsity on /, { selector: 'p' }).slice(1)
  expect(message?.textContent).toMatch(/\/register, code QEW-N9C-PER-A7R$/)
  expect(message?.querySelector('span')?.textContent).toBe('QEW-N9C-PER-A7R')
})
