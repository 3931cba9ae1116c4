import { STORAGE_KEYS, THEMES, type Theme } from '@corner/contract/storage-keys.ts'
import { useSyncExternalStore } from 'react'

const DARK_WISH = '(prefers-color-scheme: dark)'

/**
 * Runs in the page's head before anything is painted, so that a dark page never flashes white: the saved theme, else the wish of
 * the system. Mantine reads its own attribute, so both are set.
 */
export const THEME_SCRIPT = `(()=>{let t=null;try{t=localStorage.getItem(${JSON.stringify(STORAGE_KEYS.theme)})}catch{}
if(!${JSON.stringify(THEMES)}.includes(t))t=matchMedia(${JSON.stringify(DARK_WISH)}).matches?'dark':'light'
const e=document.documentElement;e.dataset.theme=t;e.dataset.mantineColorScheme=t})()`

const listeners = new Set<() => void>()

function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value)
}

function show(theme: Theme) {
  document.documentElement.dataset.theme = theme
  document.documentElement.dataset.mantineColorScheme = theme
  for (const listener of listeners) listener()
}

function onStorage({ key, newValue }: StorageEvent) {
  if (key === STORAGE_KEYS.theme && isTheme(newValue)) show(newValue)
}

/** What is drawn on a canvas knows no sheet for paper: while a page is printed the whole of it is light. */
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

/** The theme on the page; charts redraw by it. `light` while a page is prerendered. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => 'light')
}

/** Shows a theme and remembers it, here and in the other open tabs. */
export function chooseTheme(theme: Theme) {
  try {
    localStorage.setItem(STORAGE_KEYS.theme, theme)
  } catch {
    // A browser that stores nothing still shows the theme until the page is left.
  }
  show(theme)
}
