import type { Device } from '@corner/contract/entities/devices.ts'
import styles from './maker.module.css'
import { arrivalText, measuresText, reachText } from './maker-words.ts'
import { RemindersChoice } from './reminders-choice.tsx'
import { StoredData } from './stored-data.tsx'

/** What a maker's wearable brings, how, and how far back. */
export function AboutMaker({ device }: { device: Device }) {
  const { given, lacking } = measuresText(device)
  const rows = [
    ['Gives', given],
    ['Does not give', lacking],
    ['Comes', arrivalText(device)],
    ['Past days', reachText(device)],
    ['Your coaches see', 'these values and what follows from them; nothing else of your account there'],
  ].filter(([, text]) => text !== '')
  return (
    <div className={styles.about}>
      <dl>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>Stored here</dt>
          <dd>
            <StoredData device={device} />
          </dd>
        </div>
      </dl>
      <RemindersChoice device={device} />
      {device.attribution && <p className={styles.attribution}>{device.attribution}</p>}
    </div>
  )
}
