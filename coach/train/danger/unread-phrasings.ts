import { readDanger } from '../../src/danger/read-danger.ts'
import { readPhrasings } from './phrasings.ts'

const GRAVE: readonly string[] = ['emergency', 'out']

/** Results on the phrasings that nothing is trained on, as figures only. */
export function unreadPhrasings(): string {
  const read = readPhrasings('danger-test').map((phrasing) => ({
    ...phrasing,
    danger: readDanger(phrasing.text, phrasing),
  }))
  const share = (of: typeof read, holds: (each: (typeof read)[number]) => boolean) => {
    const some = of.filter(holds).length
    return `${some} of ${of.length} (${((100 * some) / Math.max(1, of.length)).toFixed(1)} %)`
  }
  const heard = (answer: string) =>
    `${answer} ${share(
      read.filter((each) => each.answer === answer),
      ({ danger }) => danger !== undefined,
    )}`
  const grave = read.filter(({ answer }) => GRAVE.includes(answer))
  const harmless = read.filter(({ answer }) => answer === 'none')
  return `danger-test, heard: emergency and out ${share(grave, ({ danger }) => danger !== undefined)}; ${['emergency', 'out', 'trainer', 'eating'].map(heard).join(', ')}
danger-test, answered by the referral alone: emergency and out ${share(grave, ({ danger }) => danger?.sure === true)}
danger-test, harmless: ${share(harmless, ({ danger }) => danger?.sure === true)} get a referral alone, ${share(harmless, ({ danger }) => danger?.sure === false)} a line above their answer`
}
