import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'

import {
  CHARTS,
  type Drawn,
  fetchReplies,
  HEIGHT_PX,
  keyOf,
  PALETTE,
  type Replies,
  type Row,
  recordsOf,
  showDay,
  WIDTH_PX,
} from './charts.ts'

/** In the shape for Recharts: a row for each day, with every line's value. */
function rowsOf({ lines }: Drawn, replies: Replies): Row[] {
  const rows = new Map<string, Row>()
  for (const line of lines) {
    for (const athlete of replies[line.kind]) {
      for (const record of recordsOf(athlete, line.kind)) {
        const date = String(record.date)
        const row = rows.get(date) ?? { date }
        row[keyOf(athlete, line)] = record[line.field] ?? null
        rows.set(date, row)
      }
    }
  }
  return [...rows.values()].sort((a, b) => String(a.date).localeCompare(String(b.date)))
}

function Chart({ drawn, replies }: { drawn: Drawn; replies: Replies }) {
  return (
    <LineChart width={WIDTH_PX} height={HEIGHT_PX} data={rowsOf(drawn, replies)}>
      <CartesianGrid vertical={false} />
      <XAxis dataKey="date" tickFormatter={showDay} />
      {drawn.axes.map(({ id, highest }) => (
        <YAxis key={id} yAxisId={id} orientation={id} domain={[0, highest]} />
      ))}
      <Tooltip isAnimationActive={false} />
      {drawn.lines.flatMap((line) =>
        replies[line.kind].map((athlete, place) => (
          <Line
            key={keyOf(athlete, line)}
            dataKey={keyOf(athlete, line)}
            name={athlete.athlete_name}
            yAxisId={line.axis}
            type="linear"
            stroke={PALETTE[place % PALETTE.length] ?? ''}
            strokeDasharray={line.dashed ? '5 4' : ''}
            dot={false}
            isAnimationActive={false}
          />
        )),
      )}
    </LineChart>
  )
}

function Page() {
  const [replies, setReplies] = useState<Replies>()
  useEffect(() => void fetchReplies().then(setReplies), [])
  return replies && CHARTS.map((drawn) => <Chart key={drawn.lines[0]?.kind} drawn={drawn} replies={replies} />)
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for its charts')
createRoot(root).render(<Page />)
