import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Markdown, preloadMarkdown } from './markdown.tsx'

it('stands formatted at once where it was fetched before', async () => {
  await preloadMarkdown()
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Markdown>**Marcus**</Markdown>
    </MemoryRouter>,
  )
  expect(html).toContain('<strong>Marcus</strong>')
})
