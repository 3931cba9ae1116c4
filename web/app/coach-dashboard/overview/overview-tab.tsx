import { Card } from '../../look/card.tsx'
import type { TeamView } from '../team-view.ts'

export function OverviewTab({ view: { athletes } }: { view: TeamView }) {
  return <Card title="Overview">{athletes.map(({ athlete_name }) => athlete_name).join(', ')}</Card>
}
