import { describe, expect, it } from 'vitest'
import { linesOf, markupOf } from '../../../../shared/rendered-for-tests.tsx'
import { viewForTests } from '../../team-view/view-for-tests.ts'
import { AttentionCard } from './attention-card.tsx'
import { ActionsCard, InsightsCard } from './insights-and-actions.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { TopPerformersCard } from './top-performers-card.tsx'
import { TrendsCard } from './trends-card.tsx'

type View = ReturnType<typeof viewForTests>
const RED = { recovery: 20, hours: 4 }
const names = (count: number) => Array.from({ length: count }, (_, place) => String.fromCharCode(65 + place))
const red = (count: number) => viewForTests(names(count).map((name) => ({ name, ...RED })))
const NO_RECOVERY = { recovery: 'Down for an hour', sleep: null, activity: null }

describe('the overview of a team', () => {
  const tab = (view: View) => linesOf(markupOf(<OverviewTab view={view} />))

  it('shows the cards of its athletes, also of a single one', () => {
    const lines = tab(viewForTests([{ name: 'Ann', recovery: 80 }]))
    expect(lines).toContain('Athletes Needing Immediate Attention')
    expect(lines).toContain('Key Insights')
    expect(lines).not.toContain('No athletes in this team yet')
  })

  it('says how athletes join where there are none', () => {
    const lines = tab(viewForTests([]))
    expect(lines).toContain('No athletes in this team yet')
    expect(lines).not.toContain('Key Insights')
  })
})

describe('who needs attention', () => {
  const card = (view: View) => linesOf(markupOf(<AttentionCard view={view} />))

  it('is listed with reason and values, and counted', () => {
    const lines = card(
      viewForTests([
        { name: 'Ann', ...RED },
        { name: 'Bea', recovery: 90 },
      ]),
    )
    expect(lines).toContain('1 of 2 at risk over the last 7 days: by their values.')
    expect(lines.some((line) => line.includes('Ann Ash'))).toBe(true)
    expect(lines.some((line) => line.includes('Bea Ash'))).toBe(false)
    expect(lines).toContain('20%')
    expect(lines).toContain('4.0 h')
    expect(lines).toContain('10.0 so far')
  })

  it('is nobody where no rule applies', () => {
    const lines = card(viewForTests([{ name: 'Bea', recovery: 90 }]))
    expect(lines).toContain('Nobody: no at-risk rule applies to any value.')
    expect(lines.some((line) => line.includes('0 of 1 at risk over'))).toBe(true)
  })

  it('is not judged without any value', () => {
    const lines = card(viewForTests([{ name: 'Bea', recovery: null }]))
    expect(lines).toContain('There are no values in this period to judge.')
  })

  it('cannot be told without recovery', () => {
    const lines = card({ ...red(2), failures: NO_RECOVERY })
    expect(lines.join(' ')).toContain('Who needs attention cannot be told without it.')
    expect(lines.join(' ')).not.toMatch(/2 of 2|Nobody|A Ash|no values/)
  })

  it('leaves out the rules of what did not load, and says so', () => {
    const lines = card({ ...red(2), failures: { recovery: null, sleep: 'Down', activity: null } })
    expect(lines.join(' ')).toContain('Those rules could not be applied.')
    expect(lines.join(' ')).toContain('A Ash')
    expect(card(red(2)).join(' ')).not.toContain('Those rules could not be applied.')
  })

  it('is short on the screen with the rest behind a button, and drops nobody on paper', () => {
    const markup = markupOf(<AttentionCard view={red(12)} />)
    const lines = linesOf(markup)
    expect(lines).toContain('Show all 12 with two issues')
    const rows = [...markup.matchAll(/<li class="(_row[^"]*)"/g)].map(([, classes = '']) => classes)
    expect(rows).toHaveLength(12)
    expect(rows.filter((classes) => classes.includes('onPaper'))).toHaveLength(9)
    expect(rows.slice(0, 3).some((classes) => classes.includes('on'))).toBe(false)
  })

  it('is counted with those at risk by missing data, as the chat counts', () => {
    const view = viewForTests([
      { name: 'Ann', ...RED },
      { name: 'Bea', recovery: 90 },
      { name: 'Cal', recovery: null, isLinked: false },
      { name: 'Dan', recovery: null },
    ])
    expect(view.overview.atRisk).toEqual({ total: 4, atRisk: 3, byValues: 1, byMissingData: 2 })
    expect(card(view)).toContain('3 of 4 at risk over the last 7 days: 1 by their values, 2 by missing data.')
  })

  it('is grouped by severity, those with one issue folded', () => {
    const markup = markupOf(
      <AttentionCard
        view={viewForTests([
          { name: 'Ann', ...RED, strain: 18 },
          { name: 'Bea', ...RED },
          { name: 'Cal', recovery: 90, hours: 6 },
          { name: 'Dan', recovery: 90, hours: 6 },
        ])}
      />,
    )
    const lines = linesOf(markup)
    const places = ['High 1', 'Ann Ash', 'Medium 1', 'Bea Ash', 'One issue 2', 'Cal Ash', 'Show 2 with one issue']
    const found = places.map((text) => lines.findIndex((line) => line.includes(text)))
    expect(found).not.toContain(-1)
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    // Folded on the screen, and still printed.
    expect(markup.match(/<li class="_row[^"]*onPaper/g)).toHaveLength(2)
  })

  it('is never folded away where the day eases, and says why first', () => {
    const markup = markupOf(
      <AttentionCard
        view={viewForTests([
          { name: 'Bea', ...RED },
          { name: 'Cal', recovery: 90, hours: 6 },
          { name: 'Dan', recovery: 90, hours: 6, verdict: 'lighter' },
          { name: 'Eve', recovery: 90, hours: 6 },
        ])}
      />,
    )
    expect(linesOf(markup)).toContain('Show 2 more with one issue')
    const [, dan = '', cal = ''] = markup.split('<li class="_row').slice(1)
    expect(linesOf(dan).join(' ')).toMatch(/Dan Ash.*Today: Ease.*Why today:\s+a lighter day\s+Average sleep 6\.0\sh/)
    expect(dan.slice(0, dan.indexOf('>'))).not.toContain('onPaper')
    expect(cal.slice(0, cal.indexOf('>'))).toContain('onPaper')
  })

  it('says why somebody who needs attention trains as planned', () => {
    const text = card(viewForTests([{ name: 'Ann', recovery: 41, hours: 5 }])).join(' ')
    expect(text).toMatch(
      /Ann Ash.*Today: As planned.*As planned today:\s+recovery 41%, no sign against it\.\s+Listed for average sleep/,
    )
  })

  it('has a strain that still grows as so far', () => {
    const view = viewForTests([{ name: 'Ann', ...RED }])
    expect(card(view).join(' ')).toMatch(/Strain\s+10\.0\s+so far/)
    expect(card({ ...view, today: '2026-11-22' }).join(' ')).not.toContain('so far')
  })

  it('says of each value that it is of yesterday, while no night of today is in', () => {
    const view = viewForTests([{ name: 'Ann', ...RED }])
    const old = card({ ...view, today: '2026-11-22' }).join(' ')
    expect(old).toMatch(/Recovery\s+yesterday.*Sleep\s+yesterday.*Strain\s+yesterday/)
    expect(card(view).join(' ')).not.toContain('yesterday')
  })

  it('is not folded away where nobody has more than one issue', () => {
    const lines = card(viewForTests([{ name: 'Cal', recovery: 90, hours: 6 }]))
    expect(lines.join(' ')).toContain('One issue 1')
    expect(lines.join(' ')).not.toContain('Show')
  })

  it('has a line of its own for a short last night, which the average hides', () => {
    const short = { name: 'Ann', recovery: 20, hours: 8, lastHours: 4.7 }
    expect(card(viewForTests([short]))).toContain('Last night: short, while nights average 7.3\u00a0h')
    expect(card(viewForTests([{ ...short, lastHours: 7 }])).join(' ')).not.toContain('Last night')
  })

  it('has the word of the day on each row, and who eases before who only has flags', () => {
    const lines = card(
      viewForTests([
        { name: 'Ann', ...RED },
        { name: 'Bea', ...RED, verdict: 'lighter' },
        { name: 'Cal', ...RED, verdict: 'easy' },
        { name: 'Dan', recovery: 90, verdict: 'lighter' },
      ]),
    )
    // Dan has no flag, and eases all the same.
    expect(lines.join(' ').replace(/ ([,;]) +/g, '$1 ')).toContain('Rest today: Cal; Ease today: Bea, Dan')
    const rows = lines.filter((line) => line.includes(' Ash'))
    expect(rows).toEqual([
      expect.stringMatching(/^Cal Ash\s*Today: Rest/),
      expect.stringMatching(/^Bea Ash\s*Today: Ease/),
      expect.stringMatching(/^Ann Ash\s*Today: As planned/),
    ])
  })

  it('waits with its order for the judgement of the day, and does without where there is none', () => {
    expect(card({ ...red(2), athleteDays: undefined }).join(' ')).not.toContain('A Ash')
    const lines = card({ ...red(2), athleteDays: null })
    expect(lines.join(' ')).toContain('A Ash')
    expect(lines).toContain('Who eases or rests today could not be loaded.')
    expect(lines.join(' ')).not.toContain('Today: ')
  })

  it('says so where nobody has to ease or rest', () => {
    expect(card(red(2))).toContain('Nobody has to ease or rest today.')
  })

  it('has nothing behind a button where all are shown', () => {
    expect(card(red(3)).join(' ')).not.toMatch(/Show all|more\./)
  })
})

describe('the trends', () => {
  const changes = (label: string, change: number) => {
    const view = viewForTests([{ name: 'Ann', recovery: 70 }])
    const trend = { ...view.overview.trends.recovery, change, label, changeText: '−3.0' }
    const markup = markupOf(
      <TrendsCard
        view={{ ...view, overview: { ...view.overview, trends: { ...view.overview.trends, recovery: trend } } }}
      />,
    )
    return /<strong class="([^"]*)"/.exec(markup)?.[1] ?? ''
  }

  it('are red only where they decline significantly', () => {
    expect(changes('Slightly declining', -3)).toBe('')
    expect(changes('Declining significantly', -6)).toContain('down')
    expect(changes('Stable', -1)).toBe('')
    expect(changes('Gradually improving', 3)).toContain('up')
  })
})

describe('the newest day of the trends', () => {
  const late = (name: string) => ({ name, recovery: 70, until: '2026-11-20' })
  const card = (...athletes: Parameters<typeof viewForTests>[0]) =>
    markupOf(<TrendsCard view={viewForTests(athletes)} />)

  it('is an open dot, and says of how many it is, while few values are in', () => {
    const markup = card({ name: 'Ann', recovery: 70 }, late('Bea'), late('Cem'))
    // Not of strain, which leaves a day out until it is over.
    expect(
      linesOf(markup)
        .join(' ')
        .match(/newest day: 1 of 3/g),
    ).toHaveLength(2)
    expect(markup.match(/_ring/g)).toHaveLength(2)
  })

  it('is drawn as every other from half of the athletes on', () => {
    const markup = card({ name: 'Ann', recovery: 70 }, late('Bea'))
    expect(markup).not.toMatch(/_ring|newest day/)
  })
})

describe('top performers', () => {
  const card = (view: View) => linesOf(markupOf(<TopPerformersCard view={view} />))
  const good = { name: 'Ann', recovery: 90 }

  it('are marked where they have issues too', () => {
    expect(card(viewForTests([{ ...good, hours: 5, strain: 18 }])).join(' ')).toMatch(/Ann Ash.*90%.*2 issues/)
    expect(card(viewForTests([good])).join(' ')).not.toMatch(/issue|yesterday/)
  })

  it('have the word of the day', () => {
    expect(card(viewForTests([{ ...good, verdict: 'lighter' }])).join(' ')).toMatch(/Ann Ash.*Today: Ease.*90%/)
  })

  it('are marked where the score is of an earlier day', () => {
    const view = viewForTests([good])
    expect(card({ ...view, today: '2026-11-22' }).join(' ')).toContain("yesterday's")
    expect(card({ ...view, today: '2026-11-23' }).join(' ')).toContain('2 days old (Nov 21)')
  })
})

describe('key insights', () => {
  const card = (view: View) => linesOf(markupOf(<InsightsCard view={view} />))
  const NONE = 'No specific insights available for the current data set.'

  it('leave who eases today to the action items and to the list of who needs attention', () => {
    const view = viewForTests([{ name: 'Ann', recovery: 60, verdict: 'lighter' }])
    expect(card(view)).toEqual(['Key Insights', 'i', NONE])
    const all = linesOf(markupOf(<OverviewTab view={view} />)).join(' ')
    expect(all.match(/Ease today\s*:/g)).toHaveLength(2)
    expect(all).not.toContain('Team is performing well')
  })
})

describe('action items', () => {
  const card = (view: View) => linesOf(markupOf(<ActionsCard view={view} />))

  it('are none in a team that does well', () => {
    const lines = card(viewForTests([{ name: 'Ann', recovery: 90 }]))
    expect(lines).toContain('No immediate actions required. Team is performing well.')
  })

  it('name who eases today first, and all of them', () => {
    const held = { recovery: 70, hours: 6, verdict: 'lighter' } as const
    const view = viewForTests([
      { name: 'Ann', ...RED },
      ...['Bea', 'Cal', 'Dan', 'Eve'].map((name) => ({ name, ...held })),
    ])
    expect(card(view).join(' ')).toMatch(
      /Ease today\s*:\s+Bea , Cal , Dan and Eve ; ask how they feel, the mat sheet says why/,
    )
  })

  it('lead from a name to the athlete, and from the mat sheet to it, as key insights do', () => {
    const view = viewForTests([{ name: 'Ann', ...RED, strain: 18, verdict: 'lighter' }])
    const [athlete] = view.athletes
    const linksOf = (markup: string) =>
      [...markup.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, to, text]) => [text, to?.split('?')[0]])
    const ann = ['Ann', `/athlete/${view.team.id}/${athlete?.athlete_id}`]
    expect(linksOf(markupOf(<ActionsCard view={view} />))).toEqual([ann, ['mat sheet', '/mat-sheet']])
    expect(linksOf(markupOf(<InsightsCard view={view} />))).toEqual([ann])
  })

  it('are numbered, and silent without recovery', () => {
    expect(markupOf(<ActionsCard view={red(3)} />)).toContain('<ol')
    const unknown = markupOf(<ActionsCard view={{ ...red(3), failures: NO_RECOVERY }} />)
    expect(unknown).not.toContain('<ol')
    expect(linesOf(unknown).join(' ')).toContain('What it would say is missing here.')
  })
})
