import { memo, type ReactNode, useId } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import styles from './markdown.module.css'
import { MarkdownLink } from './markdown-link.tsx'

export interface MarkdownProps {
  /** Markdown. */
  children: string
  /** Where the text is part of a conversation its headings are no headings of the page: bold lines instead. */
  headings?: 'as-written' | 'bold'
}

// "~7 h" twice in a sentence strikes nothing out.
const PLUGINS: [typeof remarkGfm, { singleTilde: boolean }][] = [[remarkGfm, { singleTilde: false }]]

function BoldLine({ children }: { children?: ReactNode }) {
  return (
    <p>
      <strong>{children}</strong>
    </p>
  )
}

/** The protocols that links may have are those of react-markdown itself, which are the spec's: http, https, irc, ircs, mailto, xmpp. */
const PARTS: Components = {
  a: ({ href, children }) => <MarkdownLink address={href}>{children}</MarkdownLink>,
  // Nothing is fetched from where a text says.
  img: ({ alt }) => <span className={styles.image}>[Image{alt ? `: ${alt}` : ''}]</span>,
  input: ({ checked }) => <span>{checked ? '☑' : '☐'}</span>,
  table: ({ children }) => (
    // biome-ignore lint/a11y/useSemanticElements: a table's box is no set of fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={styles.scroll} role="group" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
}
const PARTS_OF_A_CONVERSATION: Components = {
  ...PARTS,
  ...{ h1: BoldLine, h2: BoldLine, h3: BoldLine, h4: BoldLine, h5: BoldLine, h6: BoldLine },
}

/** What `Markdown` loads when the first text is to be drawn. */
export const RenderedMarkdown = memo(function RenderedMarkdown({ children, headings = 'as-written' }: MarkdownProps) {
  const id = useId()
  return (
    <div className={styles.text}>
      <ReactMarkdown
        remarkPlugins={PLUGINS}
        remarkRehypeOptions={{ clobberPrefix: `${id}-` }}
        components={headings === 'bold' ? PARTS_OF_A_CONVERSATION : PARTS}
      >
        {children}
      </ReactMarkdown>
    </div>
  )
})
