import type { ChartColours } from '@corner/web/app/shared/charts/chart-colours.ts'
import type { ChartMetric } from '@corner/web/app/shared/charts/chart-description.ts'
import { createPlot } from '@corner/web/app/shared/charts/plot/plot.ts'
import { CHARTS, columnsOf, type Drawn, fetchReplies, HEIGHT_PX, PALETTE, type Replies, WIDTH_PX } from './charts.ts'

// Corner's own plots (uPlot's axes, lines painted by Corner) without the page around them.

const COLOURS: ChartColours = {
  ink: '#111',
  ink2: '#555',
  ink3: '#888',
  line: '#ddd',
  lineStrong: '#bbb',
  card: '#fff',
  bands: { ready: '#0a0', 'ready-deep': '#050', caution: '#aa0', red: '#a00', green: '#0a0', orange: '#a50' },
  series: PALETTE,
  font: 'sans-serif',
}

function draw(drawn: Drawn, replies: Replies): void {
  const box = document.createElement('div')
  Object.assign(box.style, { position: 'relative', width: `${WIDTH_PX}px`, height: `${HEIGHT_PX}px` })
  document.body.append(box)
  const { days, columns } = columnsOf(drawn, replies)
  const metrics = new Map(drawn.axes.map(({ id, highest }) => [id, metricTo(id, highest)]))
  const metric = metrics.get('left') as ChartMetric
  const description = {
    name: 'The same chart',
    places: days,
    placeName: 'Day',
    metric,
    columns: columns.map(({ line, name, values }, place) => ({
      id: String(place),
      name,
      metric: metrics.get(line.axis) ?? metric,
      values,
    })),
    drawing: { kind: 'lines' as const },
  }
  createPlot(box, { description, colours: COLOURS }, { width: WIDTH_PX, height: HEIGHT_PX, enlarged: 1 })
  box.dataset.lines = String(columns.length)
}

const metricTo = (name: string, highest: number): ChartMetric => ({
  name,
  unit: '',
  decimals: 0,
  axis: { from: 0, to: highest },
  empty: { title: '', text: '' },
})

const replies = await fetchReplies()
for (const drawn of CHARTS) draw(drawn, replies)
