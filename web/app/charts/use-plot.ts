import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ChartDescription, Reading } from './chart-description.ts'
import { createPlot, type Plot } from './plot.ts'
import { useChartColours } from './use-chart-colours.ts'

/**
 * Keeps a plot in a box: made once, told of every new description, theme and reading, and fitted when the box changes its size.
 * @param onResize the box has another width: what stands at a place of it is not there any more
 */
export function usePlot(
  box: RefObject<HTMLElement | null>,
  description: ChartDescription,
  reading: Reading | null,
  onResize: () => void,
): RefObject<Plot | null> {
  const plot = useRef<Plot | null>(null)
  const colours = useChartColours()
  const resized = useRef(onResize)
  resized.current = onResize

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const view = { description, colours, reading }
    if (plot.current) plot.current.show(view)
    else plot.current = createPlot(element, view)
  }, [box, description, reading, colours])

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    let width = element.clientWidth
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === 0) return
      plot.current?.resize()
      if (element.clientWidth !== width) resized.current()
      width = element.clientWidth
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      plot.current?.destroy()
      plot.current = null
    }
  }, [box])

  useLayoutEffect(() => {
    // Figures drawn before the font arrived are drawn again in it.
    void document.fonts?.ready.then(() => plot.current?.resize())
  }, [])

  return plot
}
