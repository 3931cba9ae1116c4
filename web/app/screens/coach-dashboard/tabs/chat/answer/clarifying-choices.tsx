import { useContext } from 'react'
import { Button } from '../../../../../ui/buttons/button.tsx'
import type { Answer } from '../conversation/conversation.ts'
import { ChatActionsContext } from './chat-actions.ts'
import styles from './reading.module.css'

/** The options of a clarifying question, as buttons. */
export function ClarifyingChoices({ answer: { choices = [], days } }: { answer: Answer }) {
  const { choose, isThinking } = useContext(ChatActionsContext)
  if (choices.length === 0) return null
  return (
    <ul className={styles.choices}>
      {choices.map((choice, place) => (
        <li key={place}>
          <Button
            kind="quiet"
            className={styles.choice}
            aria-disabled={isThinking}
            onClick={() => !isThinking && choose(choice, days)}
          >
            {choice.text}
          </Button>
        </li>
      ))}
    </ul>
  )
}
