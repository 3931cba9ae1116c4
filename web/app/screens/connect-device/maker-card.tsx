import type { Device } from '@corner/contract/entities/devices.ts'
import { AboutMaker } from './about-maker.tsx'
import { DeviceCard } from './device-card.tsx'
import styles from './maker.module.css'
import { ScopesList } from './scopes-card.tsx'

/** A maker beside the specified one: its link, what it brings, and what is read there. */
export function MakerCard({ device, onRetry }: { device: Device; onRetry: () => void }) {
  const { provider, label } = device
  return (
    <DeviceCard title={label} maker={{ provider, label }} status={device} onRetry={onRetry}>
      <AboutMaker device={device} />
      <details className={styles.read}>
        <summary>What we read from {label}</summary>
        <ScopesList provider={label} />
      </details>
    </DeviceCard>
  )
}
