/** Ignores accents and case, so that "zoe" finds "Zoë". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The options whose label contains every typed word, in order; all if nothing is typed. */
export function filterOptions<Option extends { label: string }>(options: readonly Option[], typed: string): Option[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return options.filter(({ label }) => {
    const text = plain(label)
    return words.every((word) => text.includes(word))
  })
}
