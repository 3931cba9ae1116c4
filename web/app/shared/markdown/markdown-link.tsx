import type { ReactNode } from 'react'
import { ReturningLink } from '../navigation/returning-link.tsx'

/** A protocol, or a protocol-relative address: "//example.org", which browsers also accept with backslashes. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i
const WEB_PAGE = /^(?:https?:|[/\\]{2})/i

/**
 * A link in a text: screens of the app open in place, other sites in a new tab.
 * @param address missing or empty if its protocol is not allowed: then only the text is shown
 */
export function MarkdownLink({ address, children }: { address?: string; children?: ReactNode }) {
  if (!address) return children
  if (address.startsWith('#')) return <a href={address}>{children}</a>
  if (!ELSEWHERE.test(address)) return <ReturningLink to={address}>{children}</ReturningLink>
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
