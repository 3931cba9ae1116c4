import { athleteLabel } from '@corner/analytics/athlete/athlete-label.ts'
import { TodayLines } from '../../../shared/today/today-lines.tsx'
import { Card } from '../../../ui/layout/card.tsx'

/** Instead of an empty page about an athlete of whom nothing was ever recorded: the one thing to do about it. */
export function LinkCard({ name }: { name: string }) {
  const label = athleteLabel({ athlete_name: name })
  return (
    <Card title={`Ask ${label} to link a device`}>
      <TodayLines
        band="no_data"
        text={`No device is linked, so nothing can be said about ${label}: until then, ask how today feels.`}
        advice={{
          title: 'How',
          action: `${label} signs in, opens “Connect the wearable device” in the menu, and allows it there. Earlier days come along.`,
        }}
      />
    </Card>
  )
}
