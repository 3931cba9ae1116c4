// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mounted } from '../../shared/mounted-for-tests.tsx'
import { CopyButton } from './copy-button.tsx'

const MS = 200
function button(writeText: (text: string) => Promise<void>) {
  mounted(<CopyButton text="ABC123" thing="coach code" copiedMs={MS} />)
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  return () => act(async () => void fireEvent.click(screen.getByRole('button')))
}
const label = () => screen.getByRole('button').textContent

it('copies, says so, and offers it again', async () => {
  const copied: string[] = []
  const press = button(async (text) => void copied.push(text))
  expect(screen.getByRole('button', { name: 'Copy coach code' })).toBeTruthy()
  await press()
  await waitFor(() => expect(label()).toBe('Copied!'))
  expect(screen.getByRole('status').textContent).toBe('The coach code is copied.')
  expect(copied).toEqual(['ABC123'])
  await waitFor(() => expect(label()).toBe('Copy'))
  expect(screen.getByRole('status').textContent).toBe('')
})

it('says it for the whole time after a second copy', async () => {
  vi.useFakeTimers()
  const press = button(async () => {})
  await press()
  await act(() => vi.advanceTimersByTimeAsync(MS - 20))
  await press()
  await act(() => vi.advanceTimersByTimeAsync(MS - 20))
  const late = label()
  await act(() => vi.advanceTimersByTimeAsync(40))
  const after = label()
  vi.useRealTimers()
  expect([late, after]).toEqual(['Copied!', 'Copy'])
})

it('says what to do where the browser refuses', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await button(() => Promise.reject(new Error('no')))()
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      'The coach code could not be copied. Mark it and copy it by hand.',
    ),
  )
  expect(label()).toBe('Copy')
})
