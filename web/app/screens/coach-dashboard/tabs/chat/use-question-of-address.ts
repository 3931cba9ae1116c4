import { CHAT_MESSAGE_MAXIMUM } from '@corner/contract/constants/chat.ts'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useAddressChange } from '../../../../shared/address/use-address-change.ts'

/**
 * A question that another screen has ready, `?tab=chat&ask=How is Marcus doing?`: it goes into the input, to be sent or changed, and out
 * of the address, so that neither a reload nor the way back puts it there again.
 * @param onQuestion the same function at every render
 */
export function useQuestionOfAddress(onQuestion: (question: string) => void) {
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
