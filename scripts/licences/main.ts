import { isAllowed } from './allowed-licences.ts'
import { lockedPackages } from './locked-packages.ts'

/** `npm run licences`: a line for each package, and how many have which licence. Ends with 1 when one is not on the list. */
const packages = lockedPackages()
const refused = packages.filter((each) => !isAllowed(each))
const counts = new Map<string, number>()
for (const { name, version, licence, isForDevelopment } of packages) {
  counts.set(licence, (counts.get(licence) ?? 0) + 1)
  console.log([licence.padEnd(28), isForDevelopment ? 'development' : 'in Corner  ', `${name}@${version}`].join(' '))
}
console.log()
for (const [licence, count] of [...counts].toSorted((a, b) => b[1] - a[1])) console.log(`${count} ${licence || 'none'}`)
for (const { name, version, licence } of refused)
  console.error(`${name}@${version}: ${licence || 'no licence'} is not on the list of scripts/licences`)
process.exitCode = refused.length > 0 ? 1 : 0
