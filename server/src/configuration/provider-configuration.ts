import type { Provider, ProviderService } from '@corner/wearables/provider.ts'
import { providers } from '@corner/wearables/providers.ts'
import { z } from 'zod'
import { secret, secretsAmong } from './secret-settings.ts'
import { address, count } from './setting-values.ts'

/** The provider that this server links athletes with, and the operator's app there; without an app no athlete can link. */
export interface ProviderConfiguration extends ProviderService {
  /** The stored name, for example `whoop`. */
  name: string
  app: { clientId: string; clientSecret: string } | undefined
}

type Environment = Record<string, string | undefined>

/** `WHOOP_CLIENT_ID` and so on: a provider's settings start with its name. */
export function settingName(provider: string, key: string): string {
  return `${provider.toUpperCase()}_${key}`
}

/**
 * Chooses the provider whose app is configured, or the first in the list if there is none. The addresses default to the real
 * service; other addresses point to a simulator.
 * @returns or one line for each setting that is wrong
 */
export function readProviderConfiguration(environment: Environment): ProviderConfiguration | string[] {
  const { name, service } = chosenProvider(environment)
  const schema = settingsOf(name, service)
  const given = Object.fromEntries(Object.keys(schema.shape).map((key) => [key, environment[settingName(name, key)]]))
  const { data: env, error } = schema.safeParse(given)
  if (error) return error.issues.map(({ path, message }) => `${settingName(name, path.join('.'))}: ${message}`)
  const { CLIENT_ID: clientId, CLIENT_SECRET: clientSecret } = env
  return {
    name,
    app: clientId && clientSecret ? { clientId, clientSecret } : undefined,
    apiUrl: env.API_URL,
    authUrl: env.AUTH_URL,
    tokenUrl: env.TOKEN_URL,
    requestsAMinute: env.REQUESTS_A_MINUTE,
    requestsADay: env.REQUESTS_A_DAY,
  }
}

/** The names of the secrets of every provider. */
export function providerSecrets(): string[] {
  return providers.flatMap(({ name, service }) =>
    secretsAmong(settingsOf(name, service).shape).map((key) => settingName(name, key)),
  )
}

function chosenProvider(environment: Environment): Provider {
  const chosen = providers.find(({ name }) => environment[settingName(name, 'CLIENT_ID')]) ?? providers[0]
  if (!chosen) throw new Error('wearables/src/providers.ts lists no provider')
  return chosen
}

function settingsOf(name: string, service: ProviderService) {
  return z.object({
    CLIENT_ID: z.string().min(1).optional(),
    CLIENT_SECRET: secret(z.string().min(1).optional()),
    API_URL: address(settingName(name, 'API_URL')).default(service.apiUrl),
    AUTH_URL: address(settingName(name, 'AUTH_URL')).default(service.authUrl),
    TOKEN_URL: address(settingName(name, 'TOKEN_URL')).default(service.tokenUrl),
    REQUESTS_A_MINUTE: count(settingName(name, 'REQUESTS_A_MINUTE')).default(service.requestsAMinute),
    REQUESTS_A_DAY: count(settingName(name, 'REQUESTS_A_DAY')).default(service.requestsADay),
  })
}
