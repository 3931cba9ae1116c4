import { screenAt } from '../../shared/navigation/screens.ts'
import { readWayBack } from '../../shared/navigation/way-back.ts'

export interface ArticleWayBack {
  label: string
  to: string
  /** How many steps back in the history it lies; 0: one came by a link or a new tab, and goes forward to it. */
  steps: number
}

const ALL_ARTICLES: ArticleWayBack = { label: 'All articles', to: '/knowledge', steps: 0 }

/**
 * Where "back" leads from an article: to the very view that linked to it (a list as it was searched, an answer, an insight, another
 * article), else to all articles.
 * @param state of the history's entry
 */
export function articleWayBack(state: unknown): ArticleWayBack {
  const wayBack = readWayBack(state)
  if (!wayBack) return ALL_ARTICLES
  const { cameFrom: to, steps } = wayBack
  return { label: labelOf(new URL(to, 'http://corner').pathname), to, steps }
}

function labelOf(path: string): string {
  const screen = screenAt(path)
  if (screen?.path === '/knowledge') return ALL_ARTICLES.label
  if (screen?.path === '/knowledge/:slug') return 'Back to the article before'
  if (screen?.path.startsWith('/athlete/')) return 'Back to the athlete'
  return screen?.entry ? `Back to ${screen.entry}` : 'Back'
}
