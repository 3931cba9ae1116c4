import type { Reading } from '@corner/contract/entities/chat.ts'
import { fillIn } from '@corner/contract/texts/devices.ts'
import { CHAT_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { useEffect, useRef, useState } from 'react'
import styles from '../chat.module.css'
import type { Answer } from '../conversation/conversation.ts'
import { StepDetails } from './step-details.tsx'

/** How the question was understood, and the look-ups with the rows behind the answer. Rendered when opened. */
export function HowIGotThis({ answer: { steps, answered_by, readings = [] } }: { answer: Answer }) {
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLDetailsElement>(null)
  // It opens downwards, and at the end of the chat would open out of view.
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <details ref={place} className={styles.how} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>How I got this</summary>
      {isOpen && (
        <div className={styles.steps}>
          {readings.length > 0 && <Understood readings={readings} />}
          {answered_by && <p className={styles.aside}>{ANSWERED_BY[answered_by]}</p>}
          {steps.length === 0 && <p className={styles.aside}>Nothing was looked up for this answer.</p>}
          {steps.map((step, place) => (
            <StepDetails key={place} step={step} />
          ))}
        </div>
      )}
    </details>
  )
}

function Understood({ readings }: { readings: readonly Reading[] }) {
  return (
    <div className={styles.step}>
      <p className={styles.stepTitle}>{CHAT_TEXTS.understoodAs}</p>
      {readings.map(({ line, unused }, place) => (
        <div key={place}>
          <p className={styles.understood}>{line}</p>
          {unused.length > 0 && <p className={styles.aside}>{fillIn(CHAT_TEXTS.notUsed, { words: quoted(unused) })}</p>}
        </div>
      ))}
    </div>
  )
}

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')

const ANSWERED_BY = {
  analyst: 'Answered by the built-in analyst from:',
  model: 'Answered by a language model; its figures were printed from:',
} as const
