import { leftOutWords, makerValueWords, partWords, placeWords } from '@corner/analytics/readiness/readiness-words.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { WithoutRecovery } from '@corner/contract/entities/readiness.ts'
import { valueAge } from '../value-age/value-age.ts'
import styles from './readiness-parts.module.css'

interface ReadinessPartsProps {
  without: WithoutRecovery
  today: CalendarDay
}

/** Where the maker gives no recovery: Corner readiness with its parts, and the maker's own values under their own names. */
export function ReadinessParts({ without: { readiness, maker, maker_values }, today }: ReadinessPartsProps) {
  const [first] = maker_values
  return (
    <div className={styles.readiness}>
      {readiness && (
        <section aria-label="Corner readiness">
          <h3>
            {['Corner readiness', withAge(readiness.day, today)].filter(Boolean).join(' ')}
            {readiness.score !== null && <b> {readiness.score}</b>}
            {readiness.place !== null && <span>, {placeWords(readiness.place)}</span>}
          </h3>
          {readiness.parts.length > 0 && (
            <ul>
              {readiness.parts.map((part) => (
                <li key={part.measure}>{partWords(part)}</li>
              ))}
            </ul>
          )}
          <p>{leftOutWords(readiness)}</p>
          <p>
            {ABOUT} {maker} gives no recovery, and this is none.
          </p>
        </section>
      )}
      {first && (
        <section aria-label={`From ${maker}`}>
          <h3>{[`From ${maker}`, withAge(first.day, today)].filter(Boolean).join(' ')}</h3>
          <ul>
            {maker_values.map((value) => (
              <li key={value.name}>{makerValueWords(value)}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const ABOUT = `50 is as usual in the ${NORMAL_RANGE_DAYS} days before, 25 points are one standard deviation of those.`

/** `yesterday`; '' of today. */
const withAge = (day: CalendarDay, today: CalendarDay) => (day < today ? valueAge(day, today) : '')
