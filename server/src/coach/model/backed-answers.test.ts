import { describe, expect, it } from 'vitest'
import { LOWEST, startAskedModel } from './model-for-tests.ts'
import { questionWith } from './question-for-tests.ts'

const { provider, modelWith, ask, known } = await startAskedModel()
const { vera, reyes, olde } = await known()

const LEFT_OUT = '_One sentence was left out: your data did not back its figures._'

describe('a reference', () => {
  it('is printed as the product words its value, wherever the pieces of the answer are cut', async () => {
    for (const pieceLength of [1, 2, 3, 5, 8, 40]) {
      provider.play(LOWEST, { say: `${vera.alias} is lowest: ${vera.ref} on ${vera.day}. Ask her.`, pieceLength })
      const { answer, pieces } = await ask()
      expect(answer).toBe('Vera Quill is lowest: 29% on Nov 21. Ask her.')
      expect(pieces.join('')).not.toMatch(/[{}]/)
    }
  })

  it('that is cut off at the end of the answer is not one', async () => {
    provider.play(
      LOWEST,
      { say: `${vera.alias} is lowest with ${vera.ref}. ${reyes.alias} has {{r1` },
      { say: 'NOTHING' },
    )
    expect((await ask()).answer).toBe(`Vera Quill is lowest with 29%. \n\n${LEFT_OUT}`)
  })

  it('of an earlier question is not valid in this one', async () => {
    provider.play({ say: `${vera.alias} is at ${vera.ref}.` }, { say: `${vera.alias} is at ${vera.ref}.` })
    expect(await ask()).toMatchObject({ failure: { reason: 'unbacked' }, pieces: [] })
  })
})

describe('a sentence that is not backed', () => {
  it('is asked for again alone, with the references there are; the rest stays', async () => {
    provider.play(
      LOWEST,
      { say: `Here is the answer. ${vera.alias} is lowest with 31 %. Ask how she feels.` },
      { say: `"${vera.alias} is lowest with ${vera.ref}."\nI hope that is better.`.replaceAll('"', '') },
    )
    const { pieces, answer } = await ask()
    expect(pieces).toEqual(['Here is the answer. ', 'Vera Quill is lowest with 29%. ', 'Ask how she feels.'])
    expect(answer).toBe('Here is the answer. Vera Quill is lowest with 29%. Ask how she feels.')
    const { messages, tools } = provider.requests[2]?.body ?? {}
    expect(tools).toBeUndefined()
    expect(messages.map(({ role }: { role: string }) => role)).toEqual(['system', 'user'])
    expect(messages[1].content).toContain(
      `Sentence: ${vera.alias} is lowest with 31 %.\nWrong: "31 %" is a figure and no reference.`,
    )
    expect(messages[1].content).toContain(`${vera.ref} 29% (${vera.alias}: latest recovery)`)
    // The result contains only the athletes who were asked for.
    expect(messages[1].content).not.toContain(reyes.ref)
  })

  it('is left out if the second attempt is no better, and a line says so once', async () => {
    provider.play(
      LOWEST,
      {
        say: `${vera.alias} is lowest with ${vera.ref}. ${reyes.alias} ranks second. Ask them.\n- ${olde.alias}: 83 %\n- Rest`,
      },
      { say: `${reyes.alias} comes second.` },
      { say: 'NOTHING' },
    )
    const { answer } = await ask()
    expect(answer).toBe(
      'Vera Quill is lowest with 29%. Ask them.\n- Rest\n\n_Some sentences were left out: your data did not back their figures._',
    )
  })

  it('ends the answer where it is the first, the verdict: nothing of it was shown', async () => {
    provider.play(LOWEST, { say: `${vera.alias} has 31 %. Ask her.` }, { say: `${vera.alias} has 32 %.` })
    const { pieces, failure } = await ask()
    expect(pieces).toEqual([])
    expect(failure?.notice).toContain('stated figures that your data does not back')
    provider.play(LOWEST, { say: `**Verdict**\n\n${vera.alias} has 31 %.` }, { say: 'It is 31 %.' })
    expect(await ask()).toMatchObject({ failure: { reason: 'unbacked' } })
  })

  it('is asked for five times in an answer at most', async () => {
    provider.play(
      LOWEST,
      { say: `Fine. ${'It is 31 %. '.repeat(8)}Bye.` },
      ...Array.from({ length: 8 }, () => ({ say: 'NOTHING' })),
    )
    expect((await ask()).answer).toContain('Fine. Bye.')
    expect(provider.requests).toHaveLength(7)
  })

  it('is left out where the provider fails at it', async () => {
    provider.play(LOWEST, { say: 'Fine. It is 31 %.' }, { status: 500 })
    expect((await ask()).answer).toBe(`Fine. \n\n${LEFT_OUT}`)
  })

  it('before a look-up costs nothing: it is no part of the answer', async () => {
    provider.play({ ...LOWEST, before: 'I will look at all 4 athletes of 31 %. ' }, { say: `It is ${vera.alias}.` })
    expect((await ask()).answer).toBe('It is Vera Quill.')
    expect(provider.requests).toHaveLength(2)
  })
})

describe('a figure', () => {
  it.each([
    ['of another athlete than the one named', `${reyes.alias} is lowest with ${vera.ref}.`],
    ['with another unit', `${vera.alias} slept ${vera.ref} hours.`],
    ['in words', `${vera.alias} slept badly on five of her last six nights.`],
    ['as a part', 'Half the team is below their usual.'],
    ['as a rank', `${vera.alias} is the second-lowest.`],
    ['in Roman numerals', 'The team is at LXI %.'],
    ['of an earlier message, which a browser can make up', 'As said, the team is at 88 %.'],
    ['of the question, as if it had been measured', 'Yes, the recovery is 95 %.'],
    ['of a day', `${vera.alias} was low on Nov 18.`],
  ])('%s is not shown', async (_what, sentence) => {
    provider.play(LOWEST, { say: sentence }, { say: sentence })
    const history = [{ role: 'assistant' as const, content: 'The team has a recovery of 88 %.' }]
    expect(await ask(questionWith('The recovery is 95 %, right?', { history }))).toMatchObject({
      pieces: [],
      failure: { reason: 'unbacked' },
    })
  })

  it('of the question may be a bound, and a clock time advice', async () => {
    const said = `Below 60 % is ${vera.alias} (${vera.ref}). Tonight: in bed by 22:00. In the last 7 days nobody else was.`
    provider.play(LOWEST, { say: said })
    expect((await ask(questionWith('Who is under 60 %?'))).answer).toBe(
      'Below 60 % is Vera Quill (29%). Tonight: in bed by 22:00. In the last 7 days nobody else was.',
    )
  })

  it('that was worked out is one of the data, and a step of the answer', async () => {
    provider.play(
      LOWEST,
      { call: [{ tool: 'calculate', input: { operation: 'difference', of: [vera.ref, reyes.ref] } }] },
      { say: `${vera.alias} is {{r20}} below ${reyes.alias}.` },
    )
    const asked = questionWith('How far apart are they?')
    const { answer, steps } = await ask(asked)
    const told = provider.requests[2]?.body.messages.at(-1).content
    expect(told).toBe('{"result":"lower by 12.0 points {{r20}}"}')
    expect(steps).toEqual(['query', 'calculate'])
    expect(answer).toBe('Vera Quill is 12.0 points below Marcus Reyes.')
    expect(asked.toolbox.steps[1]).toMatchObject({
      title: 'Calculated: difference',
      rows: [
        ['latest recovery, Vera Quill', '29%'],
        ['latest recovery, Marcus Reyes', '41%'],
        ['Result', '12.0 points'],
      ],
    })
  })
})

describe('a draft', () => {
  it('is marked as a suggestion, and has its own sets, minutes and times', async () => {
    provider.play(LOWEST, {
      say: `For ${vera.alias}:\n\n> Warm-up 10 min. Then 4 x 5 min live, done by 17:30.\n> Half the group drills. You are at ${vera.ref} today.\n\nAsk her first.`,
    })
    expect((await ask()).answer).toBe(
      'For Vera Quill:\n\n> **Suggestion**\n>\n> Warm-up 10 min. Then 4 x 5 min live, done by 17:30.\n> Half the group drills. You are at 29% today.\n\nAsk her first.',
    )
  })

  it('has no value of a wearable that nobody looked up', async () => {
    provider.play(
      LOWEST,
      { say: `For ${vera.alias}:\n> Warm-up for 10 minutes. Your recovery is 62 % today.\n> Rest.` },
      { say: `Your recovery is ${vera.ref} today.` },
    )
    expect((await ask()).answer).toBe(
      'For Vera Quill:\n> **Suggestion**\n>\n> Warm-up for 10 minutes. Your recovery is 29% today.\n> Rest.',
    )
  })
})

describe('what it was looked up by', () => {
  it('is each query whose figures the answer states, with whom they are of', async () => {
    const strain = {
      tool: 'query',
      input: { ...LOWEST.call[0]?.input, measures: [{ metric: 'hrv', aggregate: 'latest' }] },
    }
    provider.play({ call: [...LOWEST.call, strain] }, { say: `${vera.alias} is at ${vera.ref}.` })
    const { lookedUp } = await ask()
    expect(lookedUp).toMatchObject([
      { query: { measures: [{ metric: 'recovery' }] }, athletes: ['a0000000-0000-4000-8000-000000000003'] },
    ])
  })

  it('is nothing of an answer without figures', async () => {
    provider.play(LOWEST, { say: 'Ask them.' })
    expect((await ask()).lookedUp).toEqual([])
  })
})

describe('a model’s visible reasoning', () => {
  it('is no part of the answer', async () => {
    provider.play(LOWEST, {
      say: `<think>Vera has 31 %, I guess.</think>${vera.alias} is at ${vera.ref}.`,
      pieceLength: 4,
    })
    const { answer, pieces } = await ask()
    expect(answer).toBe('Vera Quill is at 29%.')
    expect(pieces.join('')).not.toContain('guess')
  })

  it('is not part of it either if the server dropped the opening tag', async () => {
    provider.play(LOWEST, { say: `I guess it is Vera. She has 31 %.\n</think>\n\n${vera.alias} is at ${vera.ref}.` })
    expect((await ask()).answer).toBe('Vera Quill is at 29%.')
    expect(provider.requests).toHaveLength(2)
  })

  it('may use up the output limit: then there is no answer', async () => {
    provider.play(LOWEST, { say: '<think>Let me think about it for a long while', finish: 'length' })
    expect(await ask()).toMatchObject({ failure: { reason: 'cut_off' } })
  })

  it('may take all the time there is', async () => {
    provider.play({ silent: true })
    const { failure } = await ask(undefined, { model: modelWith({}, { totalMs: 300 }) })
    expect(failure?.notice).toBe('The language model took too long, so the built-in analyst answered instead.')
  })
})
