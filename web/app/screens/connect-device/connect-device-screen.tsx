import { SPECIFIED_PROVIDER } from '@corner/contract/constants/providers.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { pageTitle } from '../../shared/branding/page-title.ts'
import { deviceStatusQuery } from '../../shared/device/device-status-query.ts'
import { devicesQuery } from '../../shared/device/devices-query.ts'
import { UNKNOWN_WEARABLE } from '../../shared/device/provider-name.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { CardSkeleton } from '../../ui/feedback/skeleton.tsx'
import { Page, PageHeader } from '../../ui/layout/page-header.tsx'
import { AboutMaker } from './about-maker.tsx'
import styles from './connect-device-screen.module.css'
import { DeviceCard, DeviceCardLoading } from './device-card.tsx'
import { FileImportsCard } from './file-imports/file-imports-card.tsx'
import { MakerCard } from './maker-card.tsx'
import { NotSetUpCard } from './not-set-up-card.tsx'
import { ScopesCard } from './scopes-card.tsx'
import { sortDevices } from './sort-devices.ts'
import { SourcesCard } from './sources-card.tsx'

export const meta = () => [{ title: pageTitle('Connect the wearable device') }]

export default function ConnectDeviceScreen() {
  const queryClient = useQueryClient()
  const { profile } = useSession()
  const status = useQuery(deviceStatusQuery)
  const every = useQuery(devicesQuery)
  // Together: the cards of one answer would move those of the other.
  const isPending = status.isPending || every.isPending
  const { data } = status
  const provider = data?.provider ?? UNKNOWN_WEARABLE
  const { specified, others, missing } = sortDevices(every.data ?? [])
  const retry = () => void Promise.all([status.refetch(), every.refetch()])
  return (
    <Page narrow>
      <PageHeader
        title="Connect the wearable device"
        subtitle={
          others.length > 0
            ? 'Your nights, trainings and body signals come from it by themselves, once you allow it.'
            : `Recovery, sleep and strain come from ${provider} by themselves, once you allow it.`
        }
      />
      <div className={styles.stack}>
        {isPending ? (
          <DeviceCardLoading
            wasConnected={profile?.whoop_connected}
            onRetry={() => void queryClient.resetQueries(deviceStatusQuery)}
          />
        ) : (
          !missing.some((device) => device === specified) && (
            <DeviceCard maker={{ provider: SPECIFIED_PROVIDER, label: provider }} status={data} onRetry={retry}>
              {specified && data && <AboutMaker device={specified} />}
            </DeviceCard>
          )
        )}
        {/* Longer than a window: the height of the cards is not known before the status, and nothing below may jump. */}
        {isPending && <CardSkeleton lines={20} />}
        {!isPending && (
          <>
            {others.map((device) => (
              <MakerCard key={device.provider} device={device} onRetry={retry} />
            ))}
            <SourcesCard />
            {data && !missing.some((device) => device === specified) && <ScopesCard provider={data.provider} />}
            <FileImportsCard />
            <NotSetUpCard devices={missing} />
          </>
        )}
      </div>
    </Page>
  )
}
