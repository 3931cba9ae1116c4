import type { Links } from './links.ts'

/** What this process has for the links with one provider; the work on them adds its own parts. */
interface MakerParts {
  links: Links
}

/** The same parts for each provider, in the order of the providers. */
export class Makers<Parts extends MakerParts = MakerParts> {
  readonly all: readonly Parts[]

  constructor(all: readonly Parts[]) {
    this.all = all
  }

  /** @throws Error for a name that no provider has, for example in a job of a release that knew it */
  of(provider: string): Parts {
    const found = this.find(provider)
    if (!found) throw new Error(`No provider is called ${provider}`)
    return found
  }

  find(provider: string): Parts | undefined {
    return this.all.find(({ links }) => links.provider.name === provider)
  }
}
