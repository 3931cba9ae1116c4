import { baseName } from '../../export-files/base-name.ts'
import { jsonOf } from '../../export-files/entry-text.ts'
import type { ExportEntry, ExportOwner, ExportReading } from '../../export-files/export-format.ts'
import { asObject } from '../../http/read-record.ts'
import { ExportRefused } from '../../own-export/export-refused.ts'
import { fileOf, type PolarFile } from './files.ts'

/** A long session with its samples has some megabytes. */
const LIMIT_BYTES = 64 * 1024 * 1024
/** Five sessions a day for thirty years; nights stand many in a file. */
const VALUES_LIMIT = 50_000

type ValuesOfFiles = Record<Exclude<PolarFile, 'account'>, unknown[]>

/** The entries of all files of each kind, and whose they are. One file at a time is in memory. @throws ExportRefused */
export async function readFiles(entries: readonly ExportEntry[], onProgress: ExportReading['onProgress']) {
  const values: ValuesOfFiles = { sleeps: [], scores: [], recharges: [], sessions: [] }
  const names: Partial<Record<PolarFile, string>> = {}
  let owner: ExportOwner | null = null
  const ours = entries.flatMap((entry) => {
    const file = fileOf(entry.path)
    return file ? [{ entry, file }] : []
  })
  for (const [index, { entry, file }] of ours.entries()) {
    const json = await jsonOf(entry, LIMIT_BYTES)
    if (file === 'account') owner = ownerOf(json) ?? owner
    else {
      values[file].push(...(Array.isArray(json) ? json : [json]).map(file === 'sessions' ? withoutSamples : asItIs))
      names[file] ??= baseName(entry.path)
      if (values[file].length > VALUES_LIMIT)
        throw new ExportRefused(
          { file: baseName(entry.path) },
          `is beyond ${VALUES_LIMIT.toLocaleString('en-US')} entries`,
        )
    }
    onProgress?.((index + 1) / ours.length)
  }
  return { values, names, owner }
}

const asItIs = (value: unknown) => value

/** Samples and routes of a session are megabytes, and no part of a record. */
function withoutSamples(session: unknown): unknown {
  const { exercises, samples: _, routes: __, laps: ___, ...rest } = asObject(session) ?? {}
  const slim = (exercise: unknown) => {
    const { sport, zones, timezoneOffsetMinutes, ascentMeters } = asObject(exercise) ?? {}
    return { sport, zones, timezoneOffsetMinutes, ascentMeters }
  }
  return { ...rest, exercises: Array.isArray(exercises) ? exercises.map(slim) : [] }
}

function ownerOf(account: unknown): ExportOwner | null {
  const { firstName, lastName, email, username } = asObject(account) ?? {}
  const name = [firstName, lastName].filter((part) => typeof part === 'string' && part !== '').join(' ')
  const address = [email, username].find((text): text is string => typeof text === 'string' && text.includes('@'))
  return name === '' && address === undefined ? null : { name: name || null, email: address ?? null }
}
