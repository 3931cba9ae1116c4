/** Local part, `@`, and a host with a dot. Paths of packages (`node_modules/@scope/x`) have no local part. */
const EMAIL = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
/** User and password of an address: `postgresql://user:password@host`. */
const CREDENTIALS = /(\w+:\/\/)[^\s/@]+@/g
/** What follows the path of an address: codes and tokens travel there. */
const QUERY = /(\w+:\/\/[^\s?#"'<>]+)[?#][^\s"'<>)]*/g
/** A signed token (JWT): it always begins with the base64 of `{"`. */
const SIGNED_TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g

/** A text for the log without what must never be there: e-mail addresses, passwords and queries of addresses, signed tokens. */
export function hidePrivate(text: string): string {
  return text
    .replace(CREDENTIALS, '$1(hidden)@')
    .replace(QUERY, '$1?(hidden)')
    .replace(EMAIL, '(e-mail)')
    .replace(SIGNED_TOKEN, '(token)')
}
