import type { Article } from '@corner/contract/entities/knowledge.ts'
import { MarkdownLink } from '../../shared/markdown/markdown-link.tsx'
import styles from './article-screen.module.css'

/** What an article rests on. The address is written out: on paper a link is only its words. */
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
