import { providers } from '@corner/wearables/providers.ts'
import { readConfiguration } from './configuration.ts'
import { settingName } from './provider-configuration.ts'

/** Every name that the server looks up in its environment, whichever provider is chosen. */
export function namesRead(): string[] {
  const read = new Set<string>()
  for (const { name: provider } of providers) {
    const chosen = settingName(provider, 'CLIENT_ID')
    const environment = new Proxy<Record<string, string | undefined>>(
      {},
      {
        get: (_, name) => {
          read.add(String(name))
          return name === chosen ? 'app' : undefined
        },
      },
    )
    readConfiguration(environment)
  }
  return [...read].toSorted()
}
