import type { KnownAthlete } from '@corner/coach/scope.ts'
import { plainName } from '@corner/coach/wording/names.ts'
import type { AliasOptions } from './alias-options.ts'
import { codeWord } from './code-words.ts'
import { formsOf, isMeant, isSurname, misspelt } from './name-forms.ts'
import { namesInText } from './names-in-text.ts'
import { plainLabel } from './plain-label.ts'
import { plain, withoutAddresses } from './sent-text.ts'
import { teamNames } from './team-names.ts'
import { UnknownAliases } from './unknown-aliases.ts'
import { keyOf, wordsPattern } from './words-pattern.ts'

/** Three decimals: nothing is shown more precisely, and each digit is a token. */
const SENT_DECIMALS = 3

const OUTSIDER = '[somebody outside of the team]'
const TEAM = 'this team'
/** Arguments of tools that name athletes, and `ids` and `except` of a query. A metric may have the same name as one of them. */
const OF_ATHLETES: ReadonlySet<string> = new Set(['athlete', 'athletes', 'ids', 'except'])

/**
 * The aliases of athletes towards a provider. Each athlete has one alias per team, the same in every question; outgoing texts
 * and results contain aliases, and incoming ones get the names back. A name that several athletes share (two called Marcus) has
 * an alias of its own. E-mail addresses and ids are removed in every mode.
 */
export class Aliases {
  private readonly aliasOf = new Map<string, string>()
  private readonly idOf = new Map<string, string>()
  private readonly formOf = new Map<string, { form: string; alias: string; ids: readonly string[] }>()
  private readonly shownAs = new Map<string, string>()
  private readonly people: readonly KnownAthlete[]
  private readonly teamName: RegExp
  private readonly outsider: RegExp
  private readonly unknown: UnknownAliases
  private readonly inText: RegExp
  /** Forms of several words, matched before any of their words. */
  private readonly longInText: RegExp
  private readonly inReply: RegExp
  private readonly aliasAndNext: RegExp

  constructor({ teamId, people, privacy, names = [], said, outsiders = [], unknown = [] }: AliasOptions) {
    this.people = people
    this.teamName = wordsPattern(teamNames(names))
    this.outsider = wordsPattern(outsiders.map(plain))
    const taken = new Set(
      [...said, ...people.map(({ name }) => name)].flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []),
    )
    const take = (key: string) => {
      const word = codeWord(`${teamId} ${key}`, (candidate) => taken.has(candidate.toLowerCase()))
      taken.add(word.toLowerCase())
      return word
    }
    this.unknown = new UnknownAliases(unknown.map(plain), take)
    for (const { alias, word } of this.unknown.all) this.shownAs.set(alias.toLowerCase(), word)
    const labels = new Set<string>()
    for (const person of [...people].sort((a, b) => (a.id < b.id ? -1 : 1))) {
      const code = take(person.id)
      const label = privacy ? code : plainLabel(person, code, labels)
      labels.add(label)
      this.aliasOf.set(person.id, label)
      this.idOf.set(label.toLowerCase(), person.id)
      this.shownAs.set(label.toLowerCase(), person.name)
    }
    this.nameForms(said, privacy, take)
    this.inText = wordsPattern([...this.formOf.keys()])
    this.longInText = wordsPattern([...this.formOf.keys()].filter((form) => form.includes(' ')))
    this.inReply = wordsPattern([...this.shownAs.keys()].flatMap((alias) => [alias, `${alias}s`]))
    this.aliasAndNext = new RegExp(`(${wordsPattern([...this.idOf.keys()]).source})\\s+(\\p{L}{3,})`, 'giu')
  }

  private nameForms(said: readonly string[], privacy: boolean, take: (key: string) => string): void {
    const { people } = this
    const idsByForm = new Map<string, { form: string; ids: string[] }>()
    for (const person of people)
      for (const form of formsOf(person)) {
        const known = idsByForm.get(keyOf(form)) ?? { form, ids: [] }
        idsByForm.set(keyOf(form), { form: known.form, ids: [...new Set([...known.ids, person.id])] })
      }
    // A nickname that may be several people's.
    for (const { said: form, ids } of said.flatMap((text) => namesInText(plain(text), people)))
      if (ids.length > 1 && !idsByForm.has(keyOf(form))) idsByForm.set(keyOf(form), { form, ids: [...ids] })
    for (const [key, { form, ids }] of idsByForm) {
      const [only, ...others] = ids
      if (only === undefined) continue
      if (others.length === 0) {
        this.formOf.set(key, { form, ids, alias: this.aliasOf.get(only) ?? '' })
        continue
      }
      // Without privacy a shared first name may be sent unchanged; a shared surname never is.
      const isFirst = people.some(({ first_name }) => keyOf(first_name) === key)
      const alias = !privacy && isFirst ? form : take(`form ${key}`)
      this.formOf.set(key, { form, ids, alias })
      if (alias !== form) this.shownAs.set(alias.toLowerCase(), form)
    }
  }

  /** Replaces names in a text of the user, or in an earlier answer: also misspelled ones and nicknames. */
  hide(text: string): string {
    const written = withoutAddresses(plain(text)).replace(this.outsider, OUTSIDER).replace(this.teamName, TEAM)
    const known = this.hideNames(this.hideSaid(this.hideNames(written, this.longInText)))
    const hidden = this.unknown.hide(known)
    const own = [...this.formOf.values()].filter(({ ids }) => ids.length === 1)
    const forms = own.map(({ form }) => form)
    const whole = hidden.replace(this.aliasAndNext, (said, alias: string, next: string) => {
      const id = this.idOf.get(alias.toLowerCase())
      const theirs = own.filter(({ ids }) => ids[0] === id).map(({ form }) => form)
      return id !== undefined && isSurname(next, theirs) ? alias : said
    })
    return whole.replace(/\p{L}{4,}/gu, (word) => {
      if (this.shownAs.has(word.toLowerCase())) return word
      const form = misspelt(word, forms)
      return (form && this.formOf.get(keyOf(form))?.alias) || word
    })
  }

  /** Replaces from the end, so that earlier positions stay valid. */
  private hideSaid(text: string): string {
    return namesInText(text, this.people).reduceRight((rest, { from, until, said, ids }) => {
      const alias = ids.length === 1 ? this.aliasOf.get(ids[0] ?? '') : this.formOf.get(keyOf(said))?.alias
      return alias ? rest.slice(0, from) + alias + rest.slice(until) : rest
    }, text)
  }

  /** A tool's result with aliases for names and ids, numbers to three decimals, and without e-mail addresses. */
  hideIn(value: unknown): unknown {
    if (typeof value === 'string') return this.hideWord(value)
    if (typeof value === 'number') return Number(value.toFixed(SENT_DECIMALS))
    if (Array.isArray(value)) return value.map((entry) => this.hideIn(entry))
    if (value === null || typeof value !== 'object') return value
    const fields = value as Record<string, unknown>
    const alias = typeof fields.id === 'string' && this.aliasOf.get(fields.id)
    const rest = Object.entries(fields).filter(([key]) => !alias || !['id', 'name', 'first_name'].includes(key))
    if (alias && rest.length === 0) return alias
    const hidden = rest.map(([key, entry]) => [this.hideWord(key), this.hideIn(entry)])
    return Object.fromEntries(alias ? [['athlete', alias], ...hidden] : hidden)
  }

  private hideWord(text: string): string {
    return this.aliasOf.get(text) ?? this.hideNames(withoutAddresses(text).replace(this.teamName, TEAM))
  }

  private hideNames(text: string, forms = this.inText): string {
    return text.replace(forms, (said: string, at: number) => {
      const known = this.formOf.get(keyOf(said))
      return known && isMeant(known.form, said, text.slice(0, at), text.slice(at + said.length)) ? known.alias : said
    })
  }

  /** A text of the model with the names put back; `inMarkdown`: names are escaped so that none creates a table or a link. */
  show(text: string, inMarkdown = false): string {
    return text.replace(this.inReply, (said: string) => {
      // Some models write "Xs sleep" for "X's sleep".
      const alias = said.toLowerCase()
      const [name, ending] = this.shownAs.has(alias)
        ? [this.shownAs.get(alias), '']
        : [this.shownAs.get(alias.slice(0, -1)), '’s']
      if (name === undefined) return said
      return (inMarkdown ? plainName(name) : name) + ending
    })
  }

  /** Ids of the athletes whose alias occurs in a text of the model. */
  namedIn(text: string): string[] {
    const said = [...text.matchAll(this.inReply)].map(([alias]) => alias.toLowerCase())
    return [...new Set(said.flatMap((alias) => this.idOf.get(alias) ?? this.idOf.get(alias.slice(0, -1)) ?? []))]
  }

  /** Words of an outgoing text that are unknown here. */
  unknownIn(hidden: string): string[] {
    return this.unknown.all.map(({ alias }) => alias).filter((alias) => wordsPattern([alias]).test(hidden))
  }

  /** The arguments of a model's tool call: in those that name athletes, an alias or a name becomes the id. */
  showIn(value: unknown, isAthlete = false): unknown {
    if (typeof value === 'string') {
      const known = isAthlete ? this.formOf.get(keyOf(value.trim())) : undefined
      const id = isAthlete ? this.idOf.get(value.trim().toLowerCase()) : undefined
      return id ?? (known?.ids.length === 1 ? known.ids[0] : this.show(value))
    }
    if (Array.isArray(value)) return value.map((entry) => this.showIn(entry, isAthlete))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, this.showIn(entry, OF_ATHLETES.has(key))]),
    )
  }

  /** Words of an outgoing text that stand for several athletes: the model has to ask which one is meant. */
  sharedIn(hidden: string): { word: string; athletes: string[] }[] {
    return [...this.formOf.values()]
      .filter(({ ids, alias }) => ids.length > 1 && wordsPattern([alias]).test(hidden))
      .map(({ alias, ids }) => ({ word: alias, athletes: ids.map((id) => this.aliasOf.get(id) ?? '') }))
  }
}
