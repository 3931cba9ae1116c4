import { HEART_RATE_ZONES } from '@corner/contract/constants/heart-rate-zones.ts'
import { lengthText } from './workout-facts.ts'
import styles from './workouts-card.module.css'

const MINUTE_MS = 60_000

/** How long the heart rate was in each zone, the darker the higher; nothing without any. */
export function ZonesBar({ zones }: { zones: Record<string, number> | null }) {
  const times = HEART_RATE_ZONES.map((key, zone) => ({ zone, minutes: (zones?.[key] ?? 0) / MINUTE_MS }))
  const spent = times.filter(({ minutes }) => minutes > 0)
  if (spent.length === 0) return null
  const high = times.slice(4).reduce((sum, { minutes }) => sum + minutes, 0)
  const words = spent.map(({ zone, minutes }) => `zone ${zone} ${lengthText(minutes)}`).join(', ')
  return (
    <div className={styles.zones}>
      <div className={styles.bar} role="img" aria-label={`Heart rate: ${words}`} title={words}>
        {spent.map(({ zone, minutes }) => (
          <span key={zone} data-zone={zone} style={{ flexGrow: minutes }} />
        ))}
      </div>
      <span className={styles.high}>Zones 4 and 5: {lengthText(high)}</span>
    </div>
  )
}
