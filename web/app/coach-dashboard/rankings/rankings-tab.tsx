import { Card } from '../../look/card.tsx'
import type { TeamView } from '../team-view.ts'

export function RankingsTab({ view: { athletes } }: { view: TeamView }) {
  return <Card title="Rankings">{athletes.map(({ athlete_name }) => athlete_name).join(', ')}</Card>
}
