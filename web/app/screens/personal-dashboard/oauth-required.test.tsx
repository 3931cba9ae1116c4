import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../shared/rendered-for-tests.tsx'
import { OAuthRequired } from './oauth-required.tsx'

it('says that a device has to be connected anew, and where', () => {
  const markup = markupOf(<OAuthRequired provider="WHOOP" onRetry={() => {}} />)
  expect(linesOf(markup)).toEqual([
    'Whoop OAuth Connection Required',
    'WHOOP does not let us in any more',
    'Connect your account once more. What is stored stays, and the nights in between are fetched.',
    'Connect Whoop Account',
    'Retry',
  ])
  expect(markup).toContain('href="/connect-whoop"')
})
