import type { Choice } from '@corner/contract/entities/chat.ts'
import { createContext } from 'react'

/** What a button under an answer needs to ask with it. */
export interface ChatActions {
  /** @param days the period of the answer that it stands under; undefined: the chosen one */
  choose: (choice: Choice, days: number | undefined) => void
  /** An answer is on its way: nothing can be asked. */
  isThinking: boolean
}

/** Given past the messages, so that their text is not drawn anew for it. */
export const ChatActionsContext = createContext<ChatActions>({ choose: () => undefined, isThinking: false })
