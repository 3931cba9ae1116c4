import { Fragment } from 'react'
import styles from './email-address.module.css'

interface EmailAddressProps {
  address: string
  /** In a row of a list: a long address is cut, and shown whole by pointing at it. */
  isCut?: boolean
}

/** An e-mail address, on one line where it fits: else a line breaks behind its @ or a dot, not within a word. */
export function EmailAddress({ address, isCut = false }: EmailAddressProps) {
  return (
    <bdi className={isCut ? styles.cut : styles.address} title={isCut ? address : undefined}>
      {address.split(BEHIND_AT_OR_DOT).map((word, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </bdi>
  )
}

const BEHIND_AT_OR_DOT = /(?<=[@.])(?=[^@.])/
