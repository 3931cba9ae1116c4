import { LineChart } from 'echarts/charts'
import { GridComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { CHARTS, columnsOf, type Drawn, fetchReplies, HEIGHT_PX, type Replies, showDay, WIDTH_PX } from './charts.ts'

use([LineChart, GridComponent, TooltipComponent, CanvasRenderer])

function draw(drawn: Drawn, replies: Replies): void {
  const place = document.createElement('div')
  document.body.append(place)
  const { days, columns } = columnsOf(drawn, replies)
  const axes = drawn.axes.map(({ id }) => id)
  init(place, null, { width: WIDTH_PX, height: HEIGHT_PX }).setOption({
    animation: false,
    tooltip: { trigger: 'axis' },
    xAxis: { type: 'category', data: days.map(showDay) },
    yAxis: drawn.axes.map(({ id, highest }) => ({ type: 'value', position: id, min: 0, max: highest })),
    series: columns.map(({ line, name, colour, values }) => ({
      type: 'line',
      name,
      data: values,
      yAxisIndex: axes.indexOf(line.axis),
      showSymbol: false,
      lineStyle: { color: colour, width: 1, type: line.dashed ? [5, 4] : 'solid' },
    })),
  })
  place.dataset.lines = String(columns.length)
}

const replies = await fetchReplies()
for (const drawn of CHARTS) draw(drawn, replies)
