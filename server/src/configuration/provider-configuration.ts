import type { Provider, ProviderService } from '@corner/wearables/provider.ts'
import { providers } from '@corner/wearables/providers.ts'
import { z } from 'zod'
import { secret, secretsAmong } from './secret-settings.ts'
import { address, count } from './setting-values.ts'

/** A provider, and the operator's app there; without an app no athlete can link with it. */
export interface ProviderConfiguration extends ProviderService {
  /** The stored name, for example `whoop`. */
  name: string
  app: { clientId: string; clientSecret: string; webhookSecret?: string } | undefined
}

/** Only of a provider that proves its webhooks by a secret of their own. */
const WEBHOOK_SECRET = 'WEBHOOK_SECRET'

type Environment = Record<string, string | undefined>

/** `WHOOP_CLIENT_ID` and so on: a provider's settings start with its name. */
export function settingName(provider: string, key: string): string {
  return `${provider.toUpperCase()}_${key}`
}

/**
 * Every provider, in the order of their list. The addresses default to the real service; other addresses point to a simulator.
 * @returns `wrong`: one line for each setting that is
 */
export function readProviderConfigurations(environment: Environment): {
  configured: ProviderConfiguration[]
  wrong: string[]
} {
  const read = providers.map((provider) => readProviderConfiguration(environment, provider))
  return {
    configured: read.flatMap((one) => ('wrong' in one ? [] : one)),
    wrong: read.flatMap((one) => ('wrong' in one ? one.wrong : [])),
  }
}

function readProviderConfiguration(
  environment: Environment,
  { name, service, webhook }: Provider,
): ProviderConfiguration | { wrong: string[] } {
  const schema = settingsOf(name, service)
  const given = Object.fromEntries(Object.keys(schema.shape).map((key) => [key, environment[settingName(name, key)]]))
  const { data: env, error } = schema.safeParse(given)
  if (error)
    return { wrong: error.issues.map(({ path, message }) => `${settingName(name, path.join('.'))}: ${message}`) }
  const { CLIENT_ID: clientId, CLIENT_SECRET: clientSecret } = env
  const webhookSecret = webhook?.hasOwnSecret ? environment[settingName(name, WEBHOOK_SECRET)] : undefined
  return {
    name,
    app: clientId && clientSecret ? { clientId, clientSecret, ...(webhookSecret && { webhookSecret }) } : undefined,
    apiUrl: env.API_URL,
    authUrl: env.AUTH_URL,
    tokenUrl: env.TOKEN_URL,
    requestsAMinute: env.REQUESTS_A_MINUTE,
    requestsADay: env.REQUESTS_A_DAY,
  }
}

/** The names of the secrets of every provider. */
export function providerSecrets(): string[] {
  return providers.flatMap(({ name, service, webhook }) =>
    [...secretsAmong(settingsOf(name, service).shape), ...(webhook?.hasOwnSecret ? [WEBHOOK_SECRET] : [])].map((key) =>
      settingName(name, key),
    ),
  )
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
