import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ChartDescription } from '../chart-description.ts'
import { readingOf } from '../pointing/painted-reading.ts'
import type { PointedStore } from '../pointing/pointed-store.ts'
import { useChartColours } from '../use-chart-colours.ts'
import { createPlot, type Plot } from './plot.ts'

/**
 * Keeps a plot in a box: made once, told of every new description and theme, of what is pointed at in its group, and fitted when the
 * box changes its size.
 * @param chart which one of its group it is
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
    paint()
    return pointed.subscribe(paint)
  }, [box, description, colours, pointed, chart])

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    let width = element.clientWidth
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === 0) return
      plot.current?.resize()
      // What stood at a place of it is not there any more.
      if (element.clientWidth !== width && pointed.read()?.chart === chart) pointed.point(null)
      width = element.clientWidth
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      // A tab that is only hidden keeps its box, and with it the plot: shown again, it costs nothing.
      queueMicrotask(() => {
        if (element.isConnected) return
        plot.current?.destroy()
        plot.current = null
      })
      if (pointed.read()?.chart === chart) pointed.point(null)
    }
  }, [box, pointed, chart])

  useLayoutEffect(() => {
    // Figures drawn before the font arrived are drawn again in it.
    if (document.fonts?.status === 'loading') void document.fonts.ready.then(() => plot.current?.measure())
  }, [])

  return plot
}
