import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LINE_MARKS } from './line-marks.ts'

type Rgb = [red: number, green: number, blue: number]

const TOKENS = readFileSync(new URL('../../ui/theme/tokens.css', import.meta.url), 'utf8')
const [LIGHT = '', DARK = ''] = TOKENS.split('@media screen')
const THEMES = [
  ['light', LIGHT],
  ['dark', DARK],
] as const

const token = (theme: string, name: string) => new RegExp(`--${name}: ([^;]+);`).exec(theme)?.[1] ?? ''
const seriesOf = (theme: string) => token(theme, 'series').split(', ')

/** Linear light of a colour `#rrggbb`. */
function light(hex: string): Rgb {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

function contrast(one: string, other: string): number {
  const [high, low] = [luminance(light(one)), luminance(light(other))].sort((a, b) => b - a) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** What people without one kind of cones see: Machado, Oliveira and Fernandes, 2009, severity 1. */
const SEEN_WITH = {
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
} as const

function seen(hex: string, kind: keyof typeof SEEN_WITH): Rgb {
  const [red, green, blue] = light(hex)
  const row = ([a = 0, b = 0, c = 0]: readonly number[]) => Math.min(1, Math.max(0, a * red + b * green + c * blue))
  const [first, second, third] = SEEN_WITH[kind]
  return [row(first), row(second), row(third)]
}

/** CIE L*a*b*, in which distances are roughly those that are seen. */
function lab(rgb: Rgb): Rgb {
  const [red, green, blue] = rgb
  const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
  const y = root(luminance(rgb))
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

describe.each(THEMES)('the lines of charts in the %s theme', (_, theme) => {
  it('have a contrast of at least 3 : 1 to the card, also those in the red', () => {
    for (const colour of [...seriesOf(theme), token(theme, 'red'), token(theme, 'ink-2')])
      expect(contrast(colour, token(theme, 'card')), colour).toBeGreaterThanOrEqual(3)
  })

  it.each(['deuteranopia', 'protanopia'] as const)('differ for people with %s, and have another shape each', (kind) => {
    const series = seriesOf(theme)
    expect(series).toHaveLength(LINE_MARKS.length)
    expect(new Set(LINE_MARKS).size).toBe(LINE_MARKS.length)
    for (const [place, one] of series.entries())
      for (const other of series.slice(place + 1)) {
        const [a, b] = [lab(seen(one, kind)), lab(seen(other, kind))]
        expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]), `${one} and ${other}`).toBeGreaterThan(15)
      }
  })

  it('has three first colours that also differ in lightness, as in grey print', () => {
    const lightness = seriesOf(theme)
      .slice(0, 3)
      .map((colour) => lab(light(colour))[0])
      .sort((one, other) => one - other)
    for (const [place, value] of lightness.entries())
      if (place > 0) expect(value - (lightness[place - 1] ?? 0)).toBeGreaterThan(10)
  })
})
