import { expect, it } from 'vitest'
import { articleParts } from './article-parts.ts'

it('separates the opening bullets from the sections', () => {
  expect(articleParts('## In short\n\n- One.\n- Two.\n\n## With our data\n\nText.\n\n## More\n\nEnd.')).toEqual({
    inShort: '- One.\n- Two.',
    sections: '## With our data\n\nText.\n\n## More\n\nEnd.',
  })
})

it('handles an article with only bullets', () => {
  expect(articleParts('## In short\n- One.\n')).toEqual({ inShort: '- One.', sections: '' })
})

it.each(['Text.\n\n## In short\n\n- One.', '## In shorter words\n\nText.', ''])(
  'leaves a body as it is that does not begin with them: %j',
  (body) => {
    expect(articleParts(body)).toEqual({ inShort: undefined, sections: body })
  },
)
