import { Writable } from 'node:stream'
import { Refusal } from '@corner/contract/refusal.ts'
import { ADMINISTRATOR } from '../demo/club.ts'
import { isDemoMark, isServiceMark, type Purpose } from '../demo/database-purpose.ts'
import type { TableHead } from './format.ts'
import { type ReadBackup, readBackup } from './read-backup.ts'

interface CheckedBackup extends ReadBackup {
  /** Whose rows it holds; undefined: there are no people in it, so that it fits anywhere. */
  purpose: Purpose | undefined
}

/**
 * Reads a whole backup and finds out whether it is a club's or a demo's, by the same marks as a start does
 * (database-purpose.ts).
 * @throws Refusal as `readBackup`
 */
export async function checkBackup(path: string): Promise<CheckedBackup> {
  const found = { demo: false, service: false, demoPeople: false, people: false }
  const read = await readBackup(path, (head) => {
    if (head.table === 'milestones')
      return eachValue(head, 'name', (mark) => {
        found.demo ||= isDemoMark(mark)
        found.service ||= isServiceMark(mark)
      })
    if (head.table === 'users')
      return eachValue(head, 'email', (email) => {
        found.people = true
        found.demoPeople ||= email === ADMINISTRATOR.email
      })
    return undefined
  })
  return { ...read, purpose: purposeOf(found) }
}

function purposeOf(found: Record<'demo' | 'service' | 'demoPeople' | 'people', boolean>): Purpose | undefined {
  if (found.demo) return 'demo'
  if (found.service) return 'service'
  if (found.demoPeople) return 'demo'
  return found.people ? 'service' : undefined
}

/** @throws Refusal for a demo's backup in a club's installation, and the other way round */
export function assertFits(purpose: Purpose | undefined, into: Purpose | undefined): void {
  if (purpose === undefined || into === undefined || purpose === into) return
  throw new Refusal(
    'conflict',
    purpose === 'demo'
      ? 'This backup is of the demo, whose passwords are published, and this is a club’s installation, which would not start with it. Nothing was changed. To look at the backup, restore it with npm run restore -- FILE --demo and run npm start.'
      : 'This backup is of a club, and this is the demo, which would not start with it. Nothing was changed. Restore it into an empty data directory without --demo, and run npm run serve.',
  )
}

/** Calls for the value that each row has in this column. The values looked for are ASCII, and no sign in them is escaped. */
function eachValue({ columns }: TableHead, column: string, found: (value: string) => void): Writable {
  const at = columns.indexOf(column)
  let rest = ''
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      const lines = (rest + chunk.toString('latin1')).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) found(line.split('\t')[at] ?? '')
      done()
    },
  })
}
