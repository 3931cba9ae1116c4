import { type ComponentType, lazy, Suspense, useState } from 'react'
import styles from './markdown.module.css'
import type { MarkdownProps } from './rendered-markdown.tsx'

let fetched: ComponentType<MarkdownProps> | undefined

async function load() {
  fetched = (await import('./rendered-markdown.tsx')).RenderedMarkdown
  return { default: fetched }
}
const Rendered = lazy(() => load().catch(() => ({ default: AsWritten })))

/** Fetches what draws markdown before there is any: then the first text stands formatted at once. */
export async function preloadMarkdown(): Promise<void> {
  // A failure here is none yet: drawing tries again.
  await load().catch(() => undefined)
}

/**
 * Markdown as formatted text (spec 2, section 1): an answer of the AI coach, an article. HTML in it is shown as the text it is, never
 * as HTML; images are not loaded. Until the part that draws it has come, and if it cannot be fetched, the text stands there as it is
 * written, in the same type.
 */
export function Markdown(props: MarkdownProps) {
  const [Fetched] = useState(() => fetched)
  if (Fetched) return <Fetched {...props} />
  return (
    <Suspense fallback={<AsWritten {...props} />}>
      <Rendered {...props} />
    </Suspense>
  )
}

function AsWritten({ children }: MarkdownProps) {
  return <div className={`${styles.text} ${styles.plain}`}>{children}</div>
}
