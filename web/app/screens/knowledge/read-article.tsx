import type { Article } from '@corner/contract/entities/knowledge.ts'
import { RenderedMarkdown } from '../../shared/markdown/rendered-markdown.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { articleParts } from './article-parts.ts'
import styles from './article-screen.module.css'
import { ArticleSources } from './article-sources.tsx'

export function ReadArticle({ article }: { article: Article }) {
  const { inShort, sections } = articleParts(article.body)
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <p className={styles.group}>{article.group}</p>
        <h1>{article.title}</h1>
        <p className={styles.summary}>{article.summary}</p>
      </header>
      {inShort && (
        <Card title="In short">
          <RenderedMarkdown>{inShort}</RenderedMarkdown>
        </Card>
      )}
      <RenderedMarkdown>{sections}</RenderedMarkdown>
      <ArticleSources sources={article.sources} />
    </article>
  )
}
