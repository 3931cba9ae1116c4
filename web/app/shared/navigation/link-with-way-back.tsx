import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import type { WayBack } from './way-back.ts'

/** A link that passes on the current view, so that the opened screen can lead back to it. */
export function LinkWithWayBack(props: Omit<ComponentProps<typeof Link>, 'state'>) {
  const { pathname, search } = useLocation()
  const state: WayBack = { cameFrom: pathname + search, steps: 1 }
  return <Link {...props} state={state} />
}
