import { ReturningLink } from '../../shared/navigation/returning-link.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { Card } from '../../ui/layout/card.tsx'
import styles from './article-list.module.css'
import { placesFor } from './places.ts'

/** Screens of Corner that the search is about, above the articles. */
export function FoundPlaces({ search }: { search: string }) {
  const { profile } = useSession()
  const places = profile ? placesFor(search, profile.role) : []
  if (places.length === 0) return null
  return (
    <Card title="In Corner">
      <ul className={`${styles.list} ${styles.ranked}`}>
        {places.map(({ path, title, summary }) => (
          <li key={path} className={styles.entry}>
            <ReturningLink to={path} className={styles.title}>
              {title}
            </ReturningLink>
            <p className={styles.summary}>{summary}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
