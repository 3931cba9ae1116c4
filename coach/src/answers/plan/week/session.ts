import { boldName } from '../../../wording/names.ts'
import { type AthleteVerdict, ofVerdict } from '../../day/verdicts.ts'
import { bullets, joinFew, paragraphs, sentences } from '../../phrases/lists.ts'
import { sayLighterFirst } from '../who-first.ts'
import { sayWeekFacts } from './week-facts.ts'
import { minutesIn } from './week-intent.ts'
import type { WriteWeek } from './week-writer.ts'

/** Whether another session in the week is too many. */
export const writeExtra: WriteWeek = async ({ text, judged, facts }, { scope: { today } }) => {
  const isLift = /\b(lift\w*|weights?|strength)\b/i.test(text)
  return {
    verdict: {
      shows: `**Not now**: ${facts.why}.`,
      builds: '**Not yet**: strain is up already; wait until it has been level for a week.',
      level: '**Yes for most, on trial**: the mornings of the last week hold against the weeks before.',
    }[facts.load],
    body: paragraphs(
      sentences(sayWeekFacts(facts), sayLighterFirst(judged, today)),
      bullets([
        isLift
          ? '**First two weeks**: the same sets spread over the days, not more; with equal sets another day adds next to nothing (Grgic 2018).'
          : '**First two weeks**: short and easy, 20 to 30 minutes, and shorten another session for it (rule of thumb).',
        `**Where in the week**: on a day that is hard already, with the day after easier, and far from a match.`,
        '**Without it for now**: everybody who is held back this morning.',
      ]),
    ),
    watch: `Watch after two weeks: red mornings and hours of sleep.${isLift ? ' Strain undercounts lifting, so it will not show it.' : ''}`,
    slugs: [isLift ? 'lifting-in-season' : 'overreaching-overtraining'],
  }
}

const named = (some: readonly AthleteVerdict[]) => joinFew(some.map(({ athlete }) => boldName(athlete.name)))
const FIVE = 5
const TOMORROW = /\b(tomorrow|tmrw|tmr)/i

/** Whether a practice is too long, or has too much live wrestling in it, for this morning's state. */
export const writeLength: WriteWeek = async ({ text, judged, facts }) => {
  const { practice, live } = minutesIn(text)
  const [easy, lighter] = [ofVerdict(judged, 'easy'), ofVerdict(judged, 'lighter')]
  const full = facts.fresh - facts.held
  const what = [practice !== undefined && `${practice} minutes`, live !== undefined && `${live} of it live`]
    .filter((part) => part !== false)
    .join(' with ')
  const said = what === '' ? 'The usual practice' : what
  const half = live === undefined ? 'half of the live goes' : `${Math.round(live / 2 / FIVE) * FIVE} minutes live`
  return {
    verdict:
      facts.load === 'shows'
        ? `**Too much for this morning**: ${facts.held} of ${facts.fresh} with data are held back. Keep the time, and halve the live part.`
        : `**${said.replace(/^\w/, (letter) => letter.toUpperCase())} is fine for ${full} of ${facts.fresh}** with data; the other ${facts.held} do less of it.`,
    body: paragraphs(
      sayWeekFacts(facts),
      bullets([
        ...(easy.length > 0 ? [`**No live**: ${named(easy)}; technique and mobility.`] : []),
        ...(lighter.length > 0 ? [`**Drill first, then ${half}** if the warm-up felt right: ${named(lighter)}.`] : []),
        `**Everybody else**: as planned${facts.ready > 0 ? `; the ${facts.ready} who are ready can take the hardest goes` : ''}.`,
      ]),
    ),
    watch: `${TOMORROW.test(text) ? "Tomorrow's recovery decides: look again in the morning. " : ''}How the warm-up looks comes before any number; how hard a session was, only they can say: ask for an effort of 0 to 10 afterwards.`,
    slugs: ['session-rpe'],
  }
}
