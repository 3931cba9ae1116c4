import { lazy, Suspense, useEffect, useState } from 'react'
import { useSingleKeys } from '../keys/use-single-keys.ts'
import styles from './shortcuts.module.css'

/** Fetched when first opened. */
const CommandBar = lazy(() => import('./command-bar.tsx').then(({ CommandBar }) => ({ default: CommandBar })))
const KeysDialog = lazy(() => import('../keys/keys-dialog.tsx').then(({ KeysDialog }) => ({ default: KeysDialog })))

/** The button of the command bar in the top bar, and the keys that work on every signed-in screen: Ctrl K and `?`. */
export function Shortcuts() {
  const [open, setOpen] = useState<'commands' | 'keys' | null>(null)
  const close = () => setOpen(null)
  useSingleKeys({ '?': () => setOpen('keys') })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isChord || event.key.toLowerCase() !== 'k') return
      event.preventDefault() // browsers go to their search field
      // Another dialog may hold something that is not saved.
      setOpen((now) => (now === 'commands' ? null : document.querySelector('dialog[open]') ? now : 'commands'))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Go to"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title="Go to an athlete, a view or a screen (Ctrl K)"
        onClick={() => setOpen('commands')}
      >
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="7" cy="7" r="4.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="M10.5 10.5L15 15" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      <Suspense fallback={null}>
        {open === 'commands' && <CommandBar onClose={close} onHelp={() => setOpen('keys')} />}
        {open === 'keys' && <KeysDialog onClose={close} />}
      </Suspense>
    </>
  )
}
