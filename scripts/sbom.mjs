import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, withMachineTools } from './repository.mjs'
import { exitOnFailure, runQuietly, StepFailure } from './step.mjs'

/**
 * `npm run --silent sbom [-- FILE]`: what Corner is made of when it runs, as CycloneDX in JSON, from package-lock.json: needs no
 * network and no installed packages.
 */
async function writeSbom([file]) {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only']
  const { ok, output } = await runQuietly('npm', [...args, '--loglevel=error'], { env: withMachineTools() })
  if (!ok) throw new StepFailure(`The list could not be made. What npm says:\n${output.trim()}`)
  const bom = JSON.parse(output)
  // npm calls it by the folder's name.
  bom.metadata.component.name = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).name
  const text = `${JSON.stringify(bom, undefined, 2)}\n`
  if (file) writeFileSync(file, text)
  else process.stdout.write(text)
}

writeSbom(process.argv.slice(2)).catch(exitOnFailure)
