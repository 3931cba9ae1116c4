import { isPlainLine } from '@corner/contract/plain-line.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { COLUMNS, type Header } from './header.ts'
import { readPerson } from './person-line.ts'
import { readRoster } from './read-roster.ts'

const read = (text: string) => readRoster(Buffer.from(text))
const ADA = { line: 2, email: 'ada@club.example', first_name: 'Ada', last_name: 'Łoś', role: 'athlete' }

it.each([
  ['UTF-8', Buffer.from('email,first_name,last_name\nada@club.example,Ada,Łoś\n')],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFemail,first_name,last_name\nada@club.example,Ada,Łoś\n')],
  ['UTF-16 with its mark', Buffer.from('\uFEFFemail\tfirst_name\tlast_name\nada@club.example\tAda\tŁoś', 'utf16le')],
  ['semicolons', Buffer.from('E-Mail;Vorname;Nachname\nada@club.example;Ada;Łoś')],
  ['tabs', Buffer.from('Mail\tGiven Name\tSurname\nada@club.example\tAda\tŁoś')],
  ['CRLF', Buffer.from('email,first,last\r\nada@club.example,Ada,Łoś\r\n')],
  ['CR alone', Buffer.from('email,first,last\rada@club.example,Ada,Łoś\r')],
  ['quotes', Buffer.from('"email","FIRST NAME","Family-Name"\n"ada@club.example","Ada","Łoś"')],
  ['other columns, in another order', Buffer.from('weight,last name,e-mail,first name\n74,Łoś,ada@club.example,Ada')],
  ['one name', Buffer.from('name,email\nAda Łoś,ada@club.example')],
  ['one name, the last first', Buffer.from('Full Name,email\n"Łoś, Ada",ada@club.example')],
])('reads a file with %s', (_, bytes) => {
  expect(readRoster(bytes)).toEqual({ people: [ADA], errors: [] })
})

it('reads Latin-1 and Windows-1252 where the file is no UTF-8', () => {
  const bytes = Buffer.from('email;Vorname;Nachname\njose@club.example;Jos\xe9;M\xfcller \x80', 'latin1')
  expect(readRoster(bytes).people).toMatchObject([{ first_name: 'José', last_name: 'Müller €' }])
})

it('reads every column that a head may have', () => {
  const asked = new Set<string>()
  const header = { email: { index: 0, title: 'email' } }
  const watched = (head: Header) =>
    new Proxy(head, {
      get(of, column) {
        asked.add(String(column))
        return Reflect.get(of, column)
      },
    })
  for (const names of [
    { name: { index: 1, title: 'name' } },
    { first_name: { index: 1, title: 'f' }, last_name: { index: 1, title: 'l' } },
  ])
    readPerson(watched({ ...header, ...names }), 2, { line: 2, cells: ['ada@club.example', 'Ada Bell'] })
  expect([...asked].toSorted()).toEqual([...COLUMNS].toSorted())
})

it('reads the role where there is one, and takes an athlete where there is none', () => {
  const { people } = read(
    'email,first,last,role\na@x.example,A,A,coach\nb@x.example,B,B,\nc@x.example,C,C, Athlete\nd@x.example,D,D',
  )
  expect(people.map(({ role }) => role)).toEqual(['coach', 'athlete', 'athlete', 'athlete'])
})

it('keeps names in every script, HTML and 200 characters as they are, and says where a line begins', () => {
  const long = 'ä'.repeat(200)
  const text = [
    '',
    'email,first,last',
    '',
    `a@x.example,🤼 Zoë,"<b>O""Neil</b>, ""Jr"""`,
    ' , ,',
    '"b@x.example","two\r\nlines",דוד',
    `c@x.example,${long},O"Brien`,
  ].join('\r\n')
  expect(read(text)).toEqual({
    people: [
      { line: 4, email: 'a@x.example', first_name: '🤼 Zoë', last_name: '<b>O"Neil</b>, "Jr"', role: 'athlete' },
      { line: 6, email: 'b@x.example', first_name: 'two lines', last_name: 'דוד', role: 'athlete' },
      { line: 8, email: 'c@x.example', first_name: long, last_name: 'O"Brien', role: 'athlete' },
    ],
    errors: [],
  })
})

it('says of each wrong line which column is wrong, and what would be right', () => {
  const text = [
    'E-Mail,First name,Last name,Role',
    ',Ada,Bell,',
    'nobody,Ada,Bell,',
    `a@x.example,,${'x'.repeat(201)},`,
    'b@x.example,Ada,Bell,owner',
    'c@x.example,A\u0000da,Bell,',
    'd@x.example,Ada,Bell,athlete,77',
    'e@x.example',
  ].join('\n')
  expect(read(text)).toEqual({
    people: [],
    errors: [
      { line: 2, column: 'E-Mail', message: 'Email is required' },
      { line: 3, column: 'E-Mail', message: 'Please enter a valid email address' },
      { line: 4, column: 'First name', message: 'First name is required' },
      { line: 4, column: 'Last name', message: 'Last name must have at most 200 characters' },
      { line: 5, column: 'Role', message: 'Role must be athlete or coach, or empty' },
      { line: 6, column: 'First name', message: 'First name holds characters that cannot be stored' },
      {
        line: 7,
        column: null,
        message: 'This line has 5 cells, the head 4. A text that holds the delimiter needs quotes around it.',
      },
      { line: 8, column: 'First name', message: 'First name is required' },
      { line: 8, column: 'Last name', message: 'Last name is required' },
    ],
  })
})

it('names in a single column need both names', () => {
  expect(read('email,name\na@x.example,Cher').errors).toEqual([
    { line: 2, column: 'name', message: 'Last name is required' },
  ])
})

it('names the column that is missing, and the heads it found', () => {
  expect(read('address,first name,surname\na@x.example,Ada,Bell').errors).toEqual([
    {
      line: 1,
      column: 'email',
      message:
        "The file needs a column for the e-mail address, for example 'email'. Its head has: 'address', 'first name', 'surname'.",
    },
  ])
  expect(read('email,first name\na@x.example,Ada').errors).toMatchObject([{ column: 'last_name' }])
  expect(read('email,mail,name').errors).toEqual([
    { line: 1, column: 'mail', message: "'mail' says the same as 'email'. Keep one." },
  ])
})

it.each([
  ['', 'The file is empty.'],
  [' \r\n\t\r\n', 'The file is empty.'],
  ['email,name\n\n', 'The file has a head, but no people below it.'],
  ['email,name\na@x.example,"Ada Bell\nb@x.example,Bob Bell', 'A quote is opened here or before and never closed.'],
  [`email,name\n${'x'.repeat(200_000)}`, 'This line is too long for a person.'],
])('says what is wrong with %j as a whole', (text, sentence) => {
  const { people, errors } = read(text)
  expect(people).toEqual([])
  expect(errors).toEqual([{ line: expect.any(Number), column: null, message: expect.stringContaining(sentence) }])
})

const club = (count: number) =>
  `email,name\n${Array.from({ length: count }, (_, i) => `p${i}@x.example,First Last${i}\n`).join('')}`

it('takes 10,000 people, and not one more', () => {
  expect(read(club(10_000)).people).toHaveLength(10_000)
  expect(() => read(club(10_001))).toThrow('A roster may have up to 10,000 people. Split the file.')
  expect(() => read(`email,name\n${'\n'.repeat(60_000)}`)).toThrow('10,000 people')
})

it('refuses more than 5 MB, and a workbook', () => {
  expect(() => readRoster(Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).toThrow('up to 5 MB')
  expect(() => readRoster(Buffer.from('PK\u0003\u0004 xl/workbook.xml'))).toThrow('Save the sheet as CSV')
})

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.trim())
  .filter((text) => text !== '' && isPlainLine(text) && text.isWellFormed())

it('gives back any names that were written in quotes, whatever delimiter and line breaks the file has', () => {
  const people = fc.array(fc.record({ first_name: name, last_name: name }), { minLength: 1, maxLength: 20 })
  const layout = fc.record({ delimiter: fc.constantFrom(',', ';', '\t'), newline: fc.constantFrom('\n', '\r\n', '\r') })
  fc.assert(
    fc.property(people, layout, (written, { delimiter, newline }) => {
      const rows = written.map(({ first_name, last_name }, i) => [`p${i}@x.example`, first_name, last_name].map(quoted))
      const text = [['email', 'first', 'last'], ...rows].map((cells) => cells.join(delimiter)).join(newline)
      const { people: got, errors } = read(text)
      expect(errors).toEqual([])
      expect(got.map(({ first_name, last_name }) => ({ first_name, last_name }))).toEqual(written)
    }),
  )
})

it('reads any bytes without a fault: as people, errors or a refusal with a sentence', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, withHead) => {
      const { people, errors } = readRoster(Buffer.concat([Buffer.from(withHead ? 'email,name\n' : ''), bytes]))
      expect(people.length + errors.length).toBeGreaterThan(0)
    }),
  )
})
