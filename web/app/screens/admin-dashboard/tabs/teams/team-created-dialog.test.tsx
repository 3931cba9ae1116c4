// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mounted } from '../../../../shared/mounted-for-tests.tsx'
import { TeamModals } from './team-modals.tsx'

it('leads from a new team to the import of its roster', async () => {
  const team = { id: '7', name: 'Eagles', description: '', organization: { name: 'Club' } }
  const created = { team, coach_code: 'A', athlete_code: 'B' }
  const onOpen = vi.fn()
  const { user } = mounted(<TeamModals modal={{ kind: 'created', created }} onOpen={onOpen} onClose={() => {}} />)
  await user.click(screen.getByRole('button', { name: 'Import Roster', hidden: true }))
  expect(onOpen.mock.calls).toEqual([[{ kind: 'roster', team }]])
})
