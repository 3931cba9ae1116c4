import type { SyncProgress } from '@corner/contract/entities/devices.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryKeys } from '../../shared/api/query-keys.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './personal-dashboard-screen.module.css'

/**
 * Progress of the first download of past records. They appear by themselves, because the records are refetched as they
 * grow.
 */
export function FirstSync({ progress, provider }: { progress: SyncProgress; provider: string }) {
  const client = useQueryClient()
  const { state, records, days, message } = progress
  const seen = useRef(`${state} ${records}`)
  useEffect(() => {
    const now = `${state} ${records}`
    if (seen.current === now) return
    seen.current = now
    void client.invalidateQueries({ queryKey: queryKeys.ownRecords })
  }, [client, state, records])

  if (state === 'done') return null
  if (state === 'failed') {
    return (
      <Notice kind="warning">
        {message ?? `The past ${days} days could not be fetched from ${provider}.`} {records} records are in.{' '}
        <ButtonLink kind="quiet" size="small" to="/connect-whoop">
          Reconnect Device
        </ButtonLink>
      </Notice>
    )
  }
  return (
    <Card title={state === 'waiting' ? 'Your data is about to arrive' : 'Your data is arriving'}>
      <div className={styles.sync} role="status">
        <p>
          <span className={styles.syncFigure}>{records}</span> records of the past {days} days are here.
        </p>
        <div className={styles.syncBar} aria-hidden="true" />
        <p>{message ?? `${provider} hands them over little by little. You can leave this page, it goes on.`}</p>
      </div>
    </Card>
  )
}
