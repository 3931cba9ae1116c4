import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import styles from './chart.module.css'
import type { ChartDescription, Reading } from './chart-description.ts'
import { sayPlace } from './chart-reading.ts'
import { ChartTooltip } from './chart-tooltip.tsx'
import { moveReading, nearestColumn } from './move-reading.ts'
import { usePlot } from './use-plot.ts'

interface Pointed extends Reading {
  by: 'pointer' | 'key'
}

export interface DrawnChartProps {
  description: ChartDescription
  height: number
  /** Of the text that says how to read it by keyboard. */
  helpId: string
}

/** The plot: read by pointer, by touch and by keyboard. What the keyboard reads is also said. */
export function DrawnChart({ description, height, helpId }: DrawnChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const reading = pointed && pointed.place < description.places.length ? pointed : null
  const plot = usePlot(box, description, reading, () => setPointed(null))

  function onPointer({ clientX, clientY }: PointerEvent) {
    const at = box.current?.getBoundingClientRect()
    const point = at && plot.current?.pointAt(clientX - at.left, clientY - at.top)
    if (!point) return
    const isMany = description.drawing.kind === 'many-lines'
    const columnId = isMany ? nearestColumn(description, point.place, point.value) : null
    if (reading?.by === 'pointer' && reading.place === point.place && reading.columnId === columnId) return
    setPointed({ place: point.place, columnId, by: 'pointer' })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = moveReading(description, reading, event.key)
    if (next === undefined) return
    event.preventDefault()
    setPointed(next && { ...next, by: 'key' })
  }

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
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointed(null)}
        onKeyDown={onKeyDown}
        onBlur={() => setPointed(null)}
      />
      {reading && (
        <ChartTooltip
          description={description}
          reading={reading}
          left={plot.current?.leftOf(reading.place) ?? 0}
          boxWidth={box.current?.clientWidth ?? 0}
        />
      )}
      <p aria-live="polite" className="visually-hidden">
        {reading?.by === 'key' && sayPlace(description, reading)}
      </p>
    </div>
  )
}
