import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import styles from './copy-button.module.css'

interface CopyButtonProps {
  /** The text to copy. */
  text: string
  /** Accessible description of the text: "coach code". */
  thing: string
  /** How long the button confirms the copy. */
  copiedMs: number
  /** Label of the button before it is pressed. */
  label?: string
}

/**
 * Copies a text. If the browser refuses (there is no clipboard on a page without HTTPS), it says so, and what to do.
 */
export function CopyButton({ text, thing, copiedMs, label = 'Copy' }: CopyButtonProps) {
  /** Counts copies, so that a second one restarts the timer. */
  const [copies, setCopies] = useState(0)
  const [width, setWidth] = useState<number>()
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)

  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setOutcome(null), copiedMs)
    return () => clearTimeout(timer)
  }, [copies, copiedMs])

  async function copy(button: HTMLElement) {
    // What stands beside it must not move under the finger when the label changes.
    setWidth(button.offsetWidth)
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
      setCopies((count) => count + 1)
    } catch (failure) {
      console.error('The clipboard took nothing', failure)
      setOutcome('failed')
    }
  }

  const says = outcome === 'copied' ? 'Copied!' : label
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        aria-label={`${says} ${thing}`}
        style={{ minWidth: width }}
        onClick={({ currentTarget }) => void copy(currentTarget)}
      >
        {says}
      </Button>
      <span className={styles.said} role="status">
        {outcome === 'copied' && <span className="visually-hidden">The {thing} is copied.</span>}
        {outcome === 'failed' && `The ${thing} could not be copied. Mark it and copy it by hand.`}
      </span>
    </>
  )
}
