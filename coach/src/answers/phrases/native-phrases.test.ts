import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Where the sentences of an answer are written. */
const SOURCE = join(import.meta.dirname, '../..')
const FOLDERS = ['answers', 'follow-up', 'reading-line', 'wording']

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '')

const FILES = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: SOURCE })).filter(
  (file) => !file.endsWith('.test.ts'),
)

it.each(['the own ', 'lets expect', 'makes no lighter', 'older than yesterday.`', 'is as it is'])(
  'no answer says "%s", which no coach would',
  (phrase) => {
    expect(FILES.length).toBeGreaterThan(100)
    const says = FILES.filter((file) => withoutComments(readFileSync(join(SOURCE, file), 'utf8')).includes(phrase))
    expect(says).toEqual([])
  },
)
