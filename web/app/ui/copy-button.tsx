import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import styles from './copy-button.module.css'

interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** What it is, for whoever does not see what stands beside the button: "coach code". */
  thing: string
  /** How long the button says that it is done. */
  copiedMs: number
  /** What the button says before it is pressed. */
  label?: string
}

/** Copies a text. A browser may refuse (a page that is not served securely has no clipboard): then it says so, and how to go on. */
export function CopyButton({ text, thing, copiedMs, label = 'Copy' }: CopyButtonProps) {
  /** Counts the copies, so that a second one begins the time anew. */
  const [copies, setCopies] = useState(0)
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)

  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setOutcome(null), copiedMs)
    return () => clearTimeout(timer)
  }, [copies, copiedMs])

  async function copy() {
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
      <Button kind="quiet" size="small" aria-label={`${says} ${thing}`} onClick={() => void copy()}>
        {says}
      </Button>
      <span className={styles.said} role="status">
        {outcome === 'copied' && <span className="visually-hidden">The {thing} is copied.</span>}
        {outcome === 'failed' && `The ${thing} could not be copied. Mark it and copy it by hand.`}
      </span>
    </>
  )
}
