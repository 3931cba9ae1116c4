// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { StepTable } from './step-table.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const step = {
  tool: 'data_coverage',
  title: 'Who has data',
  arguments: {},
  columns: ['Athlete', 'Recovery'].map((label) => ({ label, unit: '' })),
  rows: [['Ann Ash', 7]],
  more_rows: 0,
}

/** In a box of 300 px; happy-dom lays nothing out. */
function shownAt(tablePx: number): string {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(tablePx)
  return render(<StepTable step={step} />).container.textContent
}

it('says of a table wider than its box that it goes on, and nothing of one that fits', () => {
  expect(shownAt(900)).toContain('More columns beside these: scroll the table sideways.')
  cleanup()
  vi.restoreAllMocks()
  expect(shownAt(300)).not.toContain('More columns')
})
