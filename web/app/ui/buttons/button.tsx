import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'

export interface ButtonLook {
  /** ink: the one main action; quiet: all others; danger: irreversible ones. */
  kind?: 'ink' | 'quiet' | 'danger'
  /** small: 32 px inside a card's header (44 px on a phone, like all). */
  size?: 'medium' | 'small'
  wide?: boolean
}

function classOf({ kind = 'ink', size = 'medium', wide = false }: ButtonLook, extra = '') {
  return [styles.button, styles[kind], styles[size], wide ? styles.wide : '', extra].filter(Boolean).join(' ')
}

export function Button({ kind, size, wide, className, ...rest }: ButtonLook & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classOf({ kind, size, wide }, className)} />
}

/** A link to another screen that looks like a button. */
export function ButtonLink({ kind, size, wide, className, ...rest }: ButtonLook & ComponentProps<typeof Link>) {
  return <Link {...rest} className={classOf({ kind, size, wide }, className)} />
}
