import { readFileSync } from 'node:fs'
import { StartFailure } from '../startup/start-failure.ts'

type Environment = NodeJS.ProcessEnv

/**
 * The environment in which each secret that is given as a file (`CORNER_KEY_FILE=/run/secrets/corner_key`) has its value from
 * there. Not put into `process.env`, which child processes inherit.
 * @throws StartFailure with one line for each file that cannot be used; never with what stands in one
 */
export function withSecretsFromFiles(environment: Environment, secrets: readonly string[]): Environment {
  const problems: string[] = []
  const values: Environment = {}
  for (const name of secrets) {
    const path = environment[`${name}_FILE`]
    if (!path) continue
    try {
      if (environment[name]) throw new StartFailure(`${name} and ${name}_FILE are both set: leave one of them away`)
      values[name] = readSecret(name, path)
    } catch (error) {
      if (!(error instanceof StartFailure)) throw error
      problems.push(error.message)
    }
  }
  if (problems.length > 0) throw new StartFailure(problems.join('\n'))
  return { ...environment, ...values }
}

function readSecret(name: string, path: string): string {
  const value = readText(name, path).replace(/[\r\n]+$/, '') // an editor or `echo` adds a line end
  if (value.trim() === '') throw new StartFailure(`${name}_FILE names ${path}, which is empty`)
  return value
}

function readText(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartFailure(`${name}_FILE names ${path}, which ${WHY[code ?? ''] ?? `cannot be read: ${code}`}`, error)
  }
}

const WHY: Record<string, string> = {
  ENOENT: 'is not there',
  EACCES: 'the user of Corner may not read',
  EISDIR: 'is a folder and not a file',
}
