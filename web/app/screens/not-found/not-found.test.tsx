// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { pageTitle } from '../../shared/branding/page-title.ts'
import { mounted } from '../../shared/mounted-for-tests.tsx'
import { TopBar } from '../../shared/navigation/top-bar.tsx'
import { linesOf, markupOf } from '../../shared/rendered-for-tests.tsx'
import { endSession, storeProfile, storeTokens } from '../../shared/session/stored-session.ts'
import { ErrorPage } from './error-page.tsx'
import NotFoundScreen, { meta } from './not-found-screen.tsx'

afterEach(() => {
  cleanup()
  endSession('left')
})

describe('an address that leads nowhere', () => {
  it('says so, and leads to the front page', () => {
    const markup = markupOf(<NotFoundScreen />)
    expect(linesOf(markup)).toEqual([
      'Page not found',
      'Nothing is at this address.',
      'This page may have moved, or the link has a typo.',
      'Go to the front page',
    ])
    expect(markup).toContain('href="/"')
    expect(meta()).toEqual([{ title: pageTitle('Page not found') }])
  })

  it.each([
    ['athlete', 'Go to Personal Dashboard', '/dashboard'],
    ['coach', 'Go to Coach Dashboard', '/coach-dashboard'],
  ])('leads %s back to their dashboard, with the tools of the top bar', async (role, words, home) => {
    storeTokens({ access: 'a', refresh: 'r' })
    storeProfile({ role, first_name: 'Ann', username: 'ann' } as never)
    mounted(
      <>
        <TopBar />
        <NotFoundScreen />
      </>,
    )
    expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe(home)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Go to' })).toBeTruthy())
  })
})

it.each([
  [new Error('The chart has no axis'), 'The chart has no axis'],
  ['no error at all', 'This screen could not be shown.'],
])('a screen that failed (%s) says why, and that nothing is lost', (error, reason) => {
  const lines = linesOf(markupOf(<ErrorPage error={error} />))
  expect(lines).toEqual([
    'Something went wrong',
    reason,
    'Nothing you stored is lost. Try again, or go to another screen.',
    'Try Again',
  ])
})
