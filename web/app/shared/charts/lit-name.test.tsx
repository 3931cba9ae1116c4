// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { mounted } from '../mounted-for-tests.tsx'
import { ChartGroup } from './chart-group.tsx'
import { LitName } from './lit-name.tsx'
import { pageLit } from './pointing/lit-store.ts'

afterEach(() => pageLit.hover(null))

function named() {
  mounted(
    <ChartGroup>
      <LitName subject="ada">Ada</LitName>
    </ChartGroup>,
  )
  return screen.getByRole('button', { name: 'Ada' })
}

it('lights up its lines while it is pointed at or has the focus', () => {
  const name = named()
  fireEvent.pointerEnter(name)
  expect(pageLit.read()).toBe('ada')
  fireEvent.pointerLeave(name)
  expect(pageLit.read()).toBeNull()
  fireEvent.focus(name)
  expect(pageLit.read()).toBe('ada')
})

it('is pinned by a press until Escape', () => {
  const name = named()
  fireEvent.click(name)
  fireEvent.pointerLeave(name)
  expect(name.getAttribute('aria-pressed')).toBe('true')
  expect(pageLit.read()).toBe('ada')
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(name.getAttribute('aria-pressed')).toBe('false')
  expect(pageLit.read()).toBeNull()
})
