import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { type ChartDescription, subjectOf } from '../chart-description.ts'
import type { ChartGroupState } from '../chart-group.tsx'
import { pageLit } from '../pointing/lit-store.ts'
import { moveReading } from '../pointing/move-reading.ts'
import type { Pointed } from '../pointing/pointed-store.ts'
import { zoomBetween } from '../zoom.ts'
import type { Plot } from './plot.ts'

/** A shorter drag counts as a press, CSS px. */
const DRAG_FROM_PX = 6
/** A press opens the athlete of a line within this distance, CSS px. */
const HIT_PX = 24

/** A pressed pointer. */
interface Press {
  id: number
  x: number
  place: string
  /** The subject that was pointed at before: on touch, the first tap reads and the second opens. */
  before: string | null
}

export interface PointingProps {
  chart: string
  box: RefObject<HTMLElement | null>
  plot: RefObject<Plot | null>
  description: ChartDescription
  group: ChartGroupState
  onOpen: ((subject: string) => void) | undefined
}

/**
 * Pointer, touch and keyboard on a chart: point at a day and a line, select a range and zoom to it (drag, two fingers,
 * or Shift and the arrow keys with Enter), open the athlete of a line (click, second tap, Enter).
 */
export function usePointing({ chart, box, plot, description, group: { pointed, zoomTo }, onOpen }: PointingProps) {
  const presses = useRef<Press[]>([])
  /** The fingers that selected a range are still down. */
  const isSpent = useRef(false)
  const isMany = description.drawing.kind === 'many-lines'
  const mayZoom = zoomTo !== null && description.drawing.kind !== 'histogram' && description.places.length > 2

  const own = (): Pointed | null => (pointed.read()?.chart === chart ? pointed.read() : null)
  const label = (place: number) => description.places[place] ?? ''

  function at({ clientX, clientY }: PointerEvent) {
    const corner = box.current?.getBoundingClientRect()
    return corner && plot.current?.pointAt(clientX - corner.left, clientY - corner.top)
  }

  /** The athlete whose name at a line's end is pointed at. */
  function nameAt({ clientX, clientY }: PointerEvent): string | null {
    const corner = box.current?.getBoundingClientRect()
    return (corner && plot.current?.nameAt(clientX - corner.left, clientY - corner.top)) ?? null
  }

  function pointAt(event: PointerEvent, markedFrom: string | null) {
    const found = at(event)
    if (!found) return null
    const named = markedFrom === null ? nameAt(event) : null
    pageLit.hover(named)
    if (named !== null) {
      if (box.current) box.current.dataset.opens = 'true'
      pointed.point(null)
      return null
    }
    const line = isMany ? (found.nearest?.column ?? null) : null
    const isHit = line !== null && (found.nearest?.distance ?? 0) <= HIT_PX
    if (box.current) box.current.dataset.opens = String(isHit && onOpen !== undefined)
    pointed.point({
      chart,
      place: label(found.place),
      columnId: line?.id ?? null,
      subject: line && subjectOf(line),
      by: 'pointer',
      markedFrom,
    })
    return isHit && line ? subjectOf(line) : null
  }

  function zoomToMarked() {
    const marked = own()
    if (!marked || marked.markedFrom === null) return
    const zoom = zoomBetween(marked.markedFrom, marked.place)
    // After zooming, the pointer is over something else.
    pointed.point(zoom ? null : { ...marked, markedFrom: null })
    if (zoom) zoomTo?.(zoom)
  }

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return
    const found = at(event)
    const before = own()?.subject ?? null
    if (presses.current.length === 0) isSpent.current = false
    presses.current.push({ id: event.pointerId, x: event.clientX, place: label(found?.place ?? 0), before })
    if (event.pointerType === 'mouse') box.current?.setPointerCapture(event.pointerId)
    pointAt(event, null)
  }

  function onPointerMove(event: PointerEvent) {
    const press = presses.current.find(({ id }) => id === event.pointerId)
    if (isSpent.current) return
    if (press && presses.current.length === 2 && mayZoom) {
      const other = presses.current.find(({ id }) => id !== event.pointerId)
      press.place = label(at(event)?.place ?? 0)
      pointAt(event, other?.place ?? null)
      return
    }
    const isDragged = press && event.pointerType !== 'touch' && Math.abs(event.clientX - press.x) >= DRAG_FROM_PX
    const marking = own()?.markedFrom ?? null
    pointAt(event, press && mayZoom && (isDragged || marking !== null) ? press.place : null)
  }

  function onPointerUp(event: PointerEvent) {
    const press = presses.current.find(({ id }) => id === event.pointerId)
    presses.current = presses.current.filter(({ id }) => id !== event.pointerId)
    if (!press || isSpent.current) return
    if (own()?.markedFrom) {
      isSpent.current = presses.current.length > 0
      zoomToMarked()
      return
    }
    if (Math.abs(event.clientX - press.x) >= DRAG_FROM_PX) return
    const named = nameAt(event)
    if (named !== null) return pageLit.pin(named)
    const hit = pointAt(event, null)
    if (hit !== null && (event.pointerType !== 'touch' || press.before === hit)) onOpen?.(hit)
  }

  function leave() {
    presses.current = []
    pageLit.hover(null)
    if (own()) pointed.point(null)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const before = own()
    const place = before ? description.places.indexOf(before.place) : -1
    const reading = before && place >= 0 ? { place, columnId: before.columnId } : null
    if (event.key === 'Enter' && before) {
      event.preventDefault()
      if (before.markedFrom !== null) zoomToMarked()
      else if (before.subject !== null) onOpen?.(before.subject)
      return
    }
    if (event.key === 'Escape' && before?.markedFrom) {
      event.preventDefault()
      pointed.point({ ...before, markedFrom: null })
      return
    }
    const next = moveReading(description, reading, event.key)
    if (next === undefined) return
    event.preventDefault()
    if (next === null) return pointed.point(null)
    const line = description.columns.find(({ id }) => id === next.columnId)
    pointed.point({
      chart,
      place: label(next.place),
      columnId: next.columnId,
      subject: line ? subjectOf(line) : null,
      by: 'key',
      markedFrom: event.shiftKey && mayZoom && before ? (before.markedFrom ?? before.place) : null,
    })
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: leave,
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && presses.current.length === 0) leave()
    },
    onKeyDown,
    onBlur: leave,
  }
}
