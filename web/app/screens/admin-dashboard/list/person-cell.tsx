import type { ReactNode } from 'react'
import list from './list.module.css'

interface PersonCellProps {
  name: string
  email: string
  /** What an administrator should know of the address. */
  children?: ReactNode
}

/** Who a row is about: the name, and the address under it. */
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
