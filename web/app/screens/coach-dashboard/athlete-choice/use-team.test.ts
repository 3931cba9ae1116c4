import { expect, it } from 'vitest'
import { changedAddress } from '../../../shared/address/changed-address.ts'
import { changesToTeam } from './use-team.ts'

it('drops the choices of athletes with the team, and nothing else', () => {
  const before = new URLSearchParams('team=men&days=14&tab=analytics&athletes=a&recovery=b&sleep=c&activity=d')
  expect(changedAddress(before, changesToTeam('women')).toString()).toBe('team=women&days=14&tab=analytics')
})
