import { CHAT_MESSAGE_MAXIMUM } from '@corner/contract/constants/chat.ts'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useAddressChange } from '../../../../shared/address/use-address-change.ts'

/**
 * Takes a question passed by another screen (`?tab=chat&ask=How is Marcus doing?`) into the input and out of the
 * address, so that neither a reload nor going back inserts it again.
 * @param onQuestion must be stable
 */
export function useQuestionFromAddress(onQuestion: (question: string) => void) {
  const [search] = useSearchParams()
  const changeAddress = useAddressChange()
  const question = search.get('ask')
  useEffect(() => {
    if (question === null) return
    onQuestion(question.trim().slice(0, CHAT_MESSAGE_MAXIMUM))
    changeAddress(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('ask')
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  }, [question, onQuestion, changeAddress])
}
