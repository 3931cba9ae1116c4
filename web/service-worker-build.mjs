// Writes the service worker of this build, with the list of the files that the signed-in screens need, and the one that
// takes it away (docs/offline.md). Pictures and the film of the front page are not among them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const BUILT = new URL('build/client/', import.meta.url).pathname
const SOURCE = new URL('service-worker/', import.meta.url).pathname

const files = readdirSync(join(BUILT, 'assets'))
const builds = files.map((file) => /^manifest-(\w+)\.js$/.exec(file)?.[1]).filter(Boolean)
if (builds.length !== 1) throw new Error(`The build has ${builds.length} files of routes instead of one`)
const kept = files.filter((file) => /\.js$|\.css$|-latin(-ext)?-.*\.woff2$/.test(file)).map((file) => `/assets/${file}`)

const worker = readFileSync(join(SOURCE, 'sw.js'), 'utf8')
  .replace("'__BUILD__'", JSON.stringify(builds[0]))
  .replace("['__FILES__']", JSON.stringify(kept.toSorted()))
writeFileSync(join(BUILT, 'sw.js'), worker)
writeFileSync(join(BUILT, 'sw-off.js'), readFileSync(join(SOURCE, 'sw-off.js')))
