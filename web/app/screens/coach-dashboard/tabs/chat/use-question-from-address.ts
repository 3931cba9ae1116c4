import { CHAT_MESSAGE_MAXIMUM } from '@corner/contract/constants/chat.ts'
import { useEffect } from 'react'
import { useAddress } from '../../../../shared/address/use-address.ts'

/**
 * Takes a question passed by another screen (`?tab=chat&ask=How is Marcus doing?`) into the input and out of the
 * address, so that neither a reload nor going back inserts it again.
 * @param onQuestion must be stable
 */
export function useQuestionFromAddress(onQuestion: (question: string) => void) {
  const [address, change] = useAddress()
  const question = address.get('ask')
  useEffect(() => {
    if (question === null) return
    onQuestion(question.trim().slice(0, CHAT_MESSAGE_MAXIMUM))
    change({ ask: null }, { replace: true })
  }, [question, onQuestion, change])
}
