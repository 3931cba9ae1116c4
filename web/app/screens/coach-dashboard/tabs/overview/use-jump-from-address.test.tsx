// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { expect, it, vi } from 'vitest'
import { mounted } from '../../../../shared/mounted-for-tests.tsx'
import { REASONS_ID } from '../../../../shared/team/reasons-id.ts'
import { viewForTests } from '../../team-view/view-for-tests.ts'
import { AttentionCard } from './attention-card.tsx'

const VIEW = viewForTests([
  { name: 'Ann', recovery: 20, hours: 4 },
  { name: 'Bea', recovery: 90 },
])

function Page() {
  const navigate = useNavigate()
  return (
    <>
      <button type="button" onClick={() => void navigate(`#${REASONS_ID}`)}>
        Flagged
      </button>
      <button type="button" onClick={() => void navigate('?days=30')}>
        Elsewhere
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <AttentionCard view={VIEW} />
    </>
  )
}

/** The name of what has the focus; without layout every row counts as shown. */
function page(at: string) {
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as never)
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue()
  const { user } = mounted(<Page />, at)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return {
    press,
    scrolled,
    focused: () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  }
}

it('focuses the first row when the address names the list', () => {
  const { scrolled, focused } = page(`/coach-dashboard#${REASONS_ID}`)
  expect(focused()).toBe('Ann Ash')
  expect(scrolled.mock.contexts.map((card) => (card as HTMLElement).id)).toEqual([REASONS_ID])
})

it('leads there again from the same address, and leaves the place alone on the way back', async () => {
  const { press, focused } = page('/coach-dashboard')
  expect(focused()).not.toBe('Ann Ash')
  await press('Flagged')
  expect(focused()).toBe('Ann Ash')
  await press('Flagged')
  expect(focused()).toBe('Ann Ash')
  await press('Elsewhere')
  expect(focused()).toBe('Elsewhere')
  await press('Back')
  expect(focused()).toBe('Back')
})
