import { dayLabel } from '@corner/analytics/days/day-label.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { downloadCsv } from '../download/download-csv.ts'
import { fileName } from '../download/file-name.ts'
import { saveFile } from '../download/save-file.ts'
import { chartCsv } from './chart-csv.ts'
import type { ChartDescription } from './chart-description.ts'
import { useChartGroup } from './chart-group.tsx'
import { chartPicture } from './chart-picture.ts'
import { legendOf } from './legend-entries.ts'
import { useChartColours } from './use-chart-colours.ts'
import { partShown } from './zoom.ts'

export interface ChartDownloadsProps {
  description: ChartDescription
  /** Used in file names: `Recovery`. */
  title: string
  /** The team or athlete, for file names. */
  of: string
}

/** Buttons for a card's header: download the chart as shown, zoom included, as a table and as a picture. */
export function ChartDownloads({ description: whole, title, of }: ChartDownloadsProps) {
  const { zoom } = useChartGroup()
  const colours = useChartColours()

  function part() {
    const description = partShown(whole, zoom)
    const [from = ''] = description.places
    const to = description.places.at(-1) ?? ''
    return { description, from, to, name: `${of} ${title} ${from} to ${to}` }
  }
  function saveCsv() {
    const { description, name } = part()
    const { heads, rows } = chartCsv(description)
    downloadCsv(name, heads, rows)
  }
  async function savePicture() {
    const { description, from, to, name } = part()
    const note = `${of} · ${dayLabel(from)} to ${dayLabel(to)}, ${to.slice(0, 4)}`
    const legend = legendOf(description, colours)
    const blob = await chartPicture(description, colours, { title, note, legend })
    saveFile({ name: fileName(name, 'png'), blob })
  }

  return (
    <>
      <Button kind="quiet" size="small" onClick={saveCsv}>
        CSV<span className="visually-hidden"> of {title}</span>
      </Button>
      <Button kind="quiet" size="small" onClick={() => void savePicture()}>
        PNG<span className="visually-hidden"> of {title}</span>
      </Button>
    </>
  )
}
