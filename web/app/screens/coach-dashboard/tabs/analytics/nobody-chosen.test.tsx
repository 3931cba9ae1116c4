// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted } from '../../../../shared/mounted-for-tests.tsx'
import { HeaderAthleteSelect } from '../../header/header-athlete-select.tsx'
import { NobodyChosen } from './nobody-chosen.tsx'

const IDS = ['aaaaaa', 'bbbbbb']
const athletes = IDS.map((id) => ({ id, name: id }))
const shown = (chosen: readonly string[], address = '/?athletes=none') =>
  mounted(
    <>
      <HeaderAthleteSelect athletes={athletes} />
      <NobodyChosen view={{ chosen }} ids={IDS} />
    </>,
    address,
  )

it('says once that nobody is chosen, and opens the choice of the page', async () => {
  const { user } = shown([])
  expect(screen.getAllByText(/Nobody is chosen: all are drawn in grey\./)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Choose athletes' }))
  expect(screen.getAllByRole('checkbox').length).toBeGreaterThanOrEqual(IDS.length)
})

it('names the charts for which nobody is chosen, and takes the choice of the page for them', async () => {
  const { user, address } = shown(IDS, '/?sleep=none')
  expect(screen.getByText(/Nobody is chosen for Sleep Quality & Duration: all are drawn in grey there\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Choose those of the page' }))
  expect(address()).not.toContain('sleep')
  expect(screen.queryByText(/Nobody is chosen/)).toBeNull()
})

it('is not there where somebody is chosen in every chart', () => {
  shown(IDS, '/')
  expect(screen.queryByText(/Nobody is chosen/)).toBeNull()
})
