// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mounted } from '../../shared/mounted-for-tests.tsx'
import { Pagination } from './pagination.tsx'

function pages(page: number, total: number) {
  const turned: number[] = []
  const shown = mounted(
    <Pagination
      things={['user', 'users']}
      page={page}
      pageSize={50}
      total={total}
      onPage={(next) => turned.push(next(page))}
    />,
  )
  return { ...shown, turned }
}
const said = () => screen.getByRole('status').textContent

describe('the pages of a list', () => {
  it.each([
    [1, 0, '0 users'],
    [1, 1, '1 user'],
    [1, 50, '50 users'],
    [2, 1234, '51–100 of 1,234 users'],
    [25, 1234, '1,201–1,234 of 1,234 users'],
  ])('says on page %i of %i which are shown', (page, total, words) => {
    pages(page, total)
    expect(said()).toBe(words)
  })

  it.each([
    [50, 'visually-hidden'],
    [51, undefined],
  ])('of %i things, counted above the list, too, has the class %s', (total, hidden) => {
    mounted(
      <Pagination things={['user', 'users']} page={1} pageSize={50} total={total} onPage={() => {}} isCountedAbove />,
    )
    const { className } = screen.getByRole('navigation')
    expect(className === 'visually-hidden').toBe(hidden !== undefined)
    expect(said()).toContain(`${total} users`)
  })

  it('has no buttons where there is one page', () => {
    pages(1, 50)
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('turns to the pages beside, and to a chosen one', async () => {
    const { user, turned } = pages(2, 150)
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.click(screen.getByRole('button', { name: 'Page 1' }))
    expect(turned).toEqual([1, 3, 1])
    expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBeNull()
  })

  it('ends at both ends', async () => {
    const first = pages(1, 150)
    await first.user.click(screen.getByRole('button', { name: 'Previous' }))
    expect(first.turned).toEqual([])
    expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('false')
    first.unmount()
    const last = pages(3, 150)
    await last.user.click(screen.getByRole('button', { name: 'Next' }))
    expect(last.turned).toEqual([])
  })
})
