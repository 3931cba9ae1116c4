// Makes the built pages paint sooner on a slow connection. A page's style sheets, about ten small files that would each
// cost a round trip before the first paint, are inlined; their links stay for React, which looks for them when
// hydrating, but do not block. The scripts yield to the first picture.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = new URL('build/client/', import.meta.url).pathname
/** React Router marks a sheet that several chunks share with a `#` behind its address. */
const STYLE_LINKS = /<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)#?"\/>/g
const SCRIPT_LINKS = /<link rel="modulepreload" /g

for (const path of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
  if (!path.endsWith('.html')) continue
  const html = readFileSync(join(FOLDER, path), 'utf8')
  const sheets = [...html.matchAll(STYLE_LINKS)].map(([, href]) => readFileSync(join(FOLDER, href), 'utf8'))
  if (sheets.length === 0 || sheets.length < html.split('<link rel="stylesheet"').length - 1)
    throw new Error(`${path} links a style sheet in a way that this script does not know`)
  const quick = html
    .replace('<link rel="stylesheet"', () => `<style>${sheets.join('')}</style><link rel="stylesheet"`)
    .replaceAll(STYLE_LINKS, (link) => link.replace('/>', ' media="not all"/>'))
    .replaceAll(SCRIPT_LINKS, '<link rel="modulepreload" fetchpriority="low" ')
  writeFileSync(join(FOLDER, path), quick)
}
