import { dayLabel } from '@corner/analytics/days/day-label.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { useChartGroup } from './chart-group.tsx'
import { zoomWithin } from './zoom.ts'
import styles from './zoom-bar.module.css'

/** Chooses the days that a group of charts shows, and resets the zoom. */
export function ZoomBar({ days }: { days: readonly string[] }) {
  const { zoom, zoomTo } = useChartGroup()
  const [first = ''] = days
  const last = days.at(-1) ?? ''
  if (!zoomTo || days.length < 3) return null
  const within = zoomWithin(days, zoom)
  const { from, to } = within ?? { from: first, to: last }
  const options = days.map((day) => ({ value: day, label: dayLabel(day) }))
  const choose = (next: { from: string; to: string }) => zoomTo(zoomWithin(days, next))
  return (
    <fieldset className={styles.bar}>
      <legend className="visually-hidden">Days that the charts show</legend>
      <Select
        label="From"
        value={from}
        options={options.filter(({ value }) => value < to)}
        onChange={(day) => choose({ from: day, to })}
      />
      <Select
        label="To"
        value={to}
        options={options.filter(({ value }) => value > from)}
        onChange={(day) => choose({ from, to: day })}
      />
      {within ? (
        <Button kind="quiet" onClick={() => zoomTo(null)}>
          Reset zoom
        </Button>
      ) : (
        <p className={styles.hint}>
          <span className={styles.byMouse}>Drag over a chart to zoom</span>
          <span className={styles.byTouch}>Two fingers on a chart zoom</span>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {within && `Zoomed to ${dayLabel(from)} to ${dayLabel(to)}`}
      </p>
    </fieldset>
  )
}
