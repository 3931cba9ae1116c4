import type { Device } from '@corner/contract/entities/devices.ts'
import { Card } from '../../ui/layout/card.tsx'
import styles from './maker.module.css'
import { MakerMark } from './maker-mark.tsx'
import { measuresText } from './maker-words.ts'
import { StoredData, storedText } from './stored-data.tsx'

/** Makers that this server cannot link with yet, and who changes that. Renders nothing for none. */
export function NotSetUpCard({ devices }: { devices: readonly Device[] }) {
  if (devices.length === 0) return null
  return (
    <Card title="Not set up on this server">
      <ul className={styles.missing}>
        {devices.map((device) => (
          <li key={device.provider}>
            <MakerMark label={device.label} />
            <div>
              <b>{device.label}</b>
              <p>
                Would give {measuresText(device).given}. The administrator of this server finds the steps in{' '}
                {`docs/${device.provider}.md`}.
              </p>
              {storedText(device) && <StoredData device={device} />}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
