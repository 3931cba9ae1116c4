import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Markdown, preloadMarkdown } from './markdown.tsx'

it('renders formatted at once after preloading', async () => {
  await preloadMarkdown()
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Markdown>**Marcus**</Markdown>
    </MemoryRouter>,
  )
  expect(html).toContain('<strong>Marcus</strong>')
})
