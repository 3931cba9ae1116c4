const EMAIL = /[^\s@<>()[\]"',;:]+@[^\s@<>()[\]"',;:]+\.[\p{L}\d-]+/gu
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

/** Letters in their usual form, and none that nobody sees: a name typed with them is the same name. */
export function plain(text: string): string {
  return text.normalize('NFKC').replace(/\p{Cf}/gu, '')
}

/** `[e-mail address]` and `[id]` where they stand: they go out in no mode. */
export function withoutAddresses(text: string): string {
  return text.replace(EMAIL, '[e-mail address]').replace(UUID, '[id]')
}
