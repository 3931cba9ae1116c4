// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mounted, stubServer } from '../mounted-for-tests.tsx'
import { useFoundAccounts } from './found-accounts.ts'

const USERS = 'GET /api/teams/admin/users/'
const BELL = { id: '1', full_name: 'Ada Bell', username: 'ada', email: 'a+b@c.example', role: 'coach' }

function Found({ typed, isAdministrator = true }: { typed: string; isAdministrator?: boolean }) {
  return useFoundAccounts(isAdministrator, typed).map(({ id, label, hint, to }) => (
    <a key={id} href={to === 'help' ? '' : to.address}>
      {label}, {hint}
    </a>
  ))
}
const answer = () => Response.json([BELL], { headers: { 'x-total-count': '1' } })

it('leads from an account to the Users tab with its address searched', async () => {
  stubServer({ [USERS]: answer() })
  mounted(<Found typed=" ada " />)
  const link = await screen.findByRole('link')
  expect(link.textContent).toBe('Ada Bell, Coach · a+b@c.example')
  expect(link.getAttribute('href')).toBe('/admin-dashboard?tab=users&search=a%2Bb%40c.example')
})

it('shows none of an earlier text while another is typed', async () => {
  stubServer({ [USERS]: answer() })
  const { rerender } = mounted(<Found typed="ada" />)
  await screen.findByRole('link')
  rerender(<Found typed="adam" />)
  expect(screen.queryByRole('link')).toBeNull()
})

it.each([
  ['a', true],
  ['ada', false],
])('asks nothing for %j of who is an administrator: %s', async (typed, isAdministrator) => {
  const sent = stubServer({ [USERS]: answer() })
  mounted(<Found typed={typed} isAdministrator={isAdministrator} />)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(sent).toEqual([])
  expect(screen.queryByRole('link')).toBeNull()
})
