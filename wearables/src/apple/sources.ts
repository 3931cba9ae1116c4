/** What wrote a record into Apple Health. */
export interface Source {
  /** As the athlete reads it in the Health app: `Ada’s Apple Watch`. */
  name: string
  /** 0 for a watch, 1 for a phone, 2 for any other device or app: the lower one counts where several measured the same. */
  rank: 0 | 1 | 2
}

/** `device` is written as `<<HKDevice: 0x…>, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,2, …>`. */
const APPLE_DEVICE = /manufacturer:Apple Inc\./
const MOST_NAME_CHARACTERS = 200

/** Each source once. Names are copied: a part of a larger text would hold all of it in memory. */
export class Sources {
  #known = new Map<string, Source>()

  of(attributes: Readonly<Record<string, string>>): Source {
    const name = (attributes.sourceName ?? '').slice(0, MOST_NAME_CHARACTERS)
    const rank = rankOf(name, attributes.device ?? '')
    const key = `${rank}${name}`
    const known = this.#known.get(key)
    if (known) return known
    const source: Source = { name: copyOf(name), rank }
    this.#known.set(copyOf(key), source)
    return source
  }
}

function rankOf(name: string, device: string): Source['rank'] {
  const plain = name.replace(/\s/g, ' ')
  const model = APPLE_DEVICE.test(device) ? /hardware:(Watch|iPhone)|model:(Watch|iPhone)/.exec(device)?.[0] : undefined
  if (/apple watch/i.test(plain) || model?.endsWith('Watch')) return 0
  return /iphone/i.test(plain) || model?.endsWith('iPhone') ? 1 : 2
}

/** The same text in memory of its own. */
export function copyOf(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le')
}
