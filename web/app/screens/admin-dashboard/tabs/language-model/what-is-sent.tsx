import styles from './language-model.module.css'

interface SentPart {
  title: string
  lines: readonly string[]
}

const ALIASES = 'A made-up name in place of each athlete’s, but for what is listed last'
const FIRST_NAMES = 'First names, with the initial of the surname'

/**
 * docs/ai.md#what-is-sent, which no browser can open, for who decides whether a club uses a provider.
 * @param privacy whether aliases are sent in place of names; undefined: no model is set up
 */
export function partsOf(privacy: boolean | undefined): SentPart[] {
  return [
    {
      title: 'Is sent',
      lines: [
        'The question, and up to ten messages before it',
        'The figures that the answer looks up, with the rules and the description of the look-ups',
        'Of an athlete’s page, the headline and cards of its insights, without names and figures',
        privacy === false ? FIRST_NAMES : ALIASES,
      ],
    },
    {
      title: 'Is never sent',
      lines: [
        'E-mail addresses',
        'The names of team and organization',
        'Other teams, accounts, or whole tables',
        'A question with the full name of somebody outside of the team: the built-in analyst answers it',
      ],
    },
    {
      title: 'Can still get through',
      lines: [
        'A name that is also an ordinary word, such as Hope or Smith, where it begins a message or is typed in lower case',
        'What a coach writes about somebody’s life',
      ],
    },
  ]
}

/** What a provider gets, what it never gets, and what no rule can hold back. */
export function WhatIsSent({ privacy }: { privacy?: boolean }) {
  return (
    <div className={styles.sent}>
      {partsOf(privacy).map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
