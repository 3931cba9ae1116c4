import { Card } from '../../look/card.tsx'
import type { TeamView } from '../team-view.ts'

export function AthletesTab({ view: { athletes } }: { view: TeamView }) {
  return <Card title="Athletes">{athletes.map(({ athlete_name }) => athlete_name).join(', ')}</Card>
}
