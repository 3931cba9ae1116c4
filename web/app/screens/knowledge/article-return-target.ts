import { readReturnTarget } from '../../shared/navigation/return-target.ts'
import { screenAt } from '../../shared/navigation/screens.ts'

export interface ArticleReturnTarget {
  label: string
  to: string
  /** How many history entries to go back; 0: opened by a link or in a new tab, so navigate forward. */
  steps: number
}

const ALL_ARTICLES: ArticleReturnTarget = { label: 'All articles', to: '/knowledge', steps: 0 }

/**
 * The target of "back" on an article: the view that linked to it (a search, an answer, an insight, another article),
 * otherwise the list of articles.
 * @param state of the history entry
 */
export function articleReturnTarget(state: unknown): ArticleReturnTarget {
  const returnTarget = readReturnTarget(state)
  if (!returnTarget) return ALL_ARTICLES
  const { cameFrom: to, steps } = returnTarget
  return { label: labelOf(new URL(to, 'http://corner').pathname), to, steps }
}

function labelOf(path: string): string {
  const screen = screenAt(path)
  if (screen?.path === '/knowledge') return ALL_ARTICLES.label
  if (screen?.path === '/knowledge/:slug') return 'Back to the article before'
  if (screen?.path.startsWith('/athlete/')) return 'Back to the athlete'
  return screen?.entry ? `Back to ${screen.entry}` : 'Back'
}
