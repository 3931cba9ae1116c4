import { useEffect, useRef, useState } from 'react'
import styles from './chat.module.css'
import type { Answer } from './conversation.ts'
import { StepShown } from './step-shown.tsx'

/** What was looked up for an answer, with the very rows that it was made from. Drawn when it is opened. */
export function HowIGotThis({ answer: { steps, answered_by } }: { answer: Answer }) {
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLDetailsElement>(null)
  // It opens downwards, and at the end of the chat there is nothing to be seen below.
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <details ref={place} className={styles.how} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>How I got this</summary>
      {isOpen && (
        <div className={styles.steps}>
          {answered_by && <p className={styles.aside}>{ANSWERED_BY[answered_by]}</p>}
          {steps.length === 0 && <p className={styles.aside}>Nothing was looked up for this answer.</p>}
          {steps.map((step, place) => (
            <StepShown key={place} step={step} />
          ))}
        </div>
      )}
    </details>
  )
}

const ANSWERED_BY = {
  analyst: 'Answered by the built-in analyst from:',
  model: 'Answered by a language model; its numbers were checked against:',
} as const
