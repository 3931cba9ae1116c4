import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createCluster, findCluster } from './new-cluster.ts'

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'corner-new-cluster-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Makes a cluster with a program in initdb's place. */
async function createWith(script: string) {
  const folder = await temporaryFolder()
  const [dataDir, initdb] = [join(folder, 'state'), join(folder, 'initdb')]
  await mkdir(join(dataDir, 'postgres.unfinished-1234'), { recursive: true })
  await writeFile(initdb, `#!/bin/sh\n${script}\n`)
  await chmod(initdb, 0o755)
  const made = createCluster(
    dataDir,
    { initdb, postgres: '', version: '18.0.0' },
    { name: 'me', ids: undefined },
    { shared_buffers: '64MB' },
  )
  const failure = await made.then(
    () => undefined,
    (error: Error) => error.message,
  )
  return { failure, left: await readdir(dataDir) }
}

describe('a cluster that cannot be made', () => {
  it.each([
    ['exit 3', ' initdb ended with 3'],
    ['kill -9 $$', ' initdb ended with SIGKILL'],
    ['echo one; echo two >&2; exit 1', '\nThe last lines of PostgreSQL:\none\ntwo'],
  ])('says why, and leaves nothing behind: %s', async (script, reason) => {
    const { failure, left } = await createWith(script)
    expect(failure).toBe(`The database cannot be created.${reason}`)
    expect(left).toEqual([])
  })
})

it('makes a cluster under its own name, and removes what an earlier start left unfinished', async () => {
  expect(await createWith('exit 0')).toEqual({ failure: undefined, left: ['postgres'] })
})

it.each([
  ['18\n', true],
  [undefined, false],
])('finds a cluster by its version: %j', async (version, isFound) => {
  const folder = await temporaryFolder()
  if (version) await writeFile(join(folder, 'PG_VERSION'), version)
  expect(await findCluster(folder)).toBe(isFound)
})

it('refuses a cluster of another major version, and says what to do', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'PG_VERSION'), '17\n')
  await expect(findCluster(folder)).rejects.toThrow(
    `The database in ${folder} was made by PostgreSQL 17, and this Corner brings 18. Back it up with the Corner that made it and restore it here.`,
  )
})
