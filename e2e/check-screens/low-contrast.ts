import type { Page } from '@playwright/test'
import { VISIBLE_TEXTS } from '../page-checks.ts'

/**
 * Texts with a contrast under 4.5 : 1 to the nearest opaque background below them, large ones too; in a field what is
 * written or asked for. Text over a picture and text of switched-off controls is left out.
 */
export function lowContrasts(page: Page): Promise<string[]> {
  // A string, because this file is compiled without the types of a browser.
  return page.evaluate<string[]>(`(() => {${VISIBLE_TEXTS}
    const pixel = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true })
    const known = new Map()
    const readColour = (css) => {
      if (!known.has(css)) {
        pixel.clearRect(0, 0, 1, 1)
        pixel.fillStyle = css
        pixel.fillRect(0, 0, 1, 1)
        const [r, g, b, a] = pixel.getImageData(0, 0, 1, 1).data
        known.set(css, [r, g, b, a / 255])
      }
      return known.get(css)
    }
    const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1]
    const backgroundOf = (holder) => {
      const layers = []
      for (let box = holder; box; box = box.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(box)
        if (backgroundImage !== 'none') return null
        const layer = readColour(backgroundColor)
        if (layer[3] > 0) layers.unshift(layer)
        if (layer[3] === 1) break
      }
      return layers.reduce((below, layer) => over(layer, below), [255, 255, 255, 1])
    }
    const light = (colour) => {
      const [r, g, b] = colour.slice(0, 3).map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const opacityOf = (holder) => {
      let opacity = 1
      for (let box = holder; box; box = box.parentElement) opacity *= Number(getComputedStyle(box).opacity)
      return opacity
    }
    const fields = [...document.querySelectorAll('input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, select')]
      .filter((field) => field.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((field) => {
        const written = field.selectedOptions?.[0]?.label ?? field.value
        return { text: written || field.placeholder, holder: field, part: written ? null : '::placeholder' }
      })
    const faint = new Set()
    for (const { text, holder, part = null } of [...texts, ...fields]) {
      if (!text || holder.closest(':disabled, [aria-disabled="true"]')) continue
      const background = backgroundOf(holder)
      if (!background) continue
      const style = getComputedStyle(holder, part)
      const [r, g, b, a] = readColour(holder instanceof SVGElement ? style.fill : style.color)
      const shown = over([r, g, b, a * opacityOf(holder)], background)
      const [high, low] = [light(shown), light(background)].sort((one, other) => other - one)
      const ratio = (high + 0.05) / (low + 0.05)
      if (ratio < 4.495) faint.add(text + ' ' + ratio.toFixed(2) + ' : 1')
    }
    return [...faint]
  })()`)
}
