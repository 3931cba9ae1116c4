/** A name after these words is the reader: "a short note to Dan". */
const TO_NAME =
  /\b(?:(?:note|text|message|e-?mail|letter|memo|summary|report|reply|line|lines|paragraph|it|this|that|one|up|write|send|draft)(?: \p{L}+){0,2}? (?:to|for)|^(?:text|email|message|tell|ask|remind|write)|(?:text|email|message|tell|write|brief)) (?:(?:[Cc]oach|[Dd]octor|[Dd]r\.?|mr\.?|mrs\.?|ms\.?) )?(\p{Lu}\p{Ll}{1,}(?: \p{Lu}\p{Ll}+)?)\b/u
const NO_NAME =
  /^(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Thanksgiving|Christmas|Open|Coach|Parents?|Mom|Dad|Team|Everyone|Everybody|The|Them|Him|Her|My|Our|All|Me|Each|Athletic|Director|Hudl|Whoop|Please|I|Instagram|Tonight|Today|Tomorrow)$/i

/** A name that nobody of the team has and who is to read the text: `Dan`. @param names of the athletes */
export function namedReader(words: string, names: readonly string[]): string | undefined {
  const name = TO_NAME.exec(words.replace(/^(\p{L})/u, (first) => first.toLowerCase()))?.[1]
  if (name === undefined || NO_NAME.test(name.split(' ')[0] ?? '')) return undefined
  // "Coach Ramirez" is the coach, even if an athlete has that surname.
  if (new RegExp(`\\b(?:coach|doctor|dr\\.?|mr\\.?|mrs\\.?|ms\\.?) ${name}`, 'i').test(words)) return name
  const known = new Set(names.flatMap((one) => one.toLowerCase().split(/\s+/)))
  return name
    .toLowerCase()
    .split(/\s+/)
    .some((word) => known.has(word))
    ? undefined
    : name
}
