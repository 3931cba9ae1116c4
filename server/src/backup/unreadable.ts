import { Refusal } from '@corner/contract/refusal.ts'

const mayNot = 'Corner may not read it. Give it to the user that Corner runs as (chown).'

const SENTENCES: Readonly<Record<string, string>> = {
  EACCES: mayNot,
  EPERM: mayNot,
  ENOENT: 'It is a link to a file that is not there.',
}

/** In a sentence why a file of the folder could not be opened as a backup. @throws the error where it is none of a file */
export function whyUnreadable(error: unknown): string {
  if (error instanceof Refusal) return 'It was cut or changed, is no backup of Corner, or was made by a newer one.'
  const { code, syscall } = error as NodeJS.ErrnoException
  if (!code || !syscall) throw error
  return SENTENCES[code] ?? `It could not be read (${code}).`
}
