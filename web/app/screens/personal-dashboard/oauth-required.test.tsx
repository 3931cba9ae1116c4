import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../shared/rendered-for-tests.tsx'
import { OAuthRequired } from './oauth-required.tsx'

it('says that a device has to be connected anew, and where', () => {
  const markup = markupOf(<OAuthRequired ended={[{ provider: 'whoop', label: 'WHOOP' }]} onRetry={() => {}} />)
  expect(linesOf(markup)).toEqual([
    'Whoop OAuth Connection Required',
    'WHOOP does not let us in any more',
    'Connect your account once more. What is stored stays, and the nights in between are fetched.',
    'Connect Whoop Account',
    'Retry',
  ])
  expect(markup).toContain('href="/connect-whoop"')
})

it('names another maker than the one of the specification', () => {
  const said = linesOf(markupOf(<OAuthRequired ended={[{ provider: 'oura', label: 'Oura' }]} onRetry={() => {}} />))
  expect(said.join(' ')).toMatch(/^Oura Connection Required Oura does not let us in .* Connect Oura Account Retry$/)
  const two = [
    { provider: 'oura', label: 'Oura' },
    { provider: 'polar', label: 'Polar' },
  ]
  expect(linesOf(markupOf(<OAuthRequired ended={two} onRetry={() => {}} />))).toContain(
    'Oura and Polar do not let us in any more',
  )
})

it('keeps the words of the specification until the maker is known', () => {
  const said = linesOf(markupOf(<OAuthRequired ended={[]} onRetry={() => {}} />))
  expect(said.slice(0, 2)).toEqual(['Whoop OAuth Connection Required', 'Your wearable does not let us in any more'])
})
