import { suggestQuestions } from '@corner/analytics/team/suggested-questions.ts'
import { fillIn } from '@corner/contract/texts/devices.ts'
import { CHAT_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { useCallback, useMemo, useRef } from 'react'
import { usePeriod } from '../../../../shared/period/use-period.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import type { TeamView } from '../../team-view/team-view.ts'
import { AthleteAddressesContext, athleteAddresses } from './answer/athlete-addresses.ts'
import { ChatActionsContext } from './answer/chat-actions.ts'
import { AskForm } from './ask-form.tsx'
import styles from './chat.module.css'
import { ChatError } from './chat-error.tsx'
import { ChatLog } from './chat-log.tsx'
import { pendingAnswer } from './conversation/conversation.ts'
import { useChat } from './conversation/use-chat.ts'
import { SuggestedQuestions } from './suggested-questions.tsx'
import { useQuestionFromAddress } from './use-question-from-address.ts'

/** A conversation with the AI coach about one team. */
export function Chat({ view: { team, days, overview, athletes } }: { view: TeamView }) {
  const { conversation, draft, write, send, choose, stop, clear } = useChat(team, days)
  const [period] = usePeriod()
  const input = useRef<HTMLTextAreaElement>(null)
  const questions = useMemo(() => suggestQuestions({ team: team.name, overview, days }), [team.name, overview, days])
  const addresses = useMemo(() => athleteAddresses(team.id, athletes, period), [team.id, athletes, period])
  const { messages, error } = conversation
  const isThinking = pendingAnswer(conversation) !== undefined
  const asking = useMemo(() => ({ choose, isThinking }), [choose, isThinking])

  const fill = useCallback(
    (question: string) => {
      write(question)
      input.current?.focus()
    },
    [write],
  )
  useQuestionFromAddress(fill)

  function stopAnswer() {
    stop()
    // The pressed button is gone.
    input.current?.focus()
  }

  return (
    <div className={styles.chat}>
      <Card
        className={styles.talk}
        title={CHAT_TEXTS.title}
        aside={
          <Button kind="quiet" size="small" onClick={clear}>
            {CHAT_TEXTS.clear}
          </Button>
        }
      >
        <p className={styles.subtitle}>{fillIn(CHAT_TEXTS.subtitle, { team: team.name, days: String(days) })}</p>
        <ChatActionsContext value={asking}>
          <AthleteAddressesContext value={addresses}>
            <ChatLog messages={messages} isThinking={isThinking} />
          </AthleteAddressesContext>
        </ChatActionsContext>
        {error !== null && <ChatError text={error} />}
        <AskForm
          ref={input}
          draft={draft}
          onDraft={write}
          isThinking={isThinking}
          onAsk={() => void send()}
          onStop={stopAnswer}
        />
      </Card>
      {messages.length <= 1 && <SuggestedQuestions questions={questions} onChoose={fill} />}
    </div>
  )
}
