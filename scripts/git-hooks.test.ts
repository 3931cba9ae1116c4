import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useGitHooks } from './git-hooks.mjs'

const HOOKS = join(import.meta.dirname, '..', '.githooks')

/** Independent of the machine's git configuration, and of a git process that runs these tests. */
const environment = {
  PATH: process.env.PATH ?? '',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'A Coach',
  GIT_AUTHOR_EMAIL: 'coach@example.com',
  GIT_COMMITTER_NAME: 'A Coach',
  GIT_COMMITTER_EMAIL: 'coach@example.com',
}

let folder: string
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env: environment, encoding: 'utf8' }).trim()
const hooksPath = () =>
  spawnSync('git', ['config', 'core.hooksPath'], { cwd: folder, env: environment }).stdout.toString()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'corner-hooks-'))
  git('init', '--quiet', '--initial-branch=main')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Commits a file of so many lines; returns the output of a refused commit, '' for a successful one. */
function commit(message: string, lines: number, file = 'plan.txt', content = 'a line\n'.repeat(lines)) {
  writeFileSync(join(folder, file), content)
  git('add', '.')
  const { status, stderr } = spawnSync('git', ['commit', '--quiet', '--file=-', '--cleanup=strip'], {
    cwd: folder,
    env: environment,
    input: message,
    encoding: 'utf8',
  })
  return status === 0 ? '' : stderr
}

describe('the commit-msg hook', () => {
  beforeEach(() => git('config', 'core.hooksPath', HOOKS))

  it.each([
    ['of 70 characters', 'x'.repeat(70)],
    ['of 70 characters outside ASCII', 'ü'.repeat(70)],
  ])('takes a subject %s', (_, subject) => {
    expect(commit(subject, 1)).toBe('')
  })

  it('refuses a subject of 71 characters and says how long it is', () => {
    expect(commit('x'.repeat(71), 1)).toMatch(/the subject has 71 characters, the limit is 70/)
  })

  it('takes five changed lines without a body', () => {
    expect(commit('Mend a typo', 5)).toBe('')
  })

  it.each([
    ['no body', 'Add a plan'],
    ['blank lines for a body', 'Add a plan\n\n  \n'],
    ['comments for a body', 'Add a plan\n\n# Changes to be committed:\n'],
    ['trailers for a body', 'Add a plan\n\nSigned-off-by: A Coach <coach@example.com>\n'],
    ['the diff of a verbose commit for a body', `Add a plan\n\n# ${'-'.repeat(24)} >8 ${'-'.repeat(24)}\n+ a line\n`],
  ])('refuses six changed lines with %s', (_, message) => {
    expect(commit(message, 6)).toMatch(/add a body that says why/)
  })

  it('takes any change with a body', () => {
    expect(commit('Add a plan\n\nThe squad asked for one.', 6)).toBe('')
  })

  it('refuses a changed binary file without a body', () => {
    expect(commit('Add a photo', 1, 'photo.bin', '\0')).toMatch(/add a body that says why/)
  })

  it('refuses a body without a blank line above it', () => {
    expect(commit('Add a plan\nThe squad asked for one.', 6)).toMatch(/leave a blank line/)
  })

  it('takes a merge and a revert with the message that git writes', () => {
    commit('Add a plan\n\nThe squad asked for one.', 6)
    git('checkout', '--quiet', '-b', 'drills')
    commit('Add drills\n\nThe squad asked for them.', 6, 'drills.txt')
    git('checkout', '--quiet', 'main')
    git('merge', '--quiet', '--no-ff', '--no-edit', 'drills')
    git('revert', '--no-edit', 'drills')
    expect(git('log', '--format=%s', '-2').split('\n')).toEqual(['Revert "Add drills"', "Merge branch 'drills'"])
  })
})

describe('setting the hooks up', () => {
  it('points git at the hooks of the checkout', async () => {
    await useGitHooks(folder, environment)
    expect(hooksPath()).toBe('.githooks\n')
  })

  it("leaves a contributor's own hooks in place", async () => {
    git('config', 'core.hooksPath', 'my-hooks')
    await useGitHooks(folder, environment)
    expect(hooksPath()).toBe('my-hooks\n')
  })

  it('does nothing in CI', async () => {
    await useGitHooks(folder, { ...environment, CI: 'true' })
    expect(hooksPath()).toBe('')
  })

  it('does nothing in a folder that is no checkout, even inside another one', async () => {
    await useGitHooks(join(folder, 'vendor'), environment)
    expect(hooksPath()).toBe('')
  })

  it('does not fail on a machine without git', async () => {
    await expect(useGitHooks(folder, { ...environment, PATH: '' })).resolves.toBeUndefined()
    expect(hooksPath()).toBe('')
  })
})
