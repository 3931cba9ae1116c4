import type { Page } from '@playwright/test'
import { clippedTexts, overlappingTexts, smallControls, unexplainedCuts } from '../page-checks.ts'
import { lowContrasts } from './low-contrast.ts'
import { LONGEST_TASK_MS, MOST_SHIFT, type Timings } from './timings.ts'

export const CHECKS = ['shift', 'task', 'target', 'contrast', 'cut', 'overlap', 'wide', 'console', 'request'] as const
type Check = (typeof CHECKS)[number]

export interface PageFault {
  check: Check
  detail: string
}

const FINGER_PX = 44

/** What can be seen on the page as it stands. */
export async function visibleFaults(page: Page, isPhone: boolean): Promise<PageFault[]> {
  const found: Partial<Record<Check, string[]>> = {
    target: isPhone ? await smallControls(page, FINGER_PX, FINGER_PX) : [],
    contrast: await lowContrasts(page),
    cut: [...new Set([...(await clippedTexts(page)), ...(await unexplainedCuts(page))])],
    overlap: await overlappingTexts(page),
    wide: await tooWide(page),
  }
  return asFaults(found)
}

/** What happened while it was opened. */
export function openingFaults(
  { shift, longestTaskMs }: Timings,
  log: { console: Iterable<string>; requests: Iterable<string> },
): PageFault[] {
  return asFaults({
    shift: shift !== null && shift > MOST_SHIFT ? [`${shift}`] : [],
    task: longestTaskMs > LONGEST_TASK_MS ? [`${longestTaskMs} ms`] : [],
    console: [...log.console],
    request: [...log.requests],
  })
}

function asFaults(found: Partial<Record<Check, string[]>>): PageFault[] {
  return CHECKS.flatMap((check) => [...new Set(found[check])].map((detail) => ({ check, detail })))
}

async function tooWide(page: Page): Promise<string[]> {
  const pixels = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  return pixels > 1 ? [`${pixels} px`] : []
}
