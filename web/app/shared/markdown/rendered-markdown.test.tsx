import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { type MarkdownProps, RenderedMarkdown } from './rendered-markdown.tsx'

const htmlOf = (text: string, headings?: MarkdownProps['headings']) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RenderedMarkdown headings={headings}>{text}</RenderedMarkdown>
    </MemoryRouter>,
  )

describe('untrusted text', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    'a <b onclick="alert(1)">bold</b> word',
    '<iframe src="https://example.org"></iframe>',
    '<a href="javascript:alert(1)">press</a>',
  ])('has its HTML shown as text: %s', (text) => {
    expect(htmlOf(text)).not.toMatch(/<(img|script|b|iframe|a)\b/)
    expect(htmlOf(text)).toContain('&lt;')
  })

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd'])(
    'has no link to %s, only its words',
    (address) => {
      const html = htmlOf(`[press here](${address})`)
      expect(html).toContain('press here')
      expect(html).not.toContain('<a')
    },
  )

  it('loads no image, and shows its alternative text', () => {
    const html = htmlOf('![a chart](https://example.org/spy.png)')
    expect(html).toContain('[Image: a chart]')
    expect(html).not.toContain('spy.png')
  })
})

describe('a link', () => {
  it.each(['http', 'https'])(
    'to another site by %s opens a tab of its own that knows nothing of this one',
    (protocol) => {
      const html = htmlOf(`[Walsh 2021](${protocol}://doi.org/10.1136/x)`)
      expect(html).toContain(`href="${protocol}://doi.org/10.1136/x" target="_blank" rel="noopener noreferrer"`)
      expect(html).toContain('(opens in a new tab)')
    },
  )

  it.each(['mailto:a@example.org', 'xmpp:a@example.org', 'irc://example.org/corner', 'ircs://example.org/corner'])(
    'to %s opens what the reader has for it, in no tab',
    (address) => {
      expect(htmlOf(`[write](${address})`)).toContain(`href="${address}" rel="noopener noreferrer"`)
      expect(htmlOf(`[write](${address})`)).not.toContain('target')
    },
  )

  it.each(['/knowledge/sleep-need', '/athlete/1/2?tab=sleep'])('to %s opens in the app', (address) => {
    expect(htmlOf(`[Sleep need](${address})`)).toContain(`<a href="${address}" data-discover="true">Sleep need</a>`)
  })

  it('with a protocol-relative address is external', () => {
    expect(htmlOf('[x](//example.org/a)')).toContain('href="//example.org/a" target="_blank"')
  })
})

it('renders lists, emphasis and tables that scroll by keyboard', () => {
  const html = htmlOf('**Marcus** sleeps:\n\n- 5 h\n- 6 h\n\n| Athlete | Sleep |\n|---|---|\n| Marcus | 5.1 h |')
  expect(html).toMatch(/<strong>Marcus<\/strong>.*<li>5 h<\/li>/s)
  expect(html).toMatch(/<div [^>]*tabindex="0"[^>]*><table>.*<td>5\.1 h<\/td>/s)
})

it('does not strike out text between two tildes', () => {
  expect(htmlOf('about ~7 h and ~8 h')).not.toContain('<del>')
})

it('keeps headings in an article, and renders bold lines in a conversation', () => {
  expect(htmlOf('## In short')).toContain('<h2>In short</h2>')
  expect(htmlOf('## In short', 'bold')).toContain('<p><strong>In short</strong></p>')
})

it('renders nothing for an empty text', () => {
  expect(htmlOf('')).toMatch(/^<div[^>]*><\/div>$/)
})

it('has a table in a box that scrolls by keyboard, and has a name', () => {
  const html = htmlOf('| Athlete | HRV |\n| --- | --- |\n| Ann | 60 |')
  expect(html).toMatch(/<div [^>]*role="group" aria-label="Table" tabindex="0"><table>/)
  expect(html).toContain('<td>Ann</td>')
})

it('shows the boxes of a list as signs', () => {
  const html = htmlOf('- [x] done\n- [ ] open')
  expect(html).toContain('<span>☑</span>')
  expect(html).toContain('<span>☐</span>')
  expect(html).not.toContain('<input')
})
