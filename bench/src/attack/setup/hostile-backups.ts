import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { zipFile } from '../target/zip-file.ts'

const MARK = '-- corner '

interface Table {
  head: { table: string; columns: string[] }
  rows: string
}

/** The parts of a backup's text; written again, its totals are right, whatever was changed. */
interface Parts {
  header: Record<string, unknown>
  tables: Table[]
  totals: { tables: unknown[]; sequences: { name: string; value: number }[] }
}

const comment = (line: string) => JSON.parse(line.slice(MARK.length))

function read(backup: Buffer): Parts {
  const text = gunzipSync(backup).toString()
  const [first = '', ...blocks] = text.split(/^(?=-- corner )/m)
  const last = blocks.pop() ?? ''
  const tables = blocks.map((block) => {
    const [head = '', , ...rows] = block.split('\n')
    return {
      head: comment(head),
      rows: rows
        .slice(0, -2)
        .map((row) => `${row}\n`)
        .join(''),
    }
  })
  return { header: comment(first), tables, totals: comment(last) }
}

function write({ header, tables, totals }: Parts): Buffer {
  const line = (value: unknown) => `${MARK}${JSON.stringify(value)}\n`
  const told = tables.map(({ head: { table }, rows }) => ({
    table,
    rows: rows.split('\n').length - 1,
    sha256: createHash('sha256').update(rows).digest('hex'),
  }))
  const texts = tables.map(({ head, rows }) => `${line(head)}COPY x FROM stdin;\n${rows}\\.\n`)
  return gzipSync([line(header), ...texts, line({ ...totals, tables: told })].join(''))
}

function changed(backup: Buffer, change: (parts: Parts) => void): Buffer {
  const parts = read(backup)
  change(parts)
  return write(parts)
}

const users = ({ tables }: Parts) => tables.find(({ head }) => head.table === 'users') as Table

/** Files that are no backup, and backups whose totals are right and whose content is not, made of a genuine one. */
export function hostileBackups(backup: Buffer): Record<string, Buffer> {
  const extra = (head: Table['head'], rows: string) => changed(backup, ({ tables }) => tables.push({ head, rows }))
  return {
    'a dump of another program': gzipSync('-- PostgreSQL database dump\n\\! touch /tmp/attacked\ndrop table users;\n'),
    'a zip': zipFile([{ name: 'users.csv', content: Buffer.from('x') }]),
    'a bomb of 300 MB': gzipSync(Buffer.alloc(300 * 1024 * 1024, 'a')),
    'two backups in one file': Buffer.concat([backup, backup]),
    'a backup with statements behind it': Buffer.concat([backup, gzipSync('drop table users;\n')]),
    'a backup that was cut': backup.subarray(0, -20),
    'a backup of a later format': changed(backup, ({ header }) => Object.assign(header, { format: 99 })),
    'a backup of unknown steps': changed(backup, ({ header }) => (header.migrations as string[]).push('9999-theirs')),
    'a moment that climbs': changed(backup, ({ header }) => Object.assign(header, { madeAt: '../../../tmp/attacked' })),
    'a backup of the demo': changed(backup, ({ tables }) => {
      const marks = tables.find(({ head }) => head.table === 'milestones')
      if (marks) marks.rows = marks.rows.replace(/^service\t/m, 'demo\t')
    }),
    'a table of the system': extra({ table: 'pg_authid', columns: ['rolname', 'rolsuper'] }, 'mine\tt\n'),
    'a name that is a statement': extra(
      { table: 'users (id) from stdin; drop table users; --', columns: ['id'] },
      'x\n',
    ),
    'a column that is a statement': changed(backup, (parts) => {
      users(parts).head.columns[0] = `id) from program 'touch /tmp/attacked' --`
    }),
    'people twice': changed(backup, (parts) => parts.tables.push(users(parts))),
    'rows of too few values': changed(backup, (parts) => {
      users(parts).rows = 'x\ty\n'
    }),
  }
}
