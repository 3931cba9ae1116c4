import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { createPointedStore, type PointedStore } from './pointing/pointed-store.ts'
import type { Zoom } from './zoom.ts'

export interface ChartGroupState {
  pointed: PointedStore
  zoom: Zoom
  /** null: a chart that stands alone is not zoomed, for nothing beside it would show the way back. */
  zoomTo: ((zoom: Zoom) => void) | null
}

const GroupContext = createContext<ChartGroupState | null>(null)

/** Charts of the same days: what one is pointed at and zoomed to, all are. A `ZoomBar` in it shows the way back. */
export function ChartGroup({ children }: { children: ReactNode }) {
  const [pointed] = useState(createPointedStore)
  const [zoom, zoomTo] = useState<Zoom>(null)
  const group = useMemo(() => ({ pointed, zoom, zoomTo }), [pointed, zoom])
  return <GroupContext value={group}>{children}</GroupContext>
}

/** The group that a chart stands in, else one of its own. */
export function useChartGroup(): ChartGroupState {
  const group = useContext(GroupContext)
  const [alone] = useState(() => group ?? { pointed: createPointedStore(), zoom: null, zoomTo: null })
  return group ?? alone
}
