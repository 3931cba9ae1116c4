// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mounted } from '../../shared/mounted-for-tests.tsx'
import { SearchField } from './search-field.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function field(value: string) {
  const searched: string[] = []
  const piece = (now: string) => <SearchField label="Search" value={now} onSearch={(text) => searched.push(text)} />
  const { rerender } = mounted(piece(value))
  const input = screen.getByLabelText<HTMLInputElement>('Search')
  return {
    searched,
    input,
    type: (text: string) => fireEvent.input(input, { target: { value: text } }),
    follow: (now: string) => rerender(piece(now)),
  }
}
const pause = () => act(() => vi.advanceTimersByTimeAsync(400))

it('searches when the typing pauses, once', async () => {
  const { searched, type } = field('')
  type('a')
  type('as')
  expect(searched).toEqual([])
  await pause()
  expect(searched).toEqual(['as'])
})

it('keeps what was typed after the search that comes back', async () => {
  const { input, type, follow } = field('')
  type('as ')
  await pause()
  type('ash')
  follow('as')
  expect(input.value).toBe('ash')
})

it('follows a search that changed elsewhere', () => {
  const { input, follow } = field('ash')
  follow('')
  expect(input.value).toBe('')
})
