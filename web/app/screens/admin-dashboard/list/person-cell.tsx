import type { ReactNode } from 'react'
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
      <bdi className={list.name} title={name}>
        {name}
      </bdi>
      <bdi className={list.under} title={email}>
        {email}
      </bdi>
      {children}
    </>
  )
}
