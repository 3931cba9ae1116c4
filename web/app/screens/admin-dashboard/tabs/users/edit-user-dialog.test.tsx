// @vitest-environment happy-dom
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mounted, refusal, stubServer } from '../../../../shared/mounted-for-tests.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'

const ID = '00000000-0000-4000-8000-000000000001'
const ANN = {
  id: ID,
  first_name: 'Ann',
  last_name: 'Ash',
  full_name: 'Ann Ash',
  username: 'annash',
  email: 'ann@club.example',
  role: 'coach',
  email_proven: true,
  version: 3,
}
const UPDATE = `PUT /api/teams/admin/update-user/${ID}/`
const USERS = 'GET /api/teams/admin/users/'
const OUTDATED = refusal(409, { error: ADMIN_TEXTS.changedMeanwhile, code: 'conflict' })

function dialog(answers: object = {}, given: object = {}) {
  const sent = stubServer({ [UPDATE]: {}, ...answers })
  const { user } = mounted(<EditUserDialog user={{ ...ANN, ...given } as never} onClose={() => {}} />)
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
  return { user, sent, save, choose: (role: string) => user.selectOptions(screen.getByLabelText('Role'), role) }
}
const bodies = (sent: { call: string; body: unknown }[]) =>
  sent.filter(({ call }) => call === UPDATE).map(({ body }) => body)
const asks = (words: RegExp) => screen.queryByLabelText(words)

describe('editing a user', () => {
  it('sends what it started from, and no password that was not typed', async () => {
    const { sent, save } = dialog()
    await save()
    expect(await screen.findByText('User updated.')).toBeTruthy()
    const [body] = bodies(sent)
    expect(body).toEqual({
      first_name: 'Ann',
      last_name: 'Ash',
      username: 'annash',
      email: 'ann@club.example',
      role: 'coach',
      rotate_codes: true,
      version: 3,
    })
  })

  it('asks for what is missing, and sends nothing', async () => {
    const { user, sent, save } = dialog()
    await user.clear(screen.getByDisplayValue('annash'))
    await save()
    expect(screen.getByText(ADMIN_TEXTS.requiredFields)).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('offers other codes to who loses a role', async () => {
    const { user, sent, save, choose } = dialog()
    expect(asks(/Change the join codes/)).toBeNull()
    await choose('athlete')
    expect(asks(/Change the join codes of the teams that they coach/)).toBeTruthy()
    await user.click(asks(/Change the join codes/) as Element)
    await save()
    await screen.findByText('User updated.')
    expect(bodies(sent)).toMatchObject([{ role: 'athlete', rotate_codes: false }])
  })

  it('wants the word of the administrator for an address that is not confirmed', async () => {
    const { user, sent, save, choose } = dialog({}, { email_proven: false, role: 'athlete' })
    expect(asks(/I confirm that/)).toBeNull()
    await choose('coach')
    expect(asks(/Change the join codes/)).toBeNull()
    await user.click(asks(/I confirm that/) as Element)
    await save()
    await screen.findByText('User updated.')
    expect(bodies(sent)).toMatchObject([{ role: 'coach', address_confirmed: true }])
  })

  it('offers the current values after a change of somebody else', async () => {
    const current = { ...ANN, first_name: 'Anna', version: 4 }
    const { user, sent, save } = dialog({
      [UPDATE]: OUTDATED,
      [USERS]: Response.json([current], { headers: { 'x-total-count': '1' } }),
    })
    await save()
    await user.click(await screen.findByRole('button', { name: 'Show the current values' }))
    expect(await screen.findByDisplayValue('Anna')).toBeTruthy()
    expect(screen.getByText(/These are the current values/)).toBeTruthy()
    expect(screen.queryByText(ADMIN_TEXTS.changedMeanwhile)).toBeNull()
    await save()
    await screen.findByText(ADMIN_TEXTS.changedMeanwhile)
    expect(bodies(sent)[1]).toMatchObject({ first_name: 'Anna', version: 4 })
  })

  it('saves nobody who was deleted meanwhile', async () => {
    const { user, sent, save } = dialog({
      [UPDATE]: OUTDATED,
      [USERS]: Response.json([], { headers: { 'x-total-count': '0' } }),
    })
    await save()
    await user.click(await screen.findByRole('button', { name: 'Show the current values' }))
    expect(await screen.findByText(ADMIN_TEXTS.noUserSelected)).toBeTruthy()
    await save()
    expect(bodies(sent)).toHaveLength(1)
    expect(screen.queryByText(/These are the current values/)).toBeNull()
  })
})
