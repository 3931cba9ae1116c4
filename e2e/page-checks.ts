import type { Page } from '@playwright/test'

// Strings, because this file is compiled without the types of a browser.
export const VISIBLE_TEXTS = `
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    const holder = node.parentElement
    if (node.data.trim() === '' || !holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (holder.closest('script, style, option, noscript, .visually-hidden')) continue
    if (getComputedStyle(holder).clipPath === 'inset(50%)') continue // like .visually-hidden, at some widths only
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
      if (width < 1 || height < 1) continue
      texts.push({ node, text: node.data.trim().slice(0, 40), holder, left, top, right, bottom })
    }
  }`

/** Texts that are cut off, except those with an ellipsis or that can be scrolled to. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {${VISIBLE_TEXTS}
    const clipped = []
    for (const { text, holder, left, right, top, bottom } of texts) {
      for (let box = holder; box && box !== document.documentElement; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(box)
        if (textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto') break
        if (overflowX !== 'hidden' && overflowX !== 'clip') continue
        const edge = box.getBoundingClientRect()
        if (left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 2 || bottom > edge.bottom + 2) clipped.push(text)
      }
    }
    return clipped
  })()`)
}

/** Texts that end in an ellipsis or are cut by their own box, without the full text in a title or a way to open them. */
export function unexplainedCuts(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {${VISIBLE_TEXTS}
    const cut = new Set()
    for (const { node, holder } of texts) {
      if (holder.closest('select, [aria-expanded], details > summary')) continue
      const box = [holder, holder.parentElement].find((one) => {
        const { overflowX, overflowY } = getComputedStyle(one)
        const across = overflowX === 'hidden' || overflowX === 'clip'
        const down = overflowY === 'hidden' || overflowY === 'clip'
        return (across && one.scrollWidth > one.clientWidth + 1) || (down && one.scrollHeight > one.clientHeight + 4)
      })
      const full = node.data.trim()
      if (box && box.clientWidth > 1 && !box.closest('[title]')?.title.includes(full)) cut.add(full.slice(0, 60))
    }
    return [...cut]
  })()`)
}

/** Short words that are broken over two lines, because their column is too narrow. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {${VISIBLE_TEXTS}
    const lines = Map.groupBy(texts, ({ node }) => node)
    return [...lines]
      .filter(([{ data }]) => data.split(/[\\s@.\\-–·]+/).every((word) => word.length <= 16))
      .filter(([{ data }, rects]) => new Set(rects.map(({ top }) => Math.round(top))).size > data.trim().split(/[\\s@.\\-–·]+/).length)
      .map(([{ data }]) => data.trim())
  })()`)
}

/**
 * Pairs of texts that overlap by more than 2 px of ink: a line's box is an eighth higher than its letters on each side.
 * What a box cuts off is not seen; what is scrolled may lie under what stays at its place.
 */
export function overlappingTexts(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {${VISIBLE_TEXTS}
    const boxesAround = (holder) => {
      const boxes = []
      for (let box = holder; box && box !== document.documentElement; box = box.parentElement) boxes.push(box)
      return boxes
    }
    const seenPart = ({ left, top, right, bottom }, boxes) => {
      const inkless = (bottom - top) / 8
      const part = { left, top: top + inkless, right, bottom: bottom - inkless }
      for (const box of boxes) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        if (overflowX !== 'visible') Object.assign(part, { left: Math.max(part.left, edge.left), right: Math.min(part.right, edge.right) })
        if (overflowY !== 'visible') Object.assign(part, { top: Math.max(part.top, edge.top), bottom: Math.min(part.bottom, edge.bottom) })
      }
      return part
    }
    const seen = texts.filter(({ holder }) => !holder.closest('.skip, [href="#main"]')).map((text) => {
      const boxes = boxesAround(text.holder)
      const pinned = boxes.find((box) => /sticky|fixed/.test(getComputedStyle(box).position))
      return { ...text, ...seenPart(text, boxes), pinned }
    })
    const pairs = []
    for (const [place, a] of seen.entries()) {
      for (const b of seen.slice(place + 1)) {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (across > 2 && down > 2 && a.node !== b.node && a.pinned === b.pinned) pairs.push(a.text + ' / ' + b.text)
      }
    }
    return pairs
  })()`)
}

/**
 * Controls less than `least` px high, or less than `leastWidth` wide. Links within a text are exempt; a checkbox counts
 * together with its label, a small mark with the larger area around it that also takes the finger (`::before`, `::after`).
 */
export function smallControls(page: Page, least: number, leastWidth = least): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const sizeOf = (target) => {
      const { width, height } = target.getBoundingClientRect()
      const around = ['::before', '::after'].map((part) => getComputedStyle(target, part))
        .filter(({ content, position }) => content !== 'none' && position === 'absolute')
      const widest = (own, side) => Math.max(own, ...around.map((style) => parseFloat(style[side]) || 0))
      return { width: widest(width, 'width'), height: widest(height, 'height') }
    }
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    return controls
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getAttribute('href') !== '#main')
      .filter((one) => !(one.tagName === 'A' && getComputedStyle(one).display === 'inline'))
      .filter((one) => !one.closest('.visually-hidden') && one.type !== 'file')
      .map((one) => [one, (one.matches('[type="checkbox"], [type="radio"]') && one.closest('label')) || one])
      .map(([one, target]) => [one, one.matches('select, input') && one.parentElement.querySelector(':scope > label') ? one.parentElement : target])
      .map(([one, target]) => [one, sizeOf(target)])
      .filter(([, { width, height }]) => height < ${least} - 0.5 || width < ${leastWidth} - 0.5)
      .map(([one, { width, height }]) => one.tagName + ' ' + (one.innerText || one.ariaLabel || one.name).slice(0, 30) + ' ' + Math.round(width) + ' x ' + Math.round(height))
  })()`)
}

/** Usable controls in the tab order; of a group with arrow-key navigation, only the selected one. */
const MARK_CONTROLS = `(() => {
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
    .filter((one) => !one.disabled && one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => one.type !== 'radio')
  controls.forEach((one, place) => one.setAttribute('data-control', String(place)))
  return controls.length
})()`

const FOCUS = `(() => {
  const one = document.activeElement
  if (!one || one === document.body) return null
  let ring = false
  for (let box = one, level = 0; box && level < 3; box = box.parentElement, level += 1) {
    const { outlineStyle, outlineWidth } = getComputedStyle(box)
    if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) ring = true
  }
  const { left, top, width, height } = one.getBoundingClientRect()
  const seen = document.elementFromPoint(
    Math.min(Math.max(left + width / 2, 0), innerWidth - 1),
    Math.min(Math.max(top + Math.min(height / 2, 20), 0), innerHeight - 1),
  )
  // A link as wide as its row may have the row's own button in its middle.
  const isOfItsRow = Boolean(seen?.closest('button') && one.closest('li')?.contains(seen.closest('button')))
  const covered = !(seen && (one.contains(seen) || seen.contains(one) || seen.closest('label')?.contains(one) || isOfItsRow))
  const name = one.tagName + ' ' + (one.ariaLabel || one.innerText || one.name || '').slice(0, 40)
  return { place: one.getAttribute('data-control'), ring, covered, name }
})()`

interface Focus {
  place: string | null
  ring: boolean
  covered: boolean
  name: string
}

/** Walks through the page with Tab. Returns problems: controls that are never reached, without a focus ring, or covered. */
export async function tabThrough(page: Page): Promise<string[]> {
  const count = await page.evaluate<number>(MARK_CONTROLS)
  const reached = new Set<string>()
  const wrong = new Set<string>()
  for (let presses = 0; presses < count + 10; presses += 1) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate<Focus | null>(FOCUS)
    if (!focus) continue
    if (focus.place !== null) reached.add(focus.place)
    if (!focus.ring) wrong.add(`no ring: ${focus.name}`)
    if (focus.covered) wrong.add(`covered: ${focus.name}`)
  }
  // A skip link, for example, covers the logo only while it has the focus.
  const missed = await page.evaluate<string[]>(`
    document.activeElement?.blur(),
    [...document.querySelectorAll('[data-control]')]
      .filter((one) => !${JSON.stringify([...reached])}.includes(one.getAttribute('data-control')))
      .map((one) => 'not reached: ' + one.tagName + ' ' + (one.ariaLabel || one.innerText || one.name || '').slice(0, 40))`)
  return [...wrong, ...missed]
}
