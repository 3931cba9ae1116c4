import type { BandColour } from './chart-description.ts'

/** The theme's colours for the canvas. Read again when the theme changes. */
export interface ChartColours {
  ink: string
  ink2: string
  ink3: string
  line: string
  lineStrong: string
  card: string
  bands: Record<BandColour, string>
  series: readonly string[]
  font: string
}

export function readChartColours(element: Element): ChartColours {
  const style = getComputedStyle(element)
  const value = (name: string) => style.getPropertyValue(name).trim()
  return {
    ink: value('--ink'),
    ink2: value('--ink-2'),
    ink3: value('--ink-3'),
    line: value('--line'),
    lineStrong: value('--line-strong'),
    card: value('--card'),
    bands: {
      ready: value('--ready'),
      'ready-deep': `color-mix(in srgb, ${value('--ready')} 55%, ${value('--ink')})`,
      caution: value('--caution'),
      red: value('--red'),
      green: value('--green'),
      orange: value('--orange'),
    },
    series: value('--series')
      .split(',')
      .map((colour) => colour.trim()),
    font: style.fontFamily,
  }
}
