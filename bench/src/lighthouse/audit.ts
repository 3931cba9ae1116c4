import { launch } from 'chrome-launcher'
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse'
import { median } from '../medians.ts'

export const PAGES = ['/', '/login'] as const
/** Lighthouse's own presets: a phone with a slow connection and processor, and a desktop. */
export const DEVICES = ['mobile', 'desktop'] as const
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export const LEAST_SCORE = 95
/** Timings vary between runs; everything else does not. */
const RUNS = 3
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']
const TIMINGS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'speed-index',
  'cumulative-layout-shift',
]

export interface Scores {
  page: string
  device: string
  /** 0 to 100; medians. */
  categories: Record<(typeof CATEGORIES)[number], number>
  /** Milliseconds, except the layout shift; medians. */
  timings: Record<string, number>
  /** What costs points outside of performance. */
  faults: string[]
}

/** @throws Error when Lighthouse could not load the page */
export async function audit(
  chromium: string,
  url: string,
  page: string,
  device: (typeof DEVICES)[number],
): Promise<Scores> {
  const results: Result[] = []
  for (let run = 0; run < RUNS; run++) results.push(await runOnce(chromium, url + page, device))
  const scoreOf = (category: string) =>
    Math.round(median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100)))
  const timingOf = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
  return {
    page,
    device,
    categories: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    timings: Object.fromEntries(TIMINGS.map((id) => [id, Math.round(timingOf(id) * 1000) / 1000])),
    faults: results[0] ? faultsOf(results[0]) : [],
  }
}

async function runOnce(chromium: string, address: string, device: (typeof DEVICES)[number]): Promise<Result> {
  const chrome = await launch({ chromePath: chromium, chromeFlags: FLAGS, logLevel: 'silent' })
  try {
    const flags: Flags = { port: chrome.port, logLevel: 'error', onlyCategories: [...CATEGORIES] }
    const ran = await lighthouse(address, flags, device === 'desktop' ? desktopConfig : undefined)
    if (!ran || ran.lhr.runtimeError) throw new Error(`${address}: ${ran?.lhr.runtimeError?.message ?? 'no result'}`)
    return ran.lhr
  } finally {
    chrome.kill()
  }
}

function faultsOf({ categories, audits }: Result): string[] {
  return CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const found = audits[id]
      const isFault = weight > 0 && typeof found?.score === 'number' && found.score < 1
      return isFault ? [`${category}: ${found.title}`] : []
    }),
  )
}
