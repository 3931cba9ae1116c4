import { expect, it } from 'vitest'
import { codeOfJoinLink, joinLink } from './join-link.ts'

it('carries the code in the fragment, and gives it back', () => {
  const link = joinLink('https://corner.example', 'WQF-37T-DER-CX4')
  expect(link).toBe('https://corner.example/register#code=WQF-37T-DER-CX4')
  expect(codeOfJoinLink(new URL(link))).toBe('WQF-37T-DER-CX4')
})

it.each(['', '#setup=x', '#'])('finds no code in %j', (hash) => {
  expect(codeOfJoinLink({ hash })).toBe('')
})
