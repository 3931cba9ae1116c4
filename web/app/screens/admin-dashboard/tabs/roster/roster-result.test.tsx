import { describe, expect, it } from 'vitest'
import { linesOf, markupOf } from '../../../../shared/rendered-for-tests.tsx'
import { RosterResult } from './roster-result.tsx'

const invitation = (name: string) => ({
  id: name,
  full_name: name,
  email: `${name}@club.example`,
  link: `https://corner.example/invitation#${name}`,
  expires_at: '2026-12-05T08:00:00Z',
})
const NOTHING = { invitations: [], joined: 0, already_members: 0, mailed: false }
const result = (given: object) =>
  linesOf(markupOf(<RosterResult imported={{ ...NOTHING, ...given } as never} teamName="Varsity" />))

describe('the result of an import', () => {
  it('counts who joined, who was invited, and who was there', () => {
    expect(result({ joined: 1, already_members: 2 })[0]).toBe('1 person joined. 2 people on the team already.')
    expect(result({ invitations: [invitation('ann')] })[0]).toBe('1 person invited.')
  })

  it('hands over the links, once', () => {
    const lines = result({ invitations: [invitation('ann'), invitation('bea')] })
    expect(lines.join(' ')).toMatch(
      /Hand each person their own link: it works once, until .*2026, and is shown only now\./,
    )
    expect(lines).toContain('Copy all')
    expect(lines).toContain('Download as CSV')
    expect(lines.join(' ')).not.toContain('links')
  })

  it('says that the links were mailed', () => {
    expect(result({ invitations: [invitation('ann')], mailed: true }).join(' ')).toContain(
      'Each of them gets the link by e-mail. Here they are once more, for who does not find the mail: it works once',
    )
  })

  it('has no links where nobody was invited', () => {
    expect(result({ joined: 3 })).toEqual(['3 people joined.'])
  })

  it('has a long list in pages', () => {
    const many = Array.from({ length: 201 }, (_, place) => invitation(`ann${place}`))
    expect(result({ invitations: many }).some((line) => line.endsWith('of 201 links'))).toBe(true)
  })
})
