/** What people of the run have that no log may contain. */
export interface PrivateThings {
  names: readonly string[]
  /** Passwords, join codes and other secrets, word for word. */
  secrets: readonly string[]
}

/** What is private by its form alone, whoever it belongs to. */
const FORMS: Readonly<Record<string, RegExp>> = {
  'an e-mail address': /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.[a-z]{2,}\b/iu,
  'a signed token': /\beyJ[\w-]+\.[\w-]+\./,
  // 64 bytes in base64url, as refresh tokens; a one-time link has 32. Ids and hashes of files are hexadecimal.
  'a secret': /(?<![\w./-])(?=[\w-]*[g-zG-Z])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{40,}(?![\w./-])/,
  'a query string': /[?&][\w.-]+=[^\s"')]/,
  'a bearer token': /\bbearer\s+(?!\(token\))\S{8,}/i,
}

/** Each leak with its line; empty where the log is clean. */
export function findPrivate(log: string, { names, secrets }: PrivateThings): string[] {
  const words = [
    ...names.map((name) => ['a name', name] as const),
    ...secrets.map((secret) => ['a password or code', secret] as const),
  ].filter(([, word]) => word.length > 2)
  return log.split('\n').flatMap((line) => {
    const forms = Object.entries(FORMS).flatMap(([what, form]) => (form.test(line) ? [what] : []))
    const found = words.flatMap(([what, word]) => (holdsWord(line, word) ? [what] : []))
    return [...new Set([...forms, ...found])].map((what) => `${what}: ${line}`)
  })
}

/** Not within a longer word: "Stone" is not in "milestones". */
function holdsWord(line: string, word: string): boolean {
  for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1)) {
    const around = `${line[at - 1] ?? ' '}${line[at + word.length] ?? ' '}`
    if (!/[\p{L}\p{N}]/u.test(around)) return true
  }
  return false
}
