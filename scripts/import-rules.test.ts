import { describe, expect, it } from 'vitest'
import { findCircles } from './circles.ts'
import { findFolderCircles } from './folder-circles.ts'
import { readImports, specifiersOf } from './source-imports.ts'

/** Which of our packages each one may import (docs/architecture.md#what-may-import-what). */
const ALLOWED_IMPORTS: Record<string, readonly string[]> = {
  contract: [],
  analytics: ['contract'],
  wearables: ['contract'],
  'wearable-clouds': [],
  knowledge: [],
  coach: ['contract', 'analytics', 'knowledge'],
  server: ['contract', 'analytics', 'wearables', 'knowledge', 'coach'],
  web: ['contract', 'analytics'],
  e2e: ['scripts'],
  eval: ['knowledge', 'server'],
  bench: ['contract', 'analytics', 'wearables', 'server', 'web', 'scripts'],
}
/** What each layer of the web app may import of it; of the screens, each only itself. */
const WEB_LAYERS: Record<string, readonly string[]> = {
  ui: ['ui'],
  shared: ['ui', 'shared'],
  screens: ['ui', 'shared', 'screens'],
}
/** Files that put the server together, above all areas. */
const ASSEMBLY = /^server\/src\/(?:[^/]+|launch\/.+|demo\/.+|testing\/.+)$/
const FOR_TESTS = /\.test\.tsx?$|-for-tests\.ts$|^server\/src\/testing\//
const STORE = /(?:^|[/-])store\.ts$/
const ROUTES = /\/routes\.ts$/

const imports = readImports(Object.keys(ALLOWED_IMPORTS))
const packageOf = (path: string) => path.split('/')[0] ?? ''
const areaOf = (path: string) => /^server\/src\/([^/]+)\//.exec(path)?.[1]
const show = ({ from, to, specifier }: { from: string; to?: string | undefined; specifier: string }) =>
  `${from} -> ${to ?? specifier}`

const between = imports.flatMap(({ from, specifier, to }) => (to === undefined ? [] : [{ from, specifier, to }]))
const inServer = between.filter(({ from, to }) => areaOf(from) && areaOf(to) && !FOR_TESTS.test(from))

it('sees the imports that it judges', () => {
  expect(between.length).toBeGreaterThan(500)
  expect(
    specifiersOf(`import type { A } from './a.ts'\nimport {\n  b,\n  type C,\n} from "@corner/b.ts"\nimport './d.css'
    export * from './e.ts'\nexport type { F } from './f.ts'\nconst g = await import('./g.ts')\nconst text = 'from nowhere'`),
  ).toEqual(['./a.ts', '@corner/b.ts', './d.css', './e.ts', './f.ts', './g.ts'])
})

describe('between packages', () => {
  it('imports only what is allowed, types too', () => {
    const upward = between.filter(
      ({ from, to }) => packageOf(from) !== packageOf(to) && !ALLOWED_IMPORTS[packageOf(from)]?.includes(packageOf(to)),
    )
    expect(upward.map(show)).toEqual([])
  })

  it('goes by the name of the package, never by a path that climbs out of it; scripts are no package', () => {
    const climbing = between.filter(
      ({ from, specifier, to }) => specifier.startsWith('.') && ![packageOf(from), 'scripts'].includes(packageOf(to)),
    )
    expect(climbing.map(show)).toEqual([])
  })

  it('reaches a wearable by its place in the list of providers, never by its folder', () => {
    const reaching = between.filter(
      ({ from, to }) =>
        packageOf(from) !== 'wearables' && !FOR_TESTS.test(from) && /^wearables\/src\/[^/]+\/[^/]+\.ts$/.test(to),
    )
    // A sample of a maker's file serves tests and the bench.
    const samples = /^wearables\/src\/(?:(?:own-export|export-files)\/|[^/]+\/sample-export\.ts$)/
    expect(reaching.filter(({ to }) => !samples.test(to)).map(show)).toEqual([])
  })

  it('lets the judge of the chat know nothing of what it judges: only a test of it puts the server up', () => {
    const knowing = between.filter(({ from, to }) => packageOf(from) === 'eval' && packageOf(to) !== 'eval')
    expect(knowing.filter(({ from }) => !FOR_TESTS.test(from)).map(show)).toEqual([])
  })
})

describe('between the areas of the server', () => {
  it('lets no area reach into the store of another', () => {
    const reaching = inServer.filter(({ from, to }) => STORE.test(to) && areaOf(from) !== areaOf(to))
    expect(reaching.map(show)).toEqual([])
  })

  it('lets no route ask a store: rules stand between them', () => {
    expect(inServer.filter(({ from, to }) => ROUTES.test(from) && STORE.test(to)).map(show)).toEqual([])
  })

  it('lets no store know HTTP, and no rule its routes', () => {
    const backward = inServer.filter(({ from, to }) => !ASSEMBLY.test(from) && !ROUTES.test(from) && ROUTES.test(to))
    const http = inServer.filter(({ from, to }) => STORE.test(from) && areaOf(to) === 'http')
    const fastify = imports.filter(({ from, specifier }) => STORE.test(from) && /fastify/.test(specifier))
    expect([...backward, ...http, ...fastify].map(show)).toEqual([])
  })

  it('lets no area import the program that starts the server', () => {
    const launching = inServer.filter(({ from, to }) => areaOf(to) === 'launch' && areaOf(from) !== 'launch')
    expect(launching.map(show)).toEqual([])
  })
})

describe('between the layers of the web app', () => {
  const layerOf = (path: string) => /^web\/app\/([^/]+)\//.exec(path)?.[1]
  const screenOf = (path: string) => /^web\/app\/screens\/([^/]+)\//.exec(path)?.[1]

  function mayImport(from: string, to: string): boolean {
    const layer = layerOf(from)
    // The root and the routes put the app together.
    if (layer === undefined) return true
    const isOtherScreen = layer === 'screens' && layerOf(to) === 'screens' && screenOf(from) !== screenOf(to)
    return !isOtherScreen && (WEB_LAYERS[layer]?.includes(layerOf(to) ?? '') ?? false)
  }

  it('lets none import from above, and no screen another', () => {
    const inWeb = between.filter(
      ({ from, to }) => from.startsWith('web/app/') && to.startsWith('web/') && !FOR_TESTS.test(from),
    )
    expect(inWeb.length).toBeGreaterThan(1000)
    expect(inWeb.filter(({ from, to }) => !mayImport(from, to)).map(show)).toEqual([])
  })

  it.each([
    ['ui/a.ts', 'shared/api/b.ts', false],
    ['shared/api/a.ts', 'ui/b.ts', true],
    ['shared/api/a.ts', 'screens/landing/b.ts', false],
    ['shared/api/a.ts', 'routes.ts', false],
    ['screens/landing/a.ts', 'shared/api/b.ts', true],
    ['screens/landing/a.ts', 'screens/landing/hero/b.ts', true],
    ['screens/landing/a.ts', 'screens/sign-in/b.ts', false],
    ['helpers/a.ts', 'ui/b.ts', false],
    ['root.tsx', 'screens/not-found/b.ts', true],
  ])('%s -> %s: %o', (from, to, isAllowed) => {
    expect(mayImport(`web/app/${from}`, `web/app/${to}`)).toBe(isAllowed)
  })
})

describe('circles of folders', () => {
  const inProduct = between.filter(({ from }) => !FOR_TESTS.test(from))

  it.each([
    'web',
    'contract',
    'analytics',
    'coach',
    'wearables',
    'wearable-clouds',
    'knowledge',
    'eval',
    'e2e',
    'bench',
  ])('are none in %s, at any depth', (name) => {
    expect(
      findFolderCircles(inProduct.filter(({ from, to }) => packageOf(from) === name && packageOf(to) === name)),
    ).toEqual([])
  })

  it('are none in the server, at any depth, launch and demo included', () => {
    const inside = inProduct.filter(({ from, to }) => areaOf(from) && areaOf(to))
    expect(findFolderCircles(inside)).toEqual([])
  })

  it('would be found at each depth, through whichever files', () => {
    const importOf = (from: string, to: string) => ({ from, to })
    const free = [importOf('web/a/one.ts', 'web/b/two.ts'), importOf('web/b/two.ts', 'web/b/deep/three.ts')]
    expect(findFolderCircles(free)).toEqual([])
    expect(findFolderCircles([...free, importOf('web/b/other.ts', 'web/a/deep/four.ts')])).toEqual(['web: a -> b -> a'])
    expect(findFolderCircles([...free, importOf('web/b/deep/five.ts', 'web/b/two.ts')])).toEqual([
      'web/b: two.ts -> deep -> two.ts',
    ])
    // A file beside a folder is a neighbour of its own.
    expect(findFolderCircles([...free, importOf('web/b/deep/five.ts', 'web/b/six.ts')])).toEqual([])
  })
})

it('has no circle of files anywhere, types too', () => {
  expect(findCircles(between.map(({ from, to }) => [from, to] as const))).toEqual([])
})

it('finds a circle where there is one', () => {
  expect(
    findCircles([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'b'],
      ['d', 'd'],
    ]),
  ).toEqual(['b -> c -> b', 'd -> d'])
  expect(
    findCircles([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]),
  ).toEqual([])
})
