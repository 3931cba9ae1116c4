import { CHAT_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { Link } from 'react-router'
import { MixedText } from '../../../../ui/badges/mixed-text.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import styles from './chat.module.css'

interface SuggestedQuestionsProps {
  questions: readonly string[]
  /** Puts a question into the input. */
  onChoose: (question: string) => void
}

/** Example questions, and a link to the articles; shown until the first question. */
export function SuggestedQuestions({ questions, onChoose }: SuggestedQuestionsProps) {
  return (
    <Card className={styles.suggestions} title={CHAT_TEXTS.suggestions}>
      <ul>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" className={styles.suggestion} onClick={() => onChoose(question)}>
              <MixedText text={question} />
            </button>
          </li>
        ))}
      </ul>
      <Link to="/knowledge" className={styles.articles}>
        Read the knowledge base
      </Link>
    </Card>
  )
}
