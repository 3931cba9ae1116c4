import { z } from 'zod'

/**
 * `waiting`: for its turn. `asks`: it names another person, and waits for an answer. `broken_off`: the server ended meanwhile, and
 * nothing of it was stored. `not_mine`: the person said so, and nothing was stored.
 */
export const ImportState = z.enum(['waiting', 'reading', 'asks', 'done', 'refused', 'broken_off', 'not_mine', 'undone'])
export type ImportState = z.infer<typeof ImportState>

export const ImportCounts = z.object({
  cycles: z.number(),
  sleeps: z.number(),
  recoveries: z.number(),
  workouts: z.number(),
})
export type ImportCounts = z.infer<typeof ImportCounts>

export const SkippedPart = z.object({ what: z.string(), why: z.string(), count: z.number() })
export type SkippedPart = z.infer<typeof SkippedPart>

/** A maker's file that the caller brought in: how far it is, and its receipt once it is done. */
export const FileImport = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  state: ImportState,
  progress: z.number().describe('0 to 1, while it is read'),
  provider: z.string().nullable().describe('The stored word of the maker; null: not recognised yet'),
  file_kind: z.string().nullable().describe('The file as the screens name it'),
  message: z.string().nullable().describe('What came of it, or what is wrong with it'),
  owner: z
    .object({ name: z.string().nullable(), email: z.string().nullable() })
    .nullable()
    .describe('Whom the file names, while it asks whether that is the caller'),
  imported: ImportCounts.nullable().describe('Rows that are new or changed'),
  already_there: z.number().nullable(),
  first_day: z.string().nullable(),
  last_day: z.string().nullable(),
  skipped: z.array(SkippedPart).describe('What was not taken in, and why'),
  not_comparable: z.array(z.string()).describe("Measures that are never compared with other makers'"),
})
export type FileImport = z.infer<typeof FileImport>

/** A kind of file that Corner reads. */
export const FileKind = z.object({
  provider: z.string().describe('The stored word of the maker'),
  maker: z.string(),
  label: z.string(),
  how_to_get: z.string(),
  accepts: z.array(z.string()).describe('File name extensions'),
})
export type FileKind = z.infer<typeof FileKind>

export const FileImports = z.object({
  imports: z.array(FileImport).describe('Newest first'),
  kinds: z.array(FileKind),
  limit_bytes: z.number().describe('The largest file that this server takes'),
})
export type FileImports = z.infer<typeof FileImports>
