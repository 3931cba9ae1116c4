// Apart from the charts, so that a placeholder of their size does not load them.

/** Height of the plot with its axis, CSS px. */
export const PLOT_PX = 250
export const LEGEND_PX = 24
const TABLE_LINE_PX = 32
/** Height of a whole chart: legend, plot, and the table's disclosure. Used by skeletons, so that nothing jumps. */
export const CHART_PX = PLOT_PX + LEGEND_PX + TABLE_LINE_PX

/** Height of the zoom bar on desktop, CSS px, for skeletons too. */
export const ZOOM_BAR_PX = 40
