const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ took: 'take', taken: 'take', ate: 'eat', eaten: 'eat', fell: 'fall', fallen: 'fall', struck: 'strike' },
    ...{ broke: 'break', broken: 'break', tore: 'tear', torn: 'tear', threw: 'throw', thrown: 'throw', woke: 'wake' },
    ...{ woken: 'wake', awake: 'wake', lost: 'lose', losing: 'lose', felt: 'feel', saw: 'see', seen: 'see' },
    ...{
      shook: 'shake',
      shaken: 'shake',
      swollen: 'swell',
      stung: 'sting',
      bled: 'bleed',
      bit: 'bite',
      bitten: 'bite',
    },
    ...{ caught: 'catch', forgot: 'forget', forgotten: 'forget', rung: 'ring', rang: 'ring', went: 'go', gone: 'go' },
    ...{
      came: 'come',
      got: 'get',
      gotten: 'get',
      gave: 'give',
      given: 'give',
      said: 'say',
      told: 'tell',
      kept: 'keep',
    },
    ...{ hurts: 'hurt', hurting: 'hurt', died: 'die', dying: 'die', dies: 'die', feet: 'foot', teeth: 'tooth' },
    ...{
      children: 'child',
      men: 'man',
      women: 'woman',
      kids: 'kid',
      lying: 'lie',
      lay: 'lie',
      laid: 'lie',
      stood: 'stand',
    },
    ...{ slept: 'sleep', hit: 'hit', hitting: 'hit', froze: 'freeze', frozen: 'freeze', spat: 'spit', drank: 'drink' },
    ...{ drunk: 'drunk', stuck: 'stick', bent: 'bend', left: 'left', ran: 'run', knees: 'knee', kneed: 'knee' },
    ...{
      is: 'be',
      are: 'be',
      was: 'be',
      were: 'be',
      been: 'be',
      am: 'be',
      has: 'have',
      had: 'have',
      does: 'do',
      did: 'do',
    },
    ...{ done: 'do', pills: 'pill', pukey: 'puke', pukin: 'puke', hes: 'he', shes: 'she', lbs: 'pound', lb: 'pound' },
    ...{ kilo: 'kg', kilos: 'kg', kgs: 'kg', kilogram: 'kg', kilograms: 'kg', meds: 'medicine', temp: 'temperature' },
    ...{ temps: 'temperature', abdominal: 'abdomen', tabs: 'tablet', wrists: 'wrist', dizziness: 'dizzy', ribs: 'rib' },
    ...{
      bleeding: 'bleed',
      blood: 'blood',
      worse: 'worse',
      worst: 'worst',
      news: 'news',
      lungs: 'lung',
      periods: 'period',
    },
  }),
)

const VOWEL = /[aeiouy]/

/**
 * The stem that the forms of a word share: `bleeding` and `bleeds` give `bleed`, `dizziness` and `dizzy` give `dizzi`. Not a word to
 * be shown; whoever compares stems a list in the same way.
 * @param word folded, as a token's text is
 */
export function lemmaOf(word: string): string {
  const base = IRREGULAR.get(word) ?? word
  if (!/^[a-z]+$/.test(base)) return base
  return withoutEnd(withoutPlural(base))
}

function withoutPlural(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word
  if (/(ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.endsWith('s') ? word.slice(0, -1) : word
}

function withoutEnd(word: string): string {
  const bare = cut(cut(cut(cut(word, 'ness'), 'ing'), 'ed'), 'ly')
  const single = bare !== word && /([bdfgmnprt])\1$/.test(bare) ? bare.slice(0, -1) : bare
  const soft = single.length > 3 && single.endsWith('e') ? single.slice(0, -1) : single
  return soft.length > 2 && soft.endsWith('y') ? `${soft.slice(0, -1)}i` : soft
}

function cut(word: string, end: string): string {
  const rest = word.slice(0, -end.length)
  return word.endsWith(end) && rest.length > 2 && VOWEL.test(rest) ? rest : word
}
