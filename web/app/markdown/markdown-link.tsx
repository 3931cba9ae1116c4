import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { WayBack } from '../athlete-analysis/way-back.ts'

/** A protocol, or an address that begins with the host's name: "//example.org", which browsers also read with backslashes. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i
const WEB_PAGE = /^(?:https?:|[/\\]{2})/i

/**
 * A link in a text: to a screen of the app without leaving it, to another site in a tab of its own.
 * @param address none or empty: its protocol is not allowed, and only its words are shown
 */
export function MarkdownLink({ address, children }: { address?: string; children?: ReactNode }) {
  if (!address) return children
  if (address.startsWith('#')) return <a href={address}>{children}</a>
  if (!ELSEWHERE.test(address)) return <LinkInside to={address}>{children}</LinkInside>
  if (!WEB_PAGE.test(address))
    return (
      <a href={address} rel="noopener noreferrer">
        {children}
      </a>
    )
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}

/** It carries the view it stands in, so that the screen it opens can lead back there. */
function LinkInside({ to, children }: { to: string; children?: ReactNode }) {
  const { pathname, search } = useLocation()
  const state: WayBack = { cameFrom: pathname + search, steps: 1 }
  return (
    <Link to={to} state={state}>
      {children}
    </Link>
  )
}
