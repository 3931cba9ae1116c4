import type { ReactNode } from 'react'
import { EmailAddress } from '../../../ui/badges/email-address.tsx'
import { PersonName } from '../../../ui/badges/person-name.tsx'
import list from './list.module.css'

interface PersonCellProps {
  name: string
  email: string
  /** Warnings about the address, for administrators. */
  children?: ReactNode
}

/** The person of a table row: the name with the address below. */
export function PersonCell({ name, email, children }: PersonCellProps) {
  return (
    <>
      <span className={`${list.name} ${list.inFirstLine}`}>
        <PersonName name={name} isCut />
      </span>
      <span className={`${list.under} ${list.inSecondLine}`}>
        <EmailAddress address={email} isCut />
      </span>
      {children}
    </>
  )
}
