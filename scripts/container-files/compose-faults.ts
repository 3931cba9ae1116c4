import { Ajv, type AnySchemaObject, type ValidateFunction } from 'ajv'
import { parse } from 'yaml'

/** What a compose file has to agree with. */
export interface ComposeSurroundings {
  /** From `composeCheck`. */
  check: ValidateFunction
  /** Whether Corner reads this environment variable. */
  isSetting(name: string): boolean
  /** Whether a path, seen from the file's folder, is in the repository. */
  exists(path: string): boolean
  /** The names of the files that make-secrets.sh makes. */
  madeSecrets: readonly string[]
}

interface Service {
  image?: string
  build?: string
  privileged?: boolean
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  environment?: Record<string, string>
  secrets?: string[]
  volumes?: string[]
  networks?: string[]
  ports?: string[]
  healthcheck?: object
  depends_on?: Record<string, { condition: string }>
}

interface Compose {
  name?: string
  services: Record<string, Service>
  secrets?: Record<string, { file: string }>
  volumes?: Record<string, object>
  networks?: Record<string, { internal?: boolean }>
}

/** Compiles the schema of the Compose specification, which takes seconds. */
export function composeCheck({ $schema, ...schema }: AnySchemaObject): ValidateFunction {
  // Its `$schema` is spelled in a way that Ajv does not know, and its `id` are those of an older draft.
  return new Ajv({ strict: false, allErrors: true, validateFormats: false }).removeKeyword('id').compile(schema)
}

/** What is wrong with a compose file, one line each: its schema, and the rules that services of ours keep. */
export function composeFaults(text: string, surroundings: ComposeSurroundings): string[] {
  const { name, ...compose }: Compose = parse(text) // the package's schema is older than `name`
  const { check } = surroundings
  if (!check(compose))
    return (check.errors ?? []).map(({ instancePath, message, params }) =>
      [instancePath, message, params.additionalProperty].join(' '),
    )
  return [
    ...Object.entries(compose.services).flatMap(([name, service]) =>
      [...hardeningFaults(service), ...linkFaults(service, compose, surroundings)].map((fault) => `${name}: ${fault}`),
    ),
    ...Object.keys(compose.services.corner?.environment ?? {}).flatMap((name) =>
      surroundings.isSetting(name) ? [] : [`corner: ${name} is no setting`],
    ),
    ...Object.entries(compose.secrets ?? {}).flatMap(([name, { file }]) =>
      file === `./secrets/${name}` && surroundings.madeSecrets.includes(name)
        ? []
        : [`${name}: no script makes ${file}`],
    ),
    ...unusedFaults(compose),
  ]
}

/** What the file declares is there for a service. */
function unusedFaults({ services, secrets = {}, volumes = {}, networks = {} }: Compose): string[] {
  const every = Object.values(services)
  const unused = (kind: string, declared: object, used: readonly string[]) =>
    Object.keys(declared).flatMap((name) => (used.includes(name) ? [] : [`nothing uses the ${kind} ${name}`]))
  return [
    ...unused(
      'secret',
      secrets,
      every.flatMap((service) => service.secrets ?? []),
    ),
    ...unused(
      'volume',
      volumes,
      every.flatMap((service) => (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? '')),
    ),
    ...unused(
      'network',
      networks,
      every.flatMap((service) => service.networks ?? []),
    ),
  ]
}

function hardeningFaults(service: Service): string[] {
  const rules: [boolean, string][] = [
    [/:(?!latest$)[\w.-]+$/.test(service.image ?? ''), 'the image has no tag'],
    [service.privileged !== true, 'privileged'],
    [service.read_only === true, 'its root can be written'],
    [service.cap_drop?.includes('ALL') ?? false, 'it keeps capabilities'],
    [service.security_opt?.includes('no-new-privileges:true') ?? false, 'it may gain privileges'],
  ]
  const open = Object.entries(service.environment ?? {})
    .filter(([name, value]) => /(?:KEY|PASSWORD|SECRET|DATABASE_URL|APP_URL)$/.test(name) && value !== '')
    .map(([name]) => `${name} is a secret: give its file`)
  return [...rules.flatMap(([holds, why]) => (holds ? [] : [why])), ...open]
}

/** Whatever a service names has to be there. */
function linkFaults(service: Service, compose: Compose, { exists }: ComposeSurroundings): string[] {
  const paths = Object.entries(service.environment ?? {}).flatMap(([name, value]) =>
    name.endsWith('_FILE') ? [[name, value] as const] : [],
  )
  return [
    ...(service.build !== undefined && !exists(`${service.build}/Dockerfile`) ? ['there is no Dockerfile'] : []),
    ...(service.secrets ?? []).flatMap((name) =>
      compose.secrets?.[name] ? [] : [`${name} is no secret of this file`],
    ),
    ...paths.flatMap(([name, path]) =>
      service.secrets?.some((secret) => path === `/run/secrets/${secret}`) ? [] : [`${name}: ${path} is not mounted`],
    ),
    ...(service.networks ?? []).flatMap((name) => (compose.networks?.[name] ? [] : [`there is no network ${name}`])),
    ...(service.volumes ?? []).flatMap((volume) => {
      const [from = ''] = volume.split(':')
      const isThere = from.startsWith('.') ? exists(from) : compose.volumes?.[from] !== undefined
      return isThere ? [] : [`${from} is not there`]
    }),
    ...Object.entries(service.depends_on ?? {}).flatMap(([name, { condition }]) => {
      const other = compose.services[name]
      if (!other) return [`there is no service ${name}`]
      // The image of Corner has a health check of its own.
      return condition === 'service_healthy' && (other.healthcheck ?? other.build) ? [] : [`${name} is never healthy`]
    }),
  ]
}
