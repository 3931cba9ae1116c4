import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ChartDescription } from '../chart-description.ts'
import { pageLit } from '../pointing/lit-store.ts'
import { readingOf } from '../pointing/painted-reading.ts'
import type { PointedStore } from '../pointing/pointed-store.ts'
import { useChartColours } from '../use-chart-colours.ts'
import { createPlot, type Plot } from './plot.ts'
import { onPrint } from './sheet.ts'

/**
 * Keeps a plot in a box: creates it once, and updates it for each new description, theme, reading of its group, and
 * size of the box.
 * @param chart identifies the chart within its group
 */
export function usePlot(
  box: RefObject<HTMLElement | null>,
  description: ChartDescription,
  pointed: PointedStore,
  chart: string,
): RefObject<Plot | null> {
  const plot = useRef<Plot | null>(null)
  const colours = useChartColours()

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    if (plot.current) plot.current.show(description, colours)
    else plot.current = createPlot(element, { description, colours })
    const paint = () => plot.current?.point(readingOf(description, pointed.read(), chart))
    const light = () => plot.current?.light(pageLit.read())
    paint()
    light()
    const stops = [pointed.subscribe(paint), pageLit.subscribe(light)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [box, description, colours, pointed, chart])

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    let width = element.clientWidth
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === 0) return
      plot.current?.resize()
      // Places have moved: the previous reading is no longer under the pointer.
      if (element.clientWidth !== width && pointed.read()?.chart === chart) pointed.point(null)
      width = element.clientWidth
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      // Hidden tabs keep their box and their plot, so that showing them again costs nothing.
      queueMicrotask(() => {
        if (element.isConnected) return
        plot.current?.destroy()
        plot.current = null
      })
      if (pointed.read()?.chart === chart) pointed.point(null)
    }
  }, [box, pointed, chart])

  useLayoutEffect(
    () =>
      onPrint((width) => {
        if (box.current?.clientWidth) plot.current?.resize(width ?? undefined)
      }),
    [box],
  )

  useLayoutEffect(() => {
    // Text drawn before the font loaded is drawn again.
    if (document.fonts?.status === 'loading') void document.fonts.ready.then(() => plot.current?.measure())
  }, [])

  return plot
}
