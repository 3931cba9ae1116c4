import { intervalsProvider } from './intervals/intervals.ts'
import { ouraProvider } from './oura/oura.ts'
import { polarProvider } from './polar/polar.ts'
import type { Provider } from './provider.ts'
import { whoopProvider } from './whoop/whoop.ts'
import { withingsProvider } from './withings/withings.ts'

/** Every wearable provider that Corner can link. */
export const providers: readonly Provider[] = [
  whoopProvider(),
  intervalsProvider(),
  ouraProvider(),
  polarProvider(),
  withingsProvider(),
]

/** By its stored name, for example `whoop`. */
export function findProvider(name: string): Provider | undefined {
  return providers.find((provider) => provider.name === name)
}
