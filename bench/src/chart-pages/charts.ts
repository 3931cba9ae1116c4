/**
 * The three charts of the Analytics tab as every library here draws them: same replies, same lines, same size, no legend and
 * no animation.
 */
export interface Lines {
  /** The kind of the reply, and the field of its records. */
  kind: 'recovery' | 'sleep' | 'activity'
  field: string
  axis: 'left' | 'right'
  dashed?: boolean
}

export interface Drawn {
  axes: { id: 'left' | 'right'; highest: number }[]
  lines: Lines[]
}

export const CHARTS: Drawn[] = [
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
export const WIDTH_PX = 1180
export const HEIGHT_PX = 250
export const PALETTE = ['#2563eb', '#0d9488', '#ca8a04', '#dc2626', '#7c3aed', '#0891b2', '#65a30d', '#db2777']

export interface Athlete {
  athlete_id: string
  athlete_name: string
  [series: string]: unknown
}
export type Replies = Record<Lines['kind'], Athlete[]>
export type Row = Record<string, string | number | null>

export async function fetchReplies(): Promise<Replies> {
  const search = new URLSearchParams(location.search)
  const get = async (kind: Lines['kind']) => {
    const address = `/api/teams/teams/${search.get('team')}/athletes-${kind}/?days=${search.get('days')}`
    const reply = await fetch(address, { headers: { authorization: `Bearer ${localStorage.getItem('access')}` } })
    return ((await reply.json()) as { athletes_data: Athlete[] }).athletes_data
  }
  const [recovery, sleep, activity] = await Promise.all([get('recovery'), get('sleep'), get('activity')])
  return { recovery, sleep, activity }
}

export const keyOf = (athlete: Athlete, { field }: Lines) => `${athlete.athlete_id} ${field}`

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
export const showDay = (date: string) => DAY.format(new Date(date))

/** In the shape for Chart.js and ECharts: the days, and a line for each athlete and series with a value, or none, for each day. */
export function columnsOf({ lines }: Drawn, replies: Replies) {
  const dates = new Set<string>()
  for (const { kind } of lines)
    for (const athlete of replies[kind]) for (const { date } of recordsOf(athlete, kind)) dates.add(String(date))
  const days = [...dates].sort()
  const columns = lines.flatMap((line) =>
    replies[line.kind].map((athlete, place) => {
      const values = new Map(recordsOf(athlete, line.kind).map((record) => [String(record.date), record[line.field]]))
      return {
        line,
        name: athlete.athlete_name,
        colour: PALETTE[place % PALETTE.length] ?? '',
        values: days.map((day) => (values.get(day) as number | null | undefined) ?? null),
      }
    }),
  )
  return { days, columns }
}

export const recordsOf = (athlete: Athlete, kind: Lines['kind']) => athlete[`${kind}_data`] as Row[]
