const STORED_AS = 'single-keys'

/**
 * Whether single letters act as shortcuts. They can be switched off, because dictated words would press them, too
 * (WCAG 2.1.4).
 */
export function singleKeysAreOn(): boolean {
  return localStorage.getItem(STORED_AS) !== 'off'
}

export function switchSingleKeys(on: boolean) {
  if (on) localStorage.removeItem(STORED_AS)
  else localStorage.setItem(STORED_AS, 'off')
}

const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="menu"], [role="application"]'

/** The single key that a press means; undefined: it is typed into a field, or part of another shortcut. */
export function singleKeyOf(event: KeyboardEvent): string | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return undefined
  if (event.target instanceof Element && event.target.closest(FIELDS)) return undefined
  if (document.querySelector('dialog[open]') || !singleKeysAreOn()) return undefined
  return event.key.toLowerCase()
}
