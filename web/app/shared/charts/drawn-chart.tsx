import { useId, useRef, useSyncExternalStore } from 'react'
import styles from './chart.module.css'
import type { ChartDescription } from './chart-description.ts'
import { useChartGroup } from './chart-group.tsx'
import { sayPointed } from './chart-reading.ts'
import { ChartTooltip } from './chart-tooltip.tsx'
import { usePlot } from './plot/use-plot.ts'
import { usePointing } from './plot/use-pointing.ts'
import { readingOf } from './pointing/painted-reading.ts'

export interface DrawnChartProps {
  description: ChartDescription
  height: number
  /** Id of the keyboard instructions. */
  helpId: string
  onOpen?: ((subject: string) => void) | undefined
}

/** The plot, operated by pointer, touch and keyboard. Keyboard readings are announced. */
export function DrawnChart({ description, height, helpId, onOpen }: DrawnChartProps) {
  const chart = useId()
  const box = useRef<HTMLDivElement>(null)
  const group = useChartGroup()
  const { read, subscribe } = group.pointed
  // Only this chart's own readings: pointing at another chart of the group repaints but does not re-render this one.
  const pointed = useSyncExternalStore(subscribe, () => (read()?.chart === chart ? read() : null))
  const plot = usePlot(box, description, group.pointed, chart)
  const pointing = usePointing({ chart, box, plot, description, group, onOpen })
  const reading = readingOf(description, pointed, chart)
  return (
    <div className={styles.plot} style={{ height }}>
      <div
        ref={box}
        className={styles.box}
        role="application"
        aria-roledescription="chart"
        aria-label={description.name}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys itself
        tabIndex={0}
        {...pointing}
      />
      {pointed && reading && (
        <ChartTooltip
          description={description}
          reading={reading}
          left={plot.current?.leftOf(reading.place) ?? 0}
          boxWidth={box.current?.clientWidth ?? 0}
        />
      )}
      <div aria-live="polite" className="visually-hidden">
        {pointed?.by === 'key' && reading && sayPointed(description, reading, onOpen !== undefined)}
      </div>
    </div>
  )
}
