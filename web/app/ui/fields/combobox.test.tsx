// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mounted } from '../../shared/mounted-for-tests.tsx'
import { Combobox } from './combobox.tsx'

const OPTIONS = ['Ann Ash', 'Ben Birch', 'Cal Cedar'].map((label) => ({ value: label.slice(0, 3), label }))

function combobox(options: { value: string; label: string }[] = OPTIONS) {
  const onChange = vi.fn()
  const { user } = mounted(<Combobox aria-label="Athlete" value="Ben" options={options} onChange={onChange} />)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Athlete' })
  const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  return { user, field, offered, active, onChange }
}

it('shows the chosen one, and opens with it active', async () => {
  const { user, field, offered, active } = combobox()
  expect([field.value, field.getAttribute('aria-expanded'), offered(), active()]).toEqual([
    'Ben Birch',
    'false',
    [],
    undefined,
  ])
  await user.click(field)
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(offered()).toEqual(['Ann Ash', 'Ben Birch', 'Cal Cedar'])
  expect(active()).toBe('Ben Birch')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Ben Birch')
})

it('opens by an arrow without moving, moves by the next, and stops at both ends', async () => {
  const { user, field, active, onChange } = combobox()
  field.focus()
  await user.keyboard('{ArrowDown}')
  expect(active()).toBe('Ben Birch')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(active()).toBe('Cal Cedar')
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(active()).toBe('Ann Ash')
  await user.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledWith('Ann')
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

it('filters by what is typed; Escape and leaving keep the former choice', async () => {
  const { user, field, offered, onChange } = combobox()
  await user.type(field, 'ced')
  expect(offered()).toEqual(['Cal Cedar'])
  await user.keyboard('{Escape}')
  expect([field.value, offered()]).toEqual(['Ben Birch', []])
  await user.type(field, 'x')
  expect(screen.getByRole('status').textContent).toBe('Nothing matches.')
  await user.tab()
  expect(field.value).toBe('Ben Birch')
  expect(onChange).not.toHaveBeenCalled()
})

it('chooses by a click, and tells of no change where there is none', async () => {
  const { user, field, onChange } = combobox()
  await user.click(field)
  await user.click(screen.getByText('Ben Birch'))
  expect(onChange).not.toHaveBeenCalled()
  await user.click(field)
  await user.click(screen.getByText('Cal Cedar'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Cal')
})

it('scrolls the opened list, and then what is active, into view', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { user, field } = combobox()
  expect(scrolled).not.toHaveBeenCalled()
  await user.click(field)
  const list = screen.getByRole('listbox')
  expect(scrolled.mock.contexts).toEqual([list.parentElement, screen.getByRole('option', { selected: true })])
  await user.keyboard('{ArrowDown}')
  expect(scrolled.mock.contexts.at(-1)).toBe(screen.getByText('Cal Cedar'))
})

it('lists a hundred of more, and says how to find the others', async () => {
  const { user, field, offered } = combobox(
    Array.from({ length: 101 }, (_, place) => ({ value: `v${place}`, label: `Athlete ${place}` })),
  )
  await user.click(field)
  expect(offered()).toHaveLength(100)
  expect(screen.getByText('And more: type a part of the name.')).toBeTruthy()
  await user.type(field, 'Athlete 100')
  expect(offered()).toEqual(['Athlete 100'])
  expect(screen.queryByText('And more: type a part of the name.')).toBeNull()
})
