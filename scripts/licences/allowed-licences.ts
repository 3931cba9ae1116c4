import type { LockedPackage } from './locked-packages.ts'

/** They ask for no more than to be named. OFL-1.1: fonts. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
])
/** Fine for tools that we run and do not hand on. */
const ALLOWED_FOR_DEVELOPMENT = new Set([...ALLOWED, 'CC-BY-4.0', 'MPL-2.0'])

/** Whether Corner, which is MIT, may use this package. Of several licences to choose from one is enough. */
export function isAllowed({ licence, isForDevelopment }: Pick<LockedPackage, 'licence' | 'isForDevelopment'>): boolean {
  const allowed = isForDevelopment ? ALLOWED_FOR_DEVELOPMENT : ALLOWED
  const choices = licence.replace(/^\((.*)\)$/, '$1').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((each) => allowed.has(each)))
}
