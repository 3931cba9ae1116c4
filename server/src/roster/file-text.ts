import { Refusal } from '@corner/contract/refusal.ts'

export const ROSTER_MEGABYTES = 5

/** The first bytes of a zip, which a workbook is. */
const WORKBOOK = '504b0304'
/** The encoding of old spreadsheet exports; it accepts every byte, so it is tried last. */
const FALLBACK = 'windows-1252'

/**
 * The text of a roster file: UTF-8, UTF-16 with a byte order mark ("Unicode text" of spreadsheets), else Windows-1252, which
 * includes Latin-1. Line breaks are normalized to LF.
 * @throws Refusal `too_large`, `bad_input` for a workbook
 */
export function readFileText(bytes: Buffer): string {
  if (bytes.length > ROSTER_MEGABYTES * 1024 * 1024) throw rosterTooLarge()
  if (bytes.subarray(0, 4).toString('hex') === WORKBOOK)
    throw new Refusal(
      'bad_input',
      'This is a workbook, not a CSV file. Save the sheet as CSV in your spreadsheet first.',
    )
  return decode(bytes).replace(/\r\n?/g, '\n')
}

export function rosterTooLarge(cause?: unknown): Refusal {
  return new Refusal('too_large', `A roster file may have up to ${ROSTER_MEGABYTES} MB`, { cause })
}

function decode(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes)
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(FALLBACK).decode(bytes) // not UTF-8, so an older encoding
  }
}
