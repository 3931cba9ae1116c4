import { CHAT_INPUT_ROWS } from '@corner/contract/constants/chat.ts'
import { CHAT_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { type KeyboardEvent, type Ref, useId } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import styles from './chat.module.css'

interface AskFormProps {
  ref: Ref<HTMLTextAreaElement>
  draft: string
  onDraft: (draft: string) => void
  /** An answer is pending: nothing can be typed or sent. */
  isThinking: boolean
  onAsk: () => void
  onStop: () => void
}

/**
 * The question's input and buttons. While an answer is pending they use `aria-disabled`: the `disabled` attribute would
 * drop the focus, and keyboard users would lose their place.
 */
export function AskForm({ ref, draft, onDraft, isThinking, onAsk, onStop }: AskFormProps) {
  const id = useId()
  const mayAsk = !isThinking && draft.trim() !== ''
  const ask = () => {
    if (mayAsk) onAsk()
  }
  function onKeyDown(event: KeyboardEvent) {
    // Enter that confirms an input method's word must not send; Safari reports it by the old key code only.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return
    event.preventDefault()
    ask()
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        Your question
      </label>
      <textarea
        ref={ref}
        id={id}
        className={styles.input}
        rows={CHAT_INPUT_ROWS}
        placeholder={CHAT_TEXTS.placeholder}
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={onKeyDown}
        readOnly={isThinking}
        aria-disabled={isThinking}
        enterKeyHint="send"
      />
      <div className={styles.buttons}>
        {isThinking && (
          <Button kind="quiet" onClick={onStop}>
            Stop
          </Button>
        )}
        <Button type="submit" aria-disabled={!mayAsk}>
          {isThinking ? (
            <>
              <Spinner /> {CHAT_TEXTS.thinking}
            </>
          ) : (
            CHAT_TEXTS.send
          )}
        </Button>
      </div>
    </form>
  )
}
