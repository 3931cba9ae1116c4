/** A text as it is compared: without accents and case, so that "zoe" finds "Zoë". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The options whose label holds each word that was typed, in their order; nothing typed: all. */
export function matching<Option extends { label: string }>(options: readonly Option[], typed: string): Option[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return options.filter(({ label }) => {
    const text = plain(label)
    return words.every((word) => text.includes(word))
  })
}
