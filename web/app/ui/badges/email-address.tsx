import { Fragment } from 'react'
import styles from './email-address.module.css'

interface EmailAddressProps {
  address: string
  /** In a row of a list: a long address is cut, and shown whole by pointing at it. */
  isCut?: boolean
}

/** An e-mail address: where it does not fit, a line breaks behind one of its signs, not within a word. */
export function EmailAddress({ address, isCut = false }: EmailAddressProps) {
  return (
    <bdi className={isCut ? styles.cut : styles.address} title={isCut ? address : undefined}>
      {address.split(BEHIND_A_SIGN).map((word, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </bdi>
  )
}

const BEHIND_A_SIGN = /(?<=[@._+-])(?=[^@._+-])/
