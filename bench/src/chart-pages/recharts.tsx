import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'

// The three charts of the Analytics tab, drawn with Recharts: same replies, same lines, same size, no animation.

interface Lines {
  /** The kind of the reply, and the field of its records. */
  kind: 'recovery' | 'sleep' | 'activity'
  field: string
  axis: 'left' | 'right'
  dashed?: boolean
}

interface Drawn {
  axes: { id: 'left' | 'right'; highest: number }[]
  lines: Lines[]
}

const CHARTS: Drawn[] = [
  { axes: [{ id: 'left', highest: 100 }], lines: [{ kind: 'recovery', field: 'recovery_score', axis: 'left' }] },
  {
    axes: [
      { id: 'left', highest: 100 },
      { id: 'right', highest: 12 },
    ],
    lines: [
      { kind: 'sleep', field: 'sleep_quality_score', axis: 'left' },
      { kind: 'sleep', field: 'total_duration_hours', axis: 'right', dashed: true },
    ],
  },
  { axes: [{ id: 'left', highest: 21 }], lines: [{ kind: 'activity', field: 'strain_score', axis: 'left' }] },
]
const WIDTH_PX = 1180
const HEIGHT_PX = 250
const PALETTE = ['#2563eb', '#0d9488', '#ca8a04', '#dc2626', '#7c3aed', '#0891b2', '#65a30d', '#db2777']

interface Athlete {
  athlete_id: string
  athlete_name: string
  [series: string]: unknown
}
type Replies = Record<Lines['kind'], Athlete[]>
type Row = Record<string, string | number | null>

async function fetchReplies(): Promise<Replies> {
  const search = new URLSearchParams(location.search)
  const get = async (kind: Lines['kind']) => {
    const address = `/api/teams/teams/${search.get('team')}/athletes-${kind}/?days=${search.get('days')}`
    const reply = await fetch(address, { headers: { authorization: `Bearer ${localStorage.getItem('access')}` } })
    return ((await reply.json()) as { athletes_data: Athlete[] }).athletes_data
  }
  const [recovery, sleep, activity] = await Promise.all([get('recovery'), get('sleep'), get('activity')])
  return { recovery, sleep, activity }
}

const keyOf = (athlete: Athlete, { field }: Lines) => `${athlete.athlete_id} ${field}`

/** In the shape for Recharts: a row for each day, with every line's value. */
function rowsOf({ lines }: Drawn, replies: Replies): Row[] {
  const rows = new Map<string, Row>()
  for (const line of lines) {
    for (const athlete of replies[line.kind]) {
      for (const record of athlete[`${line.kind}_data`] as Row[]) {
        const date = String(record.date)
        const row = rows.get(date) ?? { date }
        row[keyOf(athlete, line)] = record[line.field] ?? null
        rows.set(date, row)
      }
    }
  }
  return [...rows.values()].sort((a, b) => String(a.date).localeCompare(String(b.date)))
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const showDay = (date: string) => DAY.format(new Date(date))

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
