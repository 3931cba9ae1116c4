import { COPIED_MS } from '@corner/contract/constants/interface-timing.ts'
import { CHAT_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { useContext } from 'react'
import { Markdown } from '../../../../../shared/markdown/markdown.tsx'
import { CopyButton } from '../../../../../ui/buttons/copy-button.tsx'
import { Spinner } from '../../../../../ui/feedback/spinner.tsx'
import styles from '../chat.module.css'
import type { Answer } from '../conversation/conversation.ts'
import { AthleteAddressesContext } from './athlete-addresses.ts'
import { ClarifyingChoices } from './clarifying-choices.tsx'
import { HowIGotThis } from './how-i-got-this.tsx'
import { ReadingLines } from './reading-lines.tsx'

/**
 * An answer: first what is being looked up, then the text, then how the question was understood and the data behind the
 * answer.
 */
export function AnswerText({ answer }: { answer: Answer }) {
  const { content, state, steps, notice } = answer
  const addresses = useContext(AthleteAddressesContext)
  if (state === 'waiting') {
    return (
      <div className={styles.waiting}>
        <Spinner />
        <div>
          <p>{CHAT_TEXTS.waiting}</p>
          <p className={styles.aside} aria-live="off">
            {notice ?? steps.at(-1)?.title}
          </p>
        </div>
      </div>
    )
  }
  return (
    <>
      {content !== '' && (
        <Markdown headings="bold" names={addresses}>
          {content}
        </Markdown>
      )}
      {notice && <p className={styles.aside}>{notice}</p>}
      {state === 'stopped' && (
        <p className={styles.aside}>
          {content === '' ? 'Stopped before an answer came.' : 'Stopped. The answer may not be complete.'}
        </p>
      )}
      {content !== '' && (
        // Takes its space while the text still streams.
        <div className={styles.ending}>
          {state !== 'streaming' && (
            <>
              <ClarifyingChoices answer={answer} />
              <ReadingLines answer={answer} />
              <div className={styles.foot}>
                <div className={styles.copy}>
                  <CopyButton text={content} thing="answer" copiedMs={COPIED_MS} />
                </div>
                <HowIGotThis answer={answer} />
              </div>
            </>
          )}
        </div>
      )}
    </>
  )
}
