import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { onTestFinished, vi } from 'vitest'

// Generous: a busy machine is slow, and a wait ends as soon as what it waits for is there.
configure({ asyncUtilTimeout: 15_000 })

/** What the server says to a call, by method and path: a reply or a promise of it, or a response where it refuses. */
type Answers = Readonly<Record<string, unknown>>

interface Sent {
  /** Method and address. */
  call: string
  body: unknown
}

/** Stands in for the server until the test ends. A call without an answer finds nothing. Returns what it was sent. */
export function stubServer(answers: Answers): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    sent.push({ call: `${method} ${address}`, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    const answer = answers[`${method} ${address.split('?')[0]}`] ?? refusal(404, { error: 'Nothing here' })
    const given = await answer
    return given instanceof Response ? given.clone() : Response.json(given)
  })
  return sent
}

export const refusal = (status: number, body: object) => Response.json(body, { status })

/**
 * Where a browser would be, until the test ends: the router of a test changes no window, and presses count from the
 * window's address (use-address.ts). In place of the location itself, which other tests of the process may have moved.
 */
export function atAddress(address: string): void {
  vi.stubGlobal('location', new URL(address, 'http://corner.example'))
  // Not left to the next test: in the next file the window is another one, and would get the old one's location.
  onTestFinished(() => void vi.unstubAllGlobals())
}

/**
 * A piece of a screen in a DOM (`@vitest-environment happy-dom`), for what clicks, typing and effects do to it.
 * @param at the address of the page
 */
export function mounted(piece: ReactNode, at = '/') {
  onTestFinished(cleanup)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
  let address = ''
  const Address = () => {
    const { pathname, search, hash } = useLocation()
    address = pathname + search + hash
    return null
  }
  const around = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        {children}
        <Address />
      </MemoryRouter>
    </QueryClientProvider>
  )
  return { ...render(piece, { wrapper: around }), client, user: userEvent.setup(), address: () => address }
}
