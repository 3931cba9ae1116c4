import { type ComponentType, lazy, Suspense, useState } from 'react'
import styles from './markdown.module.css'
import type { MarkdownProps } from './rendered-markdown.tsx'

let fetched: ComponentType<MarkdownProps> | undefined

async function load() {
  fetched = (await import('./rendered-markdown.tsx')).RenderedMarkdown
  return { default: fetched }
}
const Rendered = lazy(() => load().catch(() => ({ default: AsWritten })))

/** Loads the markdown renderer in advance, so that the first text is formatted at once. */
export async function preloadMarkdown(): Promise<void> {
  // Ignored: rendering tries again.
  await load().catch(() => undefined)
}

/**
 * Markdown as formatted text (docs/reference/screens.md#markdown): an answer of the AI coach, an article. HTML in it is
 * shown as plain text; images are not loaded. While the renderer loads, and if it fails to, the source is shown in the
 * same type.
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
