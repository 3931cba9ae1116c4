// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mounted } from '../../shared/mounted-for-tests.tsx'
import { MenuButton } from './menu-button.tsx'

function menu(disabled = false) {
  const chosen: number[] = []
  const { user } = mounted(
    <MenuButton
      heading="Ask again"
      choices={['7 days', '14 days', '30 days']}
      onChoose={(at) => chosen.push(at)}
      disabled={disabled}
    >
      a week
    </MenuButton>,
  )
  const button = screen.getByRole('button')
  return { user, chosen, button }
}
const focused = () => document.activeElement?.textContent

describe('a part of a line that can be changed', () => {
  it.each([
    ['{ArrowDown}', '7 days'],
    ['{ArrowUp}', '30 days'],
    ['{Enter}', '7 days'],
  ])('opens by %s at %s', async (key, choice) => {
    const { user, button } = menu()
    button.focus()
    await user.keyboard(key)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await waitFor(() => expect(focused()).toContain(choice))
  })

  it('does not open by another key', async () => {
    const { user, button } = menu()
    button.focus()
    await user.keyboard('{ArrowLeft}a')
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  it('takes a choice, and gives the focus back', async () => {
    const { user, chosen, button } = menu()
    await user.click(button)
    await user.click(screen.getByText('14 days'))
    expect(chosen).toEqual([1])
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(button)
  })

  it('closes on Escape and on a second press', async () => {
    const { user, chosen, button } = menu()
    await user.click(button)
    await user.keyboard('{Escape}')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(button)
    await user.click(button)
    await user.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(chosen).toEqual([])
  })

  it('opens nothing while it is disabled', async () => {
    const { user, button } = menu(true)
    await user.click(button)
    await user.keyboard('{ArrowDown}')
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })
})
