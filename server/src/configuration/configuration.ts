import { type Branding, DEFAULT_BRANDING } from '@corner/contract/branding.ts'
import { PASSWORD_MINIMUM } from '@corner/contract/constants/accounts.ts'
import { z } from 'zod'
import { LOG_LEVELS, type LogLevel } from '../log/log.ts'
import { AI_SETTINGS, type AiConfiguration, missingAiSetting, readAiConfiguration } from './ai-configuration.ts'
import { type ProviderConfiguration, providerSecrets, readProviderConfigurations } from './provider-configuration.ts'
import { secret, secretsAmong } from './secret-settings.ts'
import { address, count } from './setting-values.ts'

const brandText = (name: string) => z.string().trim().min(1, `${name} must not be empty`)

/** Nobody types more than this. */
const MAX_PASSWORD_MINIMUM = 64

/** Short enough to be typed, too long to be tried out. */
const MIN_TOKEN = 16

/** Addresses that security.txt may name (RFC 9116). */
const CONTACT = /^(?:mailto:|https:\/\/|tel:)\S+$/

/** `name@club.example` or `Corner <name@club.example>`. */
const SENDER = /^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/

const Environment = z.object({
  PORT: z.coerce.number({ error: 'PORT must be a number from 0 to 65535' }).int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: address('PUBLIC_URL').optional(),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: secret(z.string().min(1).optional()),
  DATABASE_APP_URL: secret(z.string().min(1).optional()),
  CORNER_KEY: secret(z.string().optional()),
  CORNER_KEY_LOST: z
    .string()
    .regex(/^[0-9a-f]{8}$/, 'CORNER_KEY_LOST must be the id that the start names, 8 hexadecimal digits')
    .optional(),
  TRUST_PROXY: z.enum(['true', 'false'], 'TRUST_PROXY must be true or false').default('false'),
  LOG_LEVEL: z.enum(LOG_LEVELS, 'LOG_LEVEL must be silent, error, warn, info or debug').default('warn'),
  METRICS_TOKEN: secret(
    z.string().min(MIN_TOKEN, `METRICS_TOKEN must have at least ${MIN_TOKEN} characters`).optional(),
  ),
  METRICS_PORT: z.coerce
    .number({ error: 'METRICS_PORT must be a number from 1 to 65535' })
    .int()
    .min(1)
    .max(65535)
    .optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  REGISTRATION: z.enum(['open', 'code'], 'REGISTRATION must be open or code').default('open'),
  PASSWORD_MINIMUM: count('PASSWORD_MINIMUM')
    .min(PASSWORD_MINIMUM, `PASSWORD_MINIMUM must be at least ${PASSWORD_MINIMUM}`)
    .max(MAX_PASSWORD_MINIMUM, `PASSWORD_MINIMUM must be at most ${MAX_PASSWORD_MINIMUM}`)
    .default(PASSWORD_MINIMUM),
  BRAND_NAME: brandText('BRAND_NAME').default(DEFAULT_BRANDING.name),
  PAGE_TITLE: brandText('PAGE_TITLE').default(DEFAULT_BRANDING.pageTitle),
  POSTAL_ADDRESS: z.string().default(DEFAULT_BRANDING.postalAddress),
  BRANDING_DIR: z.string().min(1).optional(),
  OFFLINE_VIEWS: z.enum(['on', 'off'], 'OFFLINE_VIEWS must be on or off').default('on'),
  SECURITY_CONTACT: z
    .string()
    .regex(CONTACT, 'SECURITY_CONTACT must be an address that begins with mailto:, https:// or tel:')
    .optional(),
  FIRST_SYNC_DAYS: count('FIRST_SYNC_DAYS').max(730).default(30),
  IMPORT_LIMIT_MB: count('IMPORT_LIMIT_MB').max(100_000).default(4096),
  BACKUP_HOOK: z.string().startsWith('/', 'BACKUP_HOOK must be the whole path of a program').optional(),
  BACKUP_BEFORE_UPDATE: z.enum(['on', 'off'], 'BACKUP_BEFORE_UPDATE must be on or off').default('on'),
  DEMO_SEED: count('DEMO_SEED')
    .max(2 ** 31 - 1)
    .optional(),
  SMTP_URL: secret(
    z
      .url({ protocol: /^smtps?$/, error: 'SMTP_URL must be an address that begins with smtp:// or smtps://' })
      .optional(),
  ),
  SMTP_FROM: z
    .string()
    .regex(SENDER, 'SMTP_FROM must be an e-mail address, or a name with one: Corner <corner@club.example>')
    .optional(),
  ...AI_SETTINGS,
})

/** Every setting that is a secret; those of all providers, whichever is chosen. */
export const SECRET_SETTINGS: readonly string[] = [...secretsAmong(Environment.shape), ...providerSecrets()]

/** A mail server without a sender, or a sender without a server, would otherwise be noticed only with the first lost mail. */
const WholeEnvironment = Environment.refine(({ SMTP_URL, SMTP_FROM }) => !SMTP_URL || SMTP_FROM, {
  path: ['SMTP_FROM'],
  error: 'SMTP_FROM is missing: SMTP_URL needs the address that mails come from',
})
  .refine(({ SMTP_URL, SMTP_FROM }) => !SMTP_FROM || SMTP_URL, {
    path: ['SMTP_URL'],
    error: 'SMTP_URL is missing: SMTP_FROM needs the mail server that takes the mails',
  })
  .superRefine((environment, context) => {
    const missing = missingAiSetting(environment)
    if (missing) context.addIssue({ code: 'custom', path: [missing.name], message: missing.sentence })
  })

export interface Configuration {
  port: number
  host: string
  /** The public address, without a trailing slash; undefined: the address we listen on. */
  publicUrl: string | undefined
  dataDir: string | undefined
  databaseUrl: string | undefined
  /** The application's own address of that database, when it does not use a role that Corner creates. */
  databaseAppUrl: string | undefined
  key: string | undefined
  /** The id of a key that is lost: links that were sealed with it are ended at the start. */
  lostKey: string | undefined
  trustProxy: boolean
  logLevel: LogLevel
  /** undefined: there are none. With a port they are on that alone, and the token is needed there. */
  metrics: { token: string | undefined; port: number | undefined; host: string } | undefined
  /** code: registration requires a team's join code or the set-up link. */
  registration: 'open' | 'code'
  /** The minimum length of a new password. */
  passwordMinimum: number
  /** Of every provider that Corner knows, set up or not. */
  providers: readonly ProviderConfiguration[]
  /** The club's name for this server. */
  branding: Omit<Branding, 'ownLogo'>
  /** The folder with the club's logo, icons and film; undefined: as shipped. */
  brandingDir: string | undefined
  /** off: browsers keep nothing for the time without a connection. */
  offlineViews: 'on' | 'off'
  /** Where to report a vulnerability of this server; undefined: there is no security.txt. */
  securityContact: string | undefined
  /** How many days the first sync of a link reaches back. */
  firstSyncDays: number
  /** The largest file of a maker that a person can bring in. */
  importLimitBytes: number
  /** The operator's program that runs after each backup. */
  backupHook: string | undefined
  /** Whether a start that changes the tables makes a backup before. */
  backsUpBeforeUpdate: boolean
  /** The seed of the demo's people and records; undefined: the default one. */
  demoSeed: number | undefined
  /** The mail server; undefined: no mail is sent, and administrators hand links on. */
  smtp: { url: string; from: string } | undefined
  /** The language model of the AI coach; undefined: only the built-in analyst answers. */
  ai: AiConfiguration | undefined
}

/** @throws Error with one line for each setting that is wrong */
export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  const parsed = WholeEnvironment.safeParse(environment)
  const { configured, wrong } = readProviderConfigurations(environment)
  if (!parsed.success || wrong.length > 0) {
    const own = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
    throw new Error([...own, ...wrong].join('\n'))
  }
  const env = parsed.data
  const { SMTP_URL: url, SMTP_FROM: from } = env
  const publicUrl = env.PUBLIC_URL?.replace(/\/+$/, '')
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseAppUrl: env.DATABASE_APP_URL,
    key: env.CORNER_KEY,
    lostKey: env.CORNER_KEY_LOST,
    trustProxy: env.TRUST_PROXY === 'true',
    logLevel: env.LOG_LEVEL,
    metrics: readMetrics(env),
    registration: env.REGISTRATION,
    passwordMinimum: env.PASSWORD_MINIMUM,
    providers: configured,
    branding: {
      name: env.BRAND_NAME,
      pageTitle: env.PAGE_TITLE,
      // Environment files allow one line per setting, so a written \n stands for a line break in the address.
      postalAddress: env.POSTAL_ADDRESS.replaceAll('\\n', '\n').trim(),
      publicUrl: publicUrl ?? '',
      registration: env.REGISTRATION,
      passwordMinimum: String(env.PASSWORD_MINIMUM),
      sendsMail: url && from ? 'yes' : '',
    },
    brandingDir: env.BRANDING_DIR,
    offlineViews: env.OFFLINE_VIEWS,
    securityContact: env.SECURITY_CONTACT,
    firstSyncDays: env.FIRST_SYNC_DAYS,
    importLimitBytes: env.IMPORT_LIMIT_MB * 1024 * 1024,
    backupHook: env.BACKUP_HOOK,
    backsUpBeforeUpdate: env.BACKUP_BEFORE_UPDATE === 'on',
    demoSeed: env.DEMO_SEED,
    smtp: url && from ? { url, from } : undefined,
    ai: readAiConfiguration(env),
  }
}

function readMetrics({ METRICS_TOKEN: token, METRICS_PORT: port, METRICS_HOST: host }: z.infer<typeof Environment>) {
  return token === undefined && port === undefined ? undefined : { token, port, host }
}
