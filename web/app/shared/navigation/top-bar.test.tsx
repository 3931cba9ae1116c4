// @vitest-environment happy-dom
import { STORAGE_KEYS } from '@corner/contract/storage-keys.ts'
import { screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { mounted } from '../mounted-for-tests.tsx'
import { setBarTools } from './bar-tools.ts'
import { TopBar } from './top-bar.tsx'

/** What stands in the bar behind the menu, for who is signed in. */
function endOfBar(isWaiting: boolean) {
  localStorage.setItem(STORAGE_KEYS.access, 'token')
  onTestFinished(() => localStorage.clear())
  mounted(<TopBar isWaiting={isWaiting} />)
  return [...(screen.getByRole('banner').lastElementChild?.children ?? [])].map(({ tagName }) => tagName)
}

it('leaves no hole on a public screen, which has no tools', () => {
  expect(endOfBar(false)).toEqual(['BUTTON'])
})

it('keeps room for the tools while it is unknown which screen it will be', () => {
  expect(endOfBar(true)).toEqual(['SPAN', 'BUTTON'])
})

it('shows the tools of a signed-in screen', () => {
  setBarTools(<button type="button">Search</button>)
  onTestFinished(() => setBarTools(null))
  expect(endOfBar(false)).toEqual(['SPAN', 'BUTTON'])
})
