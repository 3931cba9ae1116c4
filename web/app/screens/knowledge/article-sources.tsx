import type { Article } from '@corner/contract/entities/knowledge.ts'
import { MarkdownLink } from '../../shared/markdown/markdown-link.tsx'
import styles from './article-screen.module.css'

/** The sources of an article. The address is written out, because paper shows only a link's text. */
export function ArticleSources({ sources }: { sources: Article['sources'] }) {
  return (
    <section aria-labelledby="sources" className={styles.sources}>
      <h2 id="sources">Sources</h2>
      <ul>
        {sources.map(({ text, url }) => (
          <li key={text}>
            {text}{' '}
            {url && (
              <MarkdownLink address={url}>
                {url.replace('https://doi.org/', 'doi:').replace('https://', '')}
              </MarkdownLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
