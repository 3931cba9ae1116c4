/** One look-up of a reply, as shown under "How I got this". */
export interface Step {
  tool: string
  title: string
  arguments: Readonly<Record<string, unknown>>
  columns: readonly { label: string; unit: string }[]
  rows: readonly (readonly (string | number | null)[])[]
  more_rows: number
  note?: string | undefined
}
