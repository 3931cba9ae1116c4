import { useMemo } from 'react'
import { useTheme } from '../../ui/theme/theme.ts'
import { type ChartColours, readChartColours } from './chart-colours.ts'

/** The colours of the current theme. Not for prerendered screens, as it reads the document. */
export function useChartColours(): ChartColours {
  const theme = useTheme()
  return useMemo(() => readChartColours(document.body), [theme])
}
