import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { nextIndex } from '../keyboard/next-index.ts'
import styles from './tabs.module.css'
import { useMoreAside } from './use-more-aside.ts'

interface Tab<Value extends string> {
  value: Value
  label: string
}

export interface TabsProps<Value extends string> {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly Tab<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
  /** Content of the chosen tab. */
  children: ReactNode
}

/**
 * Tabs of a screen. Tab focuses the chosen one; arrows, Home and End choose. On a phone the row stays at
 * the top, scrolls sideways, shows where it goes on and keeps the chosen one in view. Keep the choice in the address with `useAddressChoice`, so that links can name it.
 */
export function Tabs<Value extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Value>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const more = useMoreAside(list)

  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>(`[data-value="${CSS.escape(chosen)}"]`)
    // Not scrollIntoView, which would also scroll the page.
    if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [chosen])

  function onKeyDown(event: KeyboardEvent) {
    const place = nextIndex(
      event.key,
      tabs.findIndex(({ value }) => value === chosen),
      tabs.length,
    )
    const next = place === undefined ? undefined : tabs[place]
    if (!next) return
    event.preventDefault()
    onChoose(next.value)
    list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus({ preventScroll: true })
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} data-more={more} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-value={tab.value}
            aria-selected={tab.value === chosen}
            aria-controls={tab.value === chosen ? `${id}-panel` : undefined}
            tabIndex={tab.value === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`} className={styles.panel}>
        {children}
      </div>
    </>
  )
}
