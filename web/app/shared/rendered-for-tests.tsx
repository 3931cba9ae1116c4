import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'

/** What the server has answered, by the key of its query; an `Error` where it failed. */
type Answers = readonly (readonly [key: readonly unknown[], answer: unknown])[]

/** The first paint of a piece of a screen with these answers at hand, as markup: a browser is not needed for what it says. */
export function markupOf(piece: ReactElement, answers: Answers = []): string {
  const client = new QueryClient({
    defaultOptions: { queries: { retryOnMount: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  for (const [key, answer] of answers) {
    if (answer instanceof Error) failed(client, key, answer)
    else client.setQueryData(key, answer)
  }
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>{piece}</MemoryRouter>
    </QueryClientProvider>,
  )
}

/** Its words alone, each run of them a line; a link ends one. */
export const linesOf = (markup: string): string[] =>
  markup
    .replace(/<(?:svg|style|script)\b.*?<\/(?:svg|style|script)>/gs, '')
    .replace(/<a\b[^>]*>|<\/?(?:b|bdi|em|strong|span|i|wbr)\b[^>]*>/g, '')
    .split(/<[^>]+>/)
    .map((line) => line.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&').trim())
    .filter(Boolean)

function failed(client: QueryClient, key: readonly unknown[], error: Error): void {
  const query = client.getQueryCache().build(client, { queryKey: key })
  query.setState({ status: 'error', error, errorUpdateCount: 1, fetchFailureCount: 1 })
}
