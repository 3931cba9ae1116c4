import styles from './avatar.module.css'
import { initialsOf } from './initials.ts'

export interface AvatarProps {
  name: string
  /** How many initials at most; two without it. */
  letters?: number
  /** Larger, where the page is about this one person. */
  size?: 'row' | 'page'
}

/** A person's initials in a circle: for the eye alone, the name stands beside it. */
export function Avatar({ name, letters, size = 'row' }: AvatarProps) {
  return (
    <span className={`${styles.avatar} ${size === 'page' ? styles.page : ''}`} aria-hidden="true" dir="auto">
      {initialsOf(name, letters) || '–'}
    </span>
  )
}
