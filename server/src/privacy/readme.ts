import type { ExportTable } from './export-tables.ts'

/** README.txt of the zip. */
export function readmeText(tables: readonly ExportTable[], full_name: string, at: Date): string {
  const lines = [
    `All data that Corner holds about ${full_name}, as of ${at.toISOString()}.`,
    '',
    'profile.json',
    '  Your account. Your password is not in it: nobody can read it.',
    ...tables.flatMap(({ name, about }) => ['', `${name}.json and ${name}.csv`, `  ${about}`]),
    '',
    'How to read them',
    '  Both files of a pair tell the same. The JSON of a measurement holds the reply of the provider, too, as it came (raw);',
    '  of a reply that was longer than any known one only its length and a hash.',
    '  A value that is missing is null in JSON and an empty cell in CSV; it never stands for 0.',
    '  Times in JSON are in UTC. In CSV start_at and end_at are by your own clock of that time, and timezone_offset says which.',
    '  date is the day on which you woke up from that night. score_state says whether the provider has given a score.',
    "  In CSV a text that begins with =, +, - or @ has a ' before it, so that no spreadsheet takes it for a formula.",
    '',
  ]
  return lines.join('\r\n')
}
