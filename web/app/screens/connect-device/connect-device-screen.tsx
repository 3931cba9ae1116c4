import { useQuery, useQueryClient } from '@tanstack/react-query'
import { pageTitle } from '../../shared/branding/page-title.ts'
import { deviceStatusQuery } from '../../shared/device/device-status-query.ts'
import { UNKNOWN_WEARABLE } from '../../shared/device/provider-name.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { CardSkeleton } from '../../ui/feedback/skeleton.tsx'
import { Page, PageHeader } from '../../ui/layout/page-header.tsx'
import styles from './connect-device-screen.module.css'
import { DeviceCard, DeviceCardLoading } from './device-card.tsx'
import { OwnExportCard } from './own-export-card.tsx'
import { ScopesCard } from './scopes-card.tsx'

export const meta = () => [{ title: pageTitle('Connect the wearable device') }]

export default function ConnectDeviceScreen() {
  const queryClient = useQueryClient()
  const { profile } = useSession()
  const { data, isPending, refetch } = useQuery(deviceStatusQuery)
  const provider = data?.provider ?? UNKNOWN_WEARABLE
  return (
    <Page narrow>
      <PageHeader
        title="Connect the wearable device"
        subtitle={`Recovery, sleep and strain come from ${provider} by themselves, once you allow it.`}
      />
      <div className={styles.stack}>
        {isPending ? (
          <DeviceCardLoading
            wasConnected={profile?.whoop_connected}
            onRetry={() => void queryClient.resetQueries(deviceStatusQuery)}
          />
        ) : (
          <DeviceCard status={data} provider={provider} onRetry={() => void refetch()} />
        )}
        {/* Longer than a window: the height of the cards is not known before the status, and nothing below may jump. */}
        {isPending && <CardSkeleton lines={20} />}
        {data && <ScopesCard provider={data.provider} />}
        {!isPending && <OwnExportCard provider={data?.provider} />}
      </div>
    </Page>
  )
}
