import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './card.module.css'

export interface CardProps extends Omit<ComponentProps<'section'>, 'title' | 'about' | 'ref'> {
  title?: ReactNode
  /** The "i" behind the title; not part of the card's name. */
  about?: ReactNode
  /** Content at the end of the title's line: a number, a control. */
  aside?: ReactNode
}

/** One subject on the page. With a title it is a labelled region. */
export function Card({ title, about, aside, children, className = '', ...rest }: CardProps) {
  const titleId = useId()
  if (title === undefined) {
    return (
      <div className={`${styles.card} ${className}`} {...rest}>
        {children}
      </div>
    )
  }
  return (
    <section aria-labelledby={titleId} className={`${styles.card} ${className}`} {...rest}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {about}
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  )
}
