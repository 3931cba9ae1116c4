import type { Page } from '@playwright/test'

/** What a reader notices: a line that jumps (0.1 is "good" for Core Web Vitals, half of it is ours), a press that waits. */
export const MOST_SHIFT = 0.05
export const LONGEST_TASK_MS = 200

// Strings, because this file is compiled without the types of a browser.
const OBSERVE = `{
  window.shifts = []
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts.push(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
}`

export interface Timings {
  /** Cumulative layout shift; null on paper, where nothing moves while it is read. */
  shift: number | null
  longestTaskMs: number
}

/** Before the page is opened. */
export async function observeTimings(page: Page): Promise<void> {
  await page.addInitScript(OBSERVE)
}

export function readTimings(page: Page): Promise<Timings & { shift: number }> {
  return page.evaluate(`({
    shift: Number(window.shifts.reduce((sum, value) => sum + value, 0).toFixed(4)),
    longestTaskMs: Math.round(Math.max(0, ...window.longTasks)),
  })`)
}

/** From here on only what follows is counted. */
export async function forgetTimings(page: Page): Promise<void> {
  await page.evaluate('window.shifts = [], window.longTasks = []')
}
