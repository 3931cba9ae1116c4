import { expect, it } from 'vitest'
import { recentHistory } from './recent-history.ts'

const said = (content: string) => ({ role: 'user' as const, content })

it('is a usual conversation as it is, in its order', () => {
  const conversation = [said('Who slept least?'), { role: 'assistant' as const, content: 'Ann.' }, said('And HRV?')]
  expect(recentHistory(conversation)).toEqual(conversation)
})

it('leaves out what is older than anybody refers to, and cuts what is too long', () => {
  const long = Array.from({ length: 20 }, (_, place) => said(String.fromCharCode(97 + place).repeat(20_000)))
  const recent = recentHistory(long)
  expect(recent.map(({ content }) => [content[0], content.length])).toEqual([
    ...[['q', 4000] as const, ['r', 4000] as const, ['s', 4000] as const, ['t', 4000] as const],
  ])
  expect(recentHistory([said('old'), ...long]).map(({ content }) => content)).not.toContain('old')
})
