import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import type { ReturnTarget } from './return-target.ts'

/** A link that passes on the current view, so that the opened screen can lead back to it. */
export function ReturningLink(props: Omit<ComponentProps<typeof Link>, 'state'>) {
  const { pathname, search } = useLocation()
  const state: ReturnTarget = { cameFrom: pathname + search, steps: 1 }
  return <Link {...props} state={state} />
}
