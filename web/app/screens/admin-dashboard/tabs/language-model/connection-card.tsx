import { CONNECTION_CHECKS, type ConnectionCheck } from '@corner/contract/entities/language-model.ts'
import { StateBadge } from '../../../../ui/badges/state-badge.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { CHECK_TEXTS, formatFigures, formatTotal, STATE_TEXTS } from './connection-texts.ts'
import styles from './language-model.module.css'
import { type ConnectionTest, useConnectionTest } from './use-connection-test.ts'

/** Tests the model part by part, and shows for each part whether it works and how to fix it. */
export function ConnectionCard() {
  const test = useConnectionTest()
  return (
    <Card
      title="Connection"
      aside={
        <Button size="small" onClick={test.run} aria-disabled={test.isRunning}>
          {test.isRunning && <Spinner />} {test.isRunning ? 'Testing' : 'Test connection'}
        </Button>
      }
    >
      <p className={styles.about}>
        A few small requests as the AI coach makes them, about nobody. They count as yours, and cost what your provider
        asks.
      </p>
      <ul className={styles.checks}>
        {CONNECTION_CHECKS.map((check) => (
          <CheckLine key={check} check={check} test={test} />
        ))}
      </ul>
      {test.failure && <Notice kind="error">{test.failure}</Notice>}
      <p className={styles.sum} role="status">
        {test.results && formatTotal(test.results, CONNECTION_CHECKS.length)}
      </p>
    </Card>
  )
}

function CheckLine({ check, test }: { check: ConnectionCheck; test: ConnectionTest }) {
  const { title, about } = CHECK_TEXTS[check]
  const { state, word } = STATE_TEXTS[test.stateOf(check)]
  const result = test.resultOf(check)
  return (
    <li className={styles.check}>
      <h3 className={styles.title}>{title}</h3>
      <StateBadge state={state}>{word}</StateBadge>
      <div className={styles.said}>
        <p>{result?.says ?? about}</p>
        {result?.advice && <p className={styles.advice}>{result.advice}</p>}
        {result && <p className={styles.figures}>{formatFigures(result)}</p>}
      </div>
    </li>
  )
}
