/** Local part, `@`, and a host with a dot. Paths of packages (`node_modules/@scope/x`) have no local part. */
const EMAIL = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
/** User and password of an address: `postgresql://user:password@host`. */
const CREDENTIALS = /(\w+:\/\/)[^\s/@]+@/g
/** The query and fragment of an address, which may contain codes and tokens. */
const QUERY = /(\w+:\/\/[^\s?#"'<>]+)[?#][^\s"'<>)]*/g
/** A signed token (JWT): it always begins with the base64 of `{"`. */
const SIGNED_TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g

/** A text for the log without e-mail addresses, passwords and queries of addresses, and signed tokens. */
export function hidePrivate(text: string): string {
  return text
    .replace(CREDENTIALS, '$1(hidden)@')
    .replace(QUERY, '$1?(hidden)')
    .replace(EMAIL, '(e-mail)')
    .replace(SIGNED_TOKEN, '(token)')
}
