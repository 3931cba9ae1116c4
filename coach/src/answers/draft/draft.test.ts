import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { readArticles } from '@corner/knowledge/articles.ts'
import { describe, expect, test } from 'vitest'
import { scopeWith } from '../../scope-for-tests.ts'
import { ANN, answered, BEA, DAN, ownScope, said } from '../team-for-tests.ts'

const draft = (who: object, topic: string) => ({ kind: 'draft', who, topic }) as const

const articles = readArticles().map(({ slug, title, summary, inShort }) => ({
  slug,
  title,
  summary,
  inShort,
  passage: '',
  score: 0.9,
}))
const withArticles = scopeWith({ athletes: [athleteWith({ id: ANN })], articles })

/** Six athletes with a week each, so that no mean is a single athlete's value. */
const squad = scopeWith({
  athletes: ['Abe', 'Ben', 'Cy', 'Don', 'Eli', 'Fox'].map((name, place) =>
    athleteWith({
      id: `s${place}`,
      name,
      first_name: name,
      recovery: Array(14).fill(50 + place),
      hours: Array(14).fill(7.5),
    }),
  ),
})

/** The maker has ended the link, and no record is left in the days that are read. */
const ofEndedLink = scopeWith({ athletes: [athleteWith({ id: 'eve', name: 'Eve Elm', link_ended: true })] })

const FIGURE = /\d+%|\d+\.\d h/

describe('a text to one athlete', () => {
  test('is marked as a draft, quoted, and tells the morning with what it asks for', async () => {
    const text = await said(draft({ ids: [ANN] }, 'write a text to Ann'))
    expect(text).toMatch(
      /^Draft for Ann, nothing is sent:\n\n> Hi Ann,\n>\n> Your numbers are well down this morning\./,
    )
    expect(text).toContain('Your recovery is 30% today')
    expect(text).toContain('no live wrestling. We look again tomorrow.')
    expect(text).toMatch(/\n\nIt rests on the recovery of today/)
  })

  test('tells short nights with their days, and asks what keeps them up', async () => {
    const text = await said(draft({ ids: [ANN] }, 'write something to Ann about her sleep'))
    expect(text).toContain('> You slept 6.5 h a night on average over the last 7 days.')
    expect(text).toContain('What keeps you up at night?')
    expect(text).toContain('It rests on 7 nights, Nov 15 to 21.')
  })

  test('says that nights were good where they were', async () => {
    expect(await said(draft({ ids: [BEA] }, 'a text to Bea about her sleep'))).toContain(
      'Your sleep looks good this week',
    )
  })

  test('without a fresh record asks how they are, and says nothing about the day', async () => {
    const text = await said(draft({ ids: [DAN] }, 'text to Dan'))
    expect(text).toContain('Your strap is not linked to the team yet.')
    expect(await said(draft({ ids: ['eve'] }, 'text to Eve'), { scope: ofEndedLink })).toContain(
      'The link of your strap has ended. Please sign in and connect it again.',
    )
    expect(text).not.toMatch(FIGURE)
  })

  test('carries over what the coach said, and adds no figure', async () => {
    const text = await said(draft({ ids: [ANN] }, 'text ann tell her lights out by 10'))
    expect(text).toContain('> Lights out by 10.')
    expect(text).not.toMatch(FIGURE)
  })

  test('is looked up: its figures stand in the steps', async () => {
    const { tools } = await answered(draft({ ids: [ANN] }, 'write a text to Ann'))
    expect(tools).toContain('day_verdict')
  })
})

describe('a text to several', () => {
  test.each([
    [
      'write a reminder for the group chat to charge ur straps tonite',
      'the group chat',
      'Please charge your straps tonight.',
    ],
    [
      'text for the team: no phones after ten, weigh-in is at seven',
      'the team',
      'No phones after ten. Weigh-in is at seven.',
    ],
    ['can you write a message to the team about wearing the strap', 'the team', 'Please charge your strap'],
    ['thank the team, well done', 'the team', 'Well done.'],
    ['need a text for the gc, lights out 1030 tonite', 'the group chat', 'Lights out at 10:30 tonight.'],
  ])('%s', async (topic, to, told) => {
    const text = await said(draft({}, topic))
    expect(text).toMatch(new RegExp(`^Draft for ${to}, nothing is sent:`))
    expect(text).toContain(told)
    expect(text).not.toMatch(FIGURE)
  })

  test('tells nobody alone: those who are picked by a figure get none', async () => {
    const where = [{ measure: { metric: 'sleep_duration', aggregate: 'latest' }, is: 'below', than: 8 }]
    const text = await said(draft({ where }, 'a text to those who slept under 8'))
    expect(text).not.toMatch(FIGURE)
    expect(text).toMatch(/figures of single athletes were left out on purpose/i)
  })

  test('a mean of the team stands in it where it is nobody’s own', async () => {
    const topic = 'something I can read to the team about their sleep'
    expect(await said(draft({}, topic), { scope: squad })).toContain('As a team we slept 7.5 h a night')
    expect(await said(draft({}, topic))).not.toMatch(FIGURE)
  })
})

describe('a note to parents', () => {
  test('friendly but formal has a salutation and a closing that fit, and good English', async () => {
    const wish = 'message to the parents of Ann that she travel with us on weekend, friendly but formal'
    expect(await said(draft({ ids: [ANN] }, wish))).toContain(
      '> Dear parents of Ann,\n>\n> We would like to let you know that Ann travels with us on the weekend.\n>\n> Thank you, and kind regards',
    )
  })

  test('of somebody who is not named it says whose child', async () => {
    expect(await said(draft({}, 'email his parents that he misses practice'))).toContain('> Your son misses practice.')
  })

  test('"let them know that" is no part of the text', async () => {
    expect(await said(draft({}, 'let the parents know that the bus leaves at 9'))).toContain('> The bus leaves at 9.')
  })

  test('says what was said, as a sentence', async () => {
    const text = await said(draft({}, 'text for the parents, lights out 10 tonite, keep it short'))
    expect(text).toBe(
      'Draft for the parents, nothing is sent:\n\n> Dear parents,\n>\n> Lights out at 10 tonight.\n>\n> Thank you for your help.',
    )
  })

  test.each([
    'note to the parents of Ann that she needs to sleep more',
    "nice note to Ann's parents about her sleep, with the figures",
    "tell Ann's mother how she is today",
    "note for Ann's teachers about how tired she is",
  ])('has no figure of the athlete, and says so: %s', async (topic) => {
    const text = await said(draft({ ids: [ANN] }, topic))
    expect(text).toMatch(/^Draft for Ann's (parents|teachers), nothing is sent:/)
    expect(text).not.toMatch(FIGURE)
    expect(text).toContain('Figures of single athletes were left out on purpose')
  })
})

describe('a summary', () => {
  test('to be read out in three lines has three sentences, and claims no mean that it leaves out', async () => {
    const text = await said(draft({}, 'a 3 line summary I can read out at the staff meeting'))
    expect(text.match(/^> .*$/m)?.[0].match(/\.(?= |$)/g)).toHaveLength(3)
    expect(text).not.toContain("team's means")
  })

  test('as a text message of two sentences it has one reason in words', async () => {
    const wish = 'note to the head coach on Ann today → something I can send by text, two sentences'
    expect(await said(draft({ ids: [ANN] }, wish))).not.toMatch(/\(usually \d+\)/)
  })

  test('for the director has means and counts, and no name', async () => {
    const text = await said(draft({}, 'summary of the week for the athletic director'), { scope: squad })
    expect(text).toMatch(/^Draft for the athletic director, nothing is sent:/)
    expect(text).toContain("The team's recovery averaged 53% over the last 7 days (53% the week before).")
    expect(text).not.toMatch(/Abe|Ben|Eli/)
  })

  test('for the staff has names and reasons first, and the week behind it', async () => {
    const text = await said(draft({}, 'a summary for the staff meeting'))
    expect(text).toMatch(
      /^Draft for the staff, nothing is sent:\n\n> Out of live wrestling today: Ann Ash\. Ann Ash: 30%/,
    )
    expect(text).toContain('Ready for a hard day: Bea Birch')
    expect(await said(draft({}, 'a summary for the staff meeting, no names'))).not.toMatch(/Ann|Bea/)
    expect(await said(draft({}, 'a summary for the staff meeting → two lines'))).not.toContain('averaged')
  })

  test('of an athlete for the trainer has figures, and is no diagnosis', async () => {
    const text = await said(draft({ ids: [ANN] }, 'put it in an email to the trainer about Ann'))
    expect(text).toMatch(/^Draft for the trainer, nothing is sent:\n\n> Subject: Ann Ash/)
    expect(text).toContain('Ann Ash: out of live wrestling today. Recovery 30%')
    expect(text).toContain('These are estimates of a wearable, and no diagnosis.')
  })

  test('for sponsors has a mean of the team where it is nobody’s own, and nothing of a single athlete', async () => {
    expect(await said(draft({}, 'two sentences for the sponsors on the week of the team'), { scope: squad })).toContain(
      '53%',
    )
    expect(await said(draft({}, 'two sentences for the sponsors on the week of the team'))).not.toMatch(FIGURE)
    expect(await said(draft({ ids: [ANN] }, 'a line on the recovery of Ann for the newsletter'))).not.toMatch(FIGURE)
  })
})

test.each([
  ['tell the team that Ann is out with a recovery of 30%', /^Draft for/],
  ['one line on Ann for the athletic director', /^Draft for the athletic director/],
  ['text for the whiteboard: Ann slept badly, recovery 30%', /nothing is sent|takes more than/],
])(
  'a figure of one athlete stays out of what others read, also where the wish says it: %s',
  async (topic, expected) => {
    const text = await said(draft({ ids: [ANN] }, topic))
    expect(text).toMatch(expected)
    expect(text).not.toMatch(FIGURE)
  },
)

test('without numbers the staff read what the day asks for in words', async () => {
  const text = await said(draft({ ids: [ANN] }, 'note to the coach about Ann → take out the numbers'))
  expect(text).toContain('Ann Ash: out of live wrestling today.')
  expect(text).not.toMatch(FIGURE)
})

test('lifting groups are by what the day asks for, with loads and without figures of anybody', async () => {
  const text = await said(draft({}, 'a session plan for the lifting groups'))
  expect(text).toContain('> - Heavy (85-90% of recent bests, RPE 7-8): Bea Birch')
  expect(text).toContain('> - Light (60-70%, RPE 6 or below): Ann Ash')
  expect(text).toContain('> - Ask first (no fresh record): Dan Dale')
  expect(text).not.toMatch(/30%|80%/)
})

test.each([
  ['three lines for the whiteboard about sleep', 'Adults need 7 to 9 hours a night', '/knowledge/sleep-need'],
  ['a line for the group chat on why hydration matters', '2 % of body mass', '/knowledge/hydration'],
  [
    'two lines for the newsletter on what recovery scores are good for',
    'The recovery score',
    '/knowledge/recovery-score',
  ],
])('lines on a topic are an article’s, which is named below: %s', async (topic, line, source) => {
  const text = await said(draft({}, topic), { scope: withArticles })
  const [quoted = '', beneath = ''] = text.split(/\n\n(?=Source)/)
  expect(quoted).toContain(line)
  expect(quoted).not.toMatch(/\(\p{Lu}\p{L}+ \d{4}\)|knowledge\//u)
  expect(beneath).toContain(source)
})

test.each(['a toast for the banquet with a joke up front', 'a roast of the captains'])(
  'what takes a person is left to them, with the facts: %s',
  async (topic) => {
    const text = await said(draft({}, topic), { scope: squad })
    expect(text).toMatch(/^I can't write (a toast|jokes about somebody)/)
    expect(text).toContain('- Recovery of the team, Nov 15 to 21: 53% on average')
    expect(text).not.toContain('>')
  },
)

test('what has no place in a template is left to the person', async () => {
  expect(await said(draft({}, 'something for the door about dancing and takedowns'), { scope: squad })).toMatch(
    /^That text takes more than the records say/,
  )
})

describe('in an own view', () => {
  test('it is from the athlete, in their own words, with figures that they may take out', async () => {
    const topic =
      "write something I can send to coach about why I want to skip the Monday lift. I'm not sick, just wrecked"
    const text = await said(draft({}, topic), { scope: ownScope() })
    expect(text).toMatch(/^Draft for the coach, nothing is sent:\n\n> Hi Coach,/)
    expect(text).toContain("> I want to skip the Monday lift. I'm not sick, just wrecked. My recovery is 30% today")
    expect(text).toContain('Take the figures out')
  })
})

describe('a change to a draft', () => {
  const changed = (change: string, who: object = {}) =>
    said(draft(who, `text to the parents that we leave at 9 not 930 → ${change}`))

  test.each([
    ['add bring a blanket', /We leave at 9 not 9:30\. Bring a blanket\./],
    ['less stiff', /Hello everybody,/],
    ['make it more formal', /and kind regards/],
    ['sign it Marge', /> Marge/],
    ['make it for the team instead', /^Draft for the team/],
    ['one line', /^Draft for the parents, nothing is sent:\n\n> We leave at 9 not 9:30\.$/],
    ['funnier', /Jokes left to you\./],
  ])('%s', async (change, expected) => expect(await changed(change)).toMatch(expected))

  test('shorter leaves out what matters least, step by step', async () => {
    const long = await said(draft({ ids: [ANN] }, 'text to Ann about her sleep'))
    const short = await said(draft({ ids: [ANN] }, 'text to Ann about her sleep → shorter'))
    const shortest = await said(draft({ ids: [ANN] }, 'text to Ann about her sleep → shorter → shorter'))
    expect(short.length).toBeLessThan(long.length)
    expect(shortest.length).toBeLessThan(short.length)
    expect(shortest).toContain('> Earlier to bed tonight.')
  })
})

describe('what is told is put as a text message has it', () => {
  test.each([
    [
      'write a group text, bus for the open leaves saturday 5:15am from the fieldhouse, want them in bed early this week. keep it friendly',
      'Bus for the Open leaves Saturday at 5:15 am from the fieldhouse. Get to bed early this week.',
    ],
    ['text the team that they gotta drink water and put the phone away', 'Drink water. Put the phone away.'],
    [
      'text the boys: practice moved to 4pm tmrw, wrestling room B, bring shoes, singlet, ID',
      'Bring shoes, singlet and ID.',
    ],
    [
      'something for the parents about saturdays dual, doors open 11, cash only',
      "Saturday's dual: doors open 11. Cash only.",
    ],
    ['tell the seniors they are leading warmups monday', 'You are leading warmups Monday.'],
  ])('%s', async (topic, told) => expect(await said(draft({}, topic))).toContain(told))
})

describe('changes go on over several turns', () => {
  const BUS = 'group text: bus leaves saturday 5:15am, bring shoes, singlet, ID'
  test.each([
    ['leave out the ID', /Bring shoes and singlet\./],
    ['change 5:15 to 5:30', /5:30 am/],
    ['add no phones in the locker room', /No phones in the locker room\./],
    ['shorter', /nothing is sent:\n\n> Bus leaves Sat/],
    ['sign it Coach Mike', /> Coach Mike$/m],
    ['no names', /names no athlete, so it can go out as it is/],
  ])('%s', async (change, expected) => expect(await said(draft({}, `${BUS} → ${change}`))).toMatch(expected))

  test('what cannot be shortened further is not sent again', async () => {
    const shortest = `${BUS}${' → shorter'.repeat(5)}`
    expect(await said(draft({}, shortest))).toMatch(/^It is as short as I can make it/)
  })

  test('what is added to lines on a subject leaves them', async () => {
    const text = await said(draft({}, 'text to the team about their straps → add see you monday at 3'))
    expect(text).toMatch(/Please charge your strap.*See you Monday at 3\./)
  })

  test('split in two, each reader gets a text', async () => {
    const wish =
      'text for the team about the thanksgiving break → split it in two, one for the kids going home and one for the ones staying'
    expect(await said(draft({}, wish))).toMatch(/^Draft for those going home[\s\S]*Draft for those staying/)
  })
})

describe('made from the last answer', () => {
  const from = (question: string, answer: string) => ({ question, answer })
  test('a note for the staff says what it said', async () => {
    const text = await said({
      ...draft({}, 'put that into a note to Sam'),
      from: from(
        'are wake times earlier on lift days',
        'Wake time is **06:43** on lift days.\n\nIf you meant something else:',
      ),
    })
    expect(text).toMatch(/^Draft for Sam, nothing is sent:\n\n> Hi Sam,\n>\n> Wake time is 06:43 on lift days\.\n/)
  })

  test('a text to athletes is about what it was about, with no figure', async () => {
    const text = await said({
      ...draft({ ids: [ANN, DAN] }, 'write one text I can send to each of them'),
      from: from('who is not wearing the strap', ''),
    })
    expect(text).toMatch(/^Draft for each of Ann and Dan/)
    expect(text).toContain('not seeing any data from your strap')
  })

  test('a question before gives its time and days', async () => {
    const text = await said({
      ...draft({}, 'make that a group text, keep it chill'),
      from: from(
        'we get on the bus at 5am this friday. when do the guys need to be in bed wed and thurs',
        'I did not understand that',
      ),
    })
    expect(text).toContain('> We get on the bus at 5 am this Friday. Be in bed early Wednesday and Thursday.')
  })
})

test('a worried parent gets an answer without a figure, and the coach what the records say', async () => {
  const text = await said(draft({ ids: [ANN] }, "Ann's mom emailed asking if she's overtraining, what can I say back"))
  expect(text.split('For you, not in the text')[0]).not.toMatch(FIGURE)
  expect(text).toContain('For you, not in the text: Ann Ash: out of live wrestling today')
})

test('a ranking for the wall has names and places, and the figures stand below it', async () => {
  const text = await said(draft({}, 'top 3 sleepers for the whiteboard, make it a competition'), { scope: squad })
  expect(text).toMatch(/> 1\. \w+\n> 2\. \w+\n> 3\. \w+\n/)
  expect(text.split('For you')[0]).not.toMatch(FIGURE)
})

describe('a reply to whoever wrote', () => {
  const wish =
    "Ann's dad emailed asking why she's always so tired and if we work her too hard. draft a reply thats honest but doesn't hand out her private numbers"
  const quoted = (text: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('>'))
      .join('\n')

  test('goes to the parents, with no figure in it', async () => {
    const text = await said(draft({ ids: [ANN] }, wish))
    expect(text).toContain("Draft for Ann's parents")
    expect(quoted(text)).not.toMatch(/\d/)
    expect(quoted(text)).not.toMatch(/honest|hand out/i)
  })

  test('stays with them when the whole staff signs', async () => {
    const text = await said(draft({ ids: [ANN] }, `${wish} → less formal pls and from the whole coaching staff not me`))
    expect(text).toContain("Draft for Ann's parents")
    expect(quoted(text)).toContain('please tell us')
    expect(quoted(text)).not.toMatch(/\b(I|me|my)\b/)
    expect(quoted(text)).toContain('The coaching staff')
  })

  test('to a teacher says nothing of sleep', async () => {
    const text = await said(
      draft({ ids: [ANN] }, "Ann's history teacher emailed that she falls asleep in class, draft a reply"),
    )
    expect(text).toContain("Draft for Ann's teacher")
    expect(quoted(text)).not.toMatch(/\d|has been sleeping|short nights/)
  })
})

test('an e-mail to parents is on its subject, and not on what it must not hold', async () => {
  const text = await said(
    draft(
      {},
      "Need an email to parents about sleep over Thanksgiving week, 150 words or so, warm, no data about anybody's kid in it",
    ),
  )
  expect(text).toContain('8 to 10 hours')
  expect(text).toContain('usual wake-up time')
  expect(text).not.toMatch(/no data|anybody's kid|strap/i)
})

test('a figure that is to stay out takes the others with it', async () => {
  const text = await said(
    draft({ ids: [ANN] }, 'Draft a message to Ann. should sound like me, honest, nothing about her HRV'),
  )
  expect(
    text
      .split('\n')
      .filter((line) => line.startsWith('>'))
      .join('\n'),
  ).not.toMatch(/\d|sound like/)
})
