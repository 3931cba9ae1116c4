import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import type { WayBack } from './way-back.ts'

/** A link that carries the view it stands in, so that the screen it opens can lead back to that very view. */
export function LinkWithWayBack(props: Omit<ComponentProps<typeof Link>, 'state'>) {
  const { pathname, search } = useLocation()
  const state: WayBack = { cameFrom: pathname + search, steps: 1 }
  return <Link {...props} state={state} />
}
