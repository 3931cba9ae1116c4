import { readFile } from 'node:fs/promises'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const OWN_ENVIRONMENT = /^\/\/ @vitest-environment /

/**
 * Test files that ask for a DOM come last, together. A process serves files of one environment only: where they alternate,
 * Vitest ends it at each change, and the next one reads all modules anew.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const needsDom = await Promise.all(
      sorted.map(async ({ moduleId }) => OWN_ENVIRONMENT.test(await readFile(moduleId, 'utf8'))),
    )
    return [false, true].flatMap((dom) => sorted.filter((_, place) => needsDom[place] === dom))
  }
}
