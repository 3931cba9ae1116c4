import type { Provider } from './provider.ts'
import { whoopProvider } from './whoop/whoop.ts'

/** Every provider that Corner can link; one line each. */
export const providers: readonly Provider[] = [whoopProvider()]

/** By the stored word, for example `whoop`. */
export function findProvider(name: string): Provider | undefined {
  return providers.find((provider) => provider.name === name)
}
