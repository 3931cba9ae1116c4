import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { isSoFar } from '@corner/analytics/days/finished-day.ts'
import { written } from '@corner/analytics/numbers/rounding.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { valueAge } from '../../../shared/value-age/value-age.ts'
import styles from './today-figures.module.css'

interface TodayFiguresProps {
  status: Pick<AthleteStatus, 'metrics'>
  today: CalendarDay
}

/**
 * The newest recovery, sleep and strain in one line, on a phone alone, where the cards with their ranges stand below the
 * words; nothing without any.
 */
export function TodayFigures({ status: { metrics }, today }: TodayFiguresProps) {
  const { latestRecovery, latestDate } = metrics.recovery
  const { sleep, strain } = metrics
  const soFar = isSoFar(strain.latestDate, today) ? 'so far' : ''
  const figures = [
    { name: 'Recovery', value: latestRecovery, decimals: 0, unit: '%', date: latestDate },
    { name: 'Sleep', value: sleep.latestDuration, decimals: 1, unit: ' h', date: sleep.latestDate },
    { name: 'Strain', value: strain.latestStrain, decimals: 1, unit: '', date: strain.latestDate, soFar },
  ]
  if (figures.every(({ value }) => value === null)) return null
  return (
    <ul className={styles.figures}>
      {figures.map(({ name, value, decimals, unit, date, soFar = '' }) => (
        <li key={name}>
          <b>{value === null ? '–' : `${written(value, decimals)}${unit}`}</b>{' '}
          {value !== null && soFar !== '' && `${soFar} `}
          <span>{[name, valueAge(date, today)].filter(Boolean).join(' ')}</span>
        </li>
      ))}
    </ul>
  )
}
