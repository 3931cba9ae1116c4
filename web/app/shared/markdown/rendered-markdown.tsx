import { memo, type ReactNode, useId, useMemo } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { linkedNames } from './linked-names.ts'
import styles from './markdown.module.css'
import { MarkdownLink } from './markdown-link.tsx'

export interface MarkdownProps {
  /** Markdown. */
  children: string
  /** Headings in a chat message are not headings of the page: bold lines instead. */
  headings?: 'as-written' | 'bold'
  /** Names that lead somewhere, with their addresses. */
  names?: ReadonlyMap<string, string>
}

// "~7 h" twice in a sentence must not strike anything out.
const PLUGINS: [typeof remarkGfm, { singleTilde: boolean }][] = [[remarkGfm, { singleTilde: false }]]

function BoldLine({ children }: { children?: ReactNode }) {
  return (
    <p>
      <strong>{children}</strong>
    </p>
  )
}

/**
 * Allowed link protocols are the defaults of react-markdown, the same as in docs/reference/screens.md#markdown: http,
 * https, irc, ircs, mailto, xmpp.
 */
const PARTS: Components = {
  a: ({ href, children }) => <MarkdownLink address={href}>{children}</MarkdownLink>,
  // Images from addresses in a text are never loaded.
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
  h1: BoldLine,
  h2: BoldLine,
  h3: BoldLine,
  h4: BoldLine,
  h5: BoldLine,
  h6: BoldLine,
}

const NO_NAMES: ReadonlyMap<string, string> = new Map()

/** The lazily loaded part of `Markdown`. */
export const RenderedMarkdown = memo(function RenderedMarkdown({
  children,
  headings = 'as-written',
  names = NO_NAMES,
}: MarkdownProps) {
  const id = useId()
  const plugins = useMemo(() => (names.size > 0 ? [linkedNames(names)] : []), [names])
  return (
    <div className={styles.text}>
      <ReactMarkdown
        remarkPlugins={PLUGINS}
        rehypePlugins={plugins}
        remarkRehypeOptions={{ clobberPrefix: `${id}-` }}
        components={headings === 'bold' ? PARTS_OF_A_CONVERSATION : PARTS}
      >
        {children}
      </ReactMarkdown>
    </div>
  )
})
