import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { pageLit } from './pointing/lit-store.ts'
import { createPointedStore, type PointedStore } from './pointing/pointed-store.ts'
import type { Zoom } from './zoom.ts'

export interface ChartGroupState {
  pointed: PointedStore
  zoom: Zoom
  /** null: a chart outside a group cannot be zoomed, as it has no zoom bar to reset. */
  zoomTo: ((zoom: Zoom) => void) | null
}

const GroupContext = createContext<ChartGroupState | null>(null)

/** Charts of the same days, which share the pointed day and the zoom. Escape lets a pinned athlete go. A `ZoomBar` inside resets the zoom. */
export function ChartGroup({ children }: { children: ReactNode }) {
  const [pointed] = useState(createPointedStore)
  const [zoom, zoomTo] = useState<Zoom>(null)
  const group = useMemo(() => ({ pointed, zoom, zoomTo }), [pointed, zoom])
  useEffect(() => {
    const letGo = ({ key }: KeyboardEvent) => key === 'Escape' && pageLit.pin(null)
    addEventListener('keydown', letGo)
    return () => {
      removeEventListener('keydown', letGo)
      pageLit.pin(null)
    }
  }, [])
  return <GroupContext value={group}>{children}</GroupContext>
}

/** The surrounding group, or a group for this chart alone. */
export function useChartGroup(): ChartGroupState {
  const group = useContext(GroupContext)
  const [alone] = useState(() => group ?? { pointed: createPointedStore(), zoom: null, zoomTo: null })
  return group ?? alone
}
