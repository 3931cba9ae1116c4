import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { profileQuery } from '../../../shared/authentication/profile-query.ts'
import { refreshUser } from '../../../shared/authentication/refresh-user.ts'
import { formatTimeOfLog } from '../../../shared/date-format/format-date.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ownActivityQuery, ownHrvQuery, ownSleepQuery } from '../records/own-records-queries.ts'
import styles from './debug-panel.module.css'
import { networkFailureText, testConnection, UNKNOWN_NETWORK } from './network-status.ts'

/**
 * The results of the latest calls, for troubleshooting (docs/reference/personal-dashboard.md#debug-panel). It sends no
 * calls of its own accord.
 */
export function DebugPanel({ days }: { days: number }) {
  const client = useQueryClient()
  const [network, setNetwork] = useState(UNKNOWN_NETWORK)
  const hrv = useQuery({ ...ownHrvQuery(client, days), enabled: false })
  const sleep = useQuery({ ...ownSleepQuery(client, days), enabled: false })
  const activity = useQuery({ ...ownActivityQuery(client, days), enabled: false })
  const user = useQuery({ ...profileQuery, enabled: false })

  return (
    <details className={styles.panel}>
      <summary>
        Debug <span>Network: {network}</span>
      </summary>
      <div className={styles.content}>
        <dl>
          <dt>Network status</dt>
          <dd>
            <span role="status">{network}</span>
          </dd>
          <dt>Last HRV call</dt>
          <dd>{tellRecords(hrv)}</dd>
          <dt>Last sleep call</dt>
          <dd>{tellRecords(sleep)}</dd>
          <dt>Last activity call</dt>
          <dd>{tellRecords(activity)}</dd>
          <dt>Last user call</dt>
          <dd>{tell(user, ({ username, role }) => `200, ${username}, ${role}`)}</dd>
        </dl>
        <div className={styles.buttons}>
          <Button kind="quiet" size="small" onClick={async () => setNetwork(await testConnection())}>
            Test Connection
          </Button>
          <Button kind="quiet" size="small" onClick={() => void hrv.refetch()}>
            Refresh HRV
          </Button>
          <Button kind="quiet" size="small" onClick={() => void refreshUser(client)}>
            Refresh User Info
          </Button>
        </div>
      </div>
    </details>
  )
}

function tellRecords(query: UseQueryResult<{ status: number; records: unknown[] }>): string {
  return tell(query, ({ status, records }) => `${status}, ${records.length} records`)
}

function tell<Answer>(query: UseQueryResult<Answer>, describe: (answer: Answer) => string): string {
  if (query.fetchStatus === 'fetching') return 'running'
  if (query.error) return `${networkFailureText(query.error)}, ${formatTimeOfLog(query.errorUpdatedAt)}`
  return query.data === undefined ? 'none yet' : `${describe(query.data)}, ${formatTimeOfLog(query.dataUpdatedAt)}`
}
