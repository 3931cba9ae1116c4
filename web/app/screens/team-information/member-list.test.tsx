import type { TeamMember } from '@corner/contract/entities/teams.ts'
import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../shared/rendered-for-tests.tsx'
import { MemberList } from './member-list.tsx'

const MEMBER: TeamMember = {
  id: '1',
  username: 'dana',
  first_name: 'Dana',
  full_name: 'Dana Whitfield',
  email: 'dana@c.example',
  whoop_connected: true,
}

it('shows each member with the state of the device, and the role once, in the heading', () => {
  const lines = linesOf(markupOf(<MemberList as="coach" members={[MEMBER]} empty="" />))
  expect(lines[0]).toBe('Coaches (1)')
  expect(lines.join(' ')).toMatch(/Dana Whitfield ?dana@c\.example ?Connected/)
})

it('says first that the maker no longer accepts the link, and what that means', () => {
  const lines = (ended: boolean) =>
    linesOf(markupOf(<MemberList as="athlete" members={[{ ...MEMBER, link_ended: ended }]} empty="" />)).join(' ')
  expect(lines(true)).toMatch(/Link ended ?Connected before; has to connect again/)
  expect(lines(false)).not.toContain('Link ended')
})

it('isolates a name from right to left, and says the user name of who has none', () => {
  const members = [
    { ...MEMBER, full_name: 'ليلى حداد' },
    { ...MEMBER, id: '2', full_name: ' ' },
  ]
  const markup = markupOf(<MemberList as="athlete" members={members} empty="" />)
  expect(markup).toMatch(/<bdi [^>]*>ليلى حداد<\/bdi>/)
  expect(markup).toMatch(/<bdi [^>]*>dana<\/bdi>/)
})

it('leads from a name to where it is asked to', () => {
  const markup = markupOf(
    <MemberList as="athlete" members={[MEMBER]} empty="" addressOf={({ id }) => `/athlete/7/${id}`} />,
  )
  expect(markup).toMatch(/<a [^>]*href="\/athlete\/7\/1"[^>]*><bdi [^>]*>Dana Whitfield<\/bdi><\/a>/)
  expect(markupOf(<MemberList as="coach" members={[MEMBER]} empty="" />)).not.toContain('<a ')
})

it('says that there is nobody', () => {
  expect(linesOf(markupOf(<MemberList as="athlete" members={[]} empty="Nobody yet." />))).toEqual([
    'Athletes (0)',
    'Nobody yet.',
  ])
})
