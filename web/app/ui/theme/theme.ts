import { STORAGE_KEYS, THEMES, type Theme } from '@corner/contract/storage-keys.ts'
import { useSyncExternalStore } from 'react'

const PREFERS_DARK = '(prefers-color-scheme: dark)'

/**
 * Inline script in the page's head that sets the theme before anything is painted, so that a dark page never flashes
 * white: the saved theme, else the system's preference.
 */
export const THEME_SCRIPT = `(()=>{let t=null;try{t=localStorage.getItem(${JSON.stringify(STORAGE_KEYS.theme)})}catch{}
if(!${JSON.stringify(THEMES)}.includes(t))t=matchMedia(${JSON.stringify(PREFERS_DARK)}).matches?'dark':'light'
const e=document.documentElement;e.dataset.theme=t})()`

const listeners = new Set<() => void>()

function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value)
}

function show(theme: Theme) {
  document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

function onStorage({ key, newValue }: StorageEvent) {
  if (key === STORAGE_KEYS.theme && isTheme(newValue)) show(newValue)
}

/** Canvases ignore print style sheets: the whole page is light while it is printed. */
function onBeforePrint() {
  const before = shownTheme()
  if (before === 'light') return
  show('light')
  addEventListener('afterprint', () => show(before), { once: true })
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    addEventListener('storage', onStorage)
    addEventListener('beforeprint', onBeforePrint)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', onStorage)
    removeEventListener('beforeprint', onBeforePrint)
  }
}

const shownTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

/** The current theme; charts redraw when it changes. `light` while a page is prerendered. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => 'light')
}

/** Sets and saves a theme, here and in other open tabs. */
export function chooseTheme(theme: Theme) {
  try {
    localStorage.setItem(STORAGE_KEYS.theme, theme)
  } catch {
    // Without storage the theme lasts until the page is left.
  }
  show(theme)
}
