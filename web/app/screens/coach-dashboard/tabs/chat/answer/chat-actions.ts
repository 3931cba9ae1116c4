import type { Choice } from '@corner/contract/entities/chat.ts'
import { createContext } from 'react'

/** What the buttons under an answer need to ask a question. */
export interface ChatActions {
  /** @param days the period of the button's answer; undefined: the current one */
  choose: (choice: Choice, days: number | undefined) => void
  /** An answer is pending: nothing can be asked. */
  isThinking: boolean
}

/** A context instead of props, so that messages need not render again. */
export const ChatActionsContext = createContext<ChatActions>({ choose: () => undefined, isThinking: false })
