import styles from './avatar.module.css'
import { initialsOf } from './initials.ts'

/** A person's initials in a circle: for the eye alone, the name stands beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true" dir="auto">
      {initialsOf(name) || '–'}
    </span>
  )
}
