import { CategoryScale, Chart, LinearScale, LineController, LineElement, PointElement, Tooltip } from 'chart.js'
import { CHARTS, columnsOf, type Drawn, fetchReplies, HEIGHT_PX, type Replies, showDay, WIDTH_PX } from './charts.ts'

Chart.register(CategoryScale, LinearScale, LineController, LineElement, PointElement, Tooltip)

function draw(drawn: Drawn, replies: Replies): void {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH_PX
  canvas.height = HEIGHT_PX
  document.body.append(canvas)
  const { days, columns } = columnsOf(drawn, replies)
  const scales = drawn.axes.map(({ id, highest }) => [
    id,
    { type: 'linear' as const, position: id, min: 0, max: highest, grid: { drawOnChartArea: id === 'left' } },
  ])
  new Chart(canvas, {
    type: 'line',
    data: {
      labels: days.map(showDay),
      datasets: columns.map(({ line, name, colour, values }) => ({
        label: name,
        data: values,
        yAxisID: line.axis,
        borderColor: colour,
        borderDash: line.dashed ? [5, 4] : [],
        borderWidth: 1,
        pointRadius: 0,
      })),
    },
    options: {
      responsive: false,
      animation: false,
      scales: { x: { grid: { display: false } }, ...Object.fromEntries(scales) },
    },
  })
  canvas.dataset.lines = String(columns.length)
}

const replies = await fetchReplies()
for (const drawn of CHARTS) draw(drawn, replies)
