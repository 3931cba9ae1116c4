// @vitest-environment happy-dom
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted, stubServer } from '../../../../shared/mounted-for-tests.tsx'
import { OrganizationModals } from './organization-modals.tsx'

const CREATE = 'POST /api/teams/admin/create-organization/'

it('creates an organization by the button that says so', async () => {
  const sent = stubServer({ [CREATE]: { id: '1', name: 'North Club', description: '' } })
  const { user } = mounted(<OrganizationModals modal={{ kind: 'create' }} onClose={() => {}} />)
  const create = screen.getByRole('button', { name: 'Create Organization' })
  await user.click(create)
  expect(screen.getByText(ADMIN_TEXTS.organizationNameRequired)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /name/i }), 'North Club')
  await user.click(create)
  expect(await screen.findByText(ADMIN_TEXTS.organizationCreated)).toBeTruthy()
  expect(sent).toEqual([{ call: CREATE, body: expect.objectContaining({ name: 'North Club' }) }])
})
