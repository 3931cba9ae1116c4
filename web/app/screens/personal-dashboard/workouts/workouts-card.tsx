import { counted } from '@corner/analytics/numbers/counted.ts'
import type { PersonalWorkout } from '@corner/contract/entities/personal-records.ts'
import { EmptyCard } from '../../../ui/feedback/empty-card.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { sportName, startText, workoutFacts } from './workout-facts.ts'
import styles from './workouts-card.module.css'
import { ZonesBar } from './zones-bar.tsx'

const MOST_SHOWN = 10

/** The newest workouts of the period, the newest first. @param workouts oldest first */
export function WorkoutsCard({ workouts }: { workouts: readonly PersonalWorkout[] }) {
  if (workouts.length === 0) {
    return (
      <EmptyCard title="Workouts" reason="No workouts in this period">
        Choose a longer period, or record one with your device.
      </EmptyCard>
    )
  }
  const shown = workouts.slice(-MOST_SHOWN).toReversed()
  const all = counted(workouts.length, 'workout')
  return (
    <Card title="Workouts" aside={workouts.length > shown.length ? `newest ${shown.length} of ${all}` : all}>
      <ul className={styles.workouts}>
        {shown.map((workout) => (
          <li key={`${workout.start} ${workout.provider} ${workout.activity_type}`}>
            <h3>
              {sportName(workout.activity_type)} <span className={styles.when}>{startText(workout)}</span>
            </h3>
            <dl className={styles.facts}>
              {workoutFacts(workout).map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <ZonesBar zones={workout.zone_duration} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
