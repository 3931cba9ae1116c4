import styles from './avatar.module.css'
import { initialsOf } from './initials.ts'

export interface AvatarProps {
  name: string
  /** Maximum number of initials; default two. */
  letters?: number
  /** Larger where the page is about this person, smaller within a line of text. */
  size?: 'line' | 'row' | 'page'
}

/** A person's initials in a circle. Decorative: the name is beside it. */
export function Avatar({ name, letters, size = 'row' }: AvatarProps) {
  return (
    <span className={`${styles.avatar} ${size === 'row' ? '' : styles[size]}`} aria-hidden="true" dir="auto">
      {initialsOf(name, letters) || '–'}
    </span>
  )
}
