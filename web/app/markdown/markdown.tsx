import { lazy, Suspense } from 'react'
import styles from './markdown.module.css'
import type { MarkdownProps } from './rendered-markdown.tsx'

const load = () => import('./rendered-markdown.tsx')
const Rendered = lazy(async () => ({ default: (await load()).RenderedMarkdown }))

/** Fetches what draws markdown before there is any: then the first text stands formatted at once. */
export function preloadMarkdown(): void {
  // A failure here is none yet: drawing tries again, and says so.
  load().catch(() => undefined)
}

/**
 * Markdown as formatted text (spec 2, section 1): an answer of the AI coach, an article. HTML in it is shown as the text it is, never
 * as HTML; images are not loaded. Until the part that draws it has come, the text stands there as it is written, in the same type.
 */
export function Markdown(props: MarkdownProps) {
  return (
    <Suspense fallback={<div className={`${styles.text} ${styles.plain}`}>{props.children}</div>}>
      <Rendered {...props} />
    </Suspense>
  )
}
