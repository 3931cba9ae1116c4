/** Rooms whose sources are mutated. Left out: `eval`, `bench` and `e2e`, which are themselves tests, and `scripts`, which run them. */
export const PACKAGES = [
  'analytics',
  'coach',
  'contract',
  'knowledge',
  'server',
  'wearables',
  'web',
  'wearable-clouds',
] as const

const SOURCE = /^[^/]+\/(?:src|app)\/.+\.tsx?$/
const TEST = /\.test\.tsx?$/
/** Stands for a test, a page that only shows the pieces of others, or types without code. */
const NOT_THE_PRODUCT = /\.test\.tsx?$|-for-tests\.tsx?$|\/testing\/|\/component-gallery\/|\.d\.ts$/

export const isTest = (path: string) => TEST.test(path)
export const isOfPackages = (path: string, packages: readonly string[]) => packages.includes(path.split('/')[0] ?? '')
/** `coach/train` is left out: it learns weights by hand, and no user runs it. */
export const isMutable = (path: string) => SOURCE.test(path) && !NOT_THE_PRODUCT.test(path)
