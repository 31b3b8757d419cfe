/** An interest as far as words can tell of it. */
export type Speaking<I> = {
  id: I
  /** The one above it, if there is one. */
  parent: I | null
  /** Language → name. */
  names: Readonly<Record<string, string>>
  /** Language → words that speak for it. */
  words: Readonly<Record<string, readonly string[]>>
}

type Voice<I> = { interest: I; weight: number }
type Forms<I> = Map<string, readonly Voice<I>[]>
/**
 * What each form of a word or phrase speaks for in each language, which German words end no compound, how many words the longest
 * phrase has, and what stands above what.
 */
export type Vocabulary<I> = Record<Language, Forms<I>> & {
  noEndings: ReadonlySet<string>
  longest: number
  parents: Map<I, I>
}
type Language = 'en' | 'de'

const NAME = 1.5
const WORD = 1
/** Of a compound such as "Küchentisch" its last part tells what it is. */
const ENDING = 0.6
const ENDING_MIN = 5
const ENDED_MIN = 4
const PREFIX_MIN = 3
/** What stands in the first line says most; the second less, and what follows least. */
const LINES = [1, 0.8] as const
const LATER_LINES = 0.5
/** A word that is said again adds little. */
const SAID_AGAIN = 0.2
/** What speaks for others below the same interest speaks for this one a little. */
const SAME_FIELD = 0.15
/** A word that is said once in passing makes no topic. */
const LEAST = 0.4

/** Makes ready what topics are told by: built once for all texts. All forms of a phrase share one list, so that it stays small. */
export function vocabularyOf<I>(interests: readonly Speaking<I>[]): Vocabulary<I> {
  const forms = { en: new Map(), de: new Map() } as Record<Language, Forms<I>>
  const parents = new Map<I, I>()
  // What English says too is no sign of a German compound, and forms of short words end others by chance: "wallpapper" is no app.
  const noEndings = new Set<string>()
  let longest = 1
  for (const { id, parent, names, words } of interests) {
    if (parent !== null) parents.set(id, parent)
    const name = { interest: id, weight: NAME }
    const word = { interest: id, weight: WORD }
    for (const language of new Set([...Object.keys(names), ...Object.keys(words)])) {
      const to = forms[language === 'de' ? 'de' : 'en']
      const speak = (phrase: string, alone: readonly [Voice<I>]) => {
        const parts = wordsOf(phrase)
        const last = parts.pop()
        if (!last) return
        longest = Math.max(longest, parts.length + 1)
        for (const form of formsOf(last, language))
          for (const key of keysOf([...parts, form].join(' '))) {
            const others = to.get(key)
            to.set(key, others ? withVoice(others, alone[0]) : alone)
            if (language === 'de' && last.length < ENDED_MIN) noEndings.add(key)
          }
      }
      speak(names[language] ?? '', [name])
      const alone = [word] as const
      for (const phrase of words[language] ?? []) speak(phrase, alone)
    }
  }
  const lastWords = [...forms.en.keys()].map((phrase) => phrase.slice(phrase.lastIndexOf(' ') + 1))
  for (const word of lastWords) if (forms.de.has(word)) noEndings.add(word)
  return { ...forms, noEndings, longest, parents }
}

/** An interest that is named by a word speaks as its name does. */
function withVoice<I>(voices: readonly Voice<I>[], voice: Voice<I>): readonly Voice<I>[] {
  const at = voices.findIndex(({ interest }) => interest === voice.interest)
  const known = voices[at]
  if (!known) return [...voices, voice]
  return known.weight < voice.weight ? voices.with(at, voice) : voices
}

/**
 * D61. The topics that a text speaks of, the surest first, in English and German alike: by whole words, by their plain
 * inflections, and by the last part of a German compound. The longest phrase counts, so "coffee table" says nothing of coffee.
 * Lines stand in the order of what they say: the title, what is seen, then all that was written. `first`: the language of whoever
 * wrote it, where that is known.
 */
export function topicsOfWords<I>(
  text: string,
  vocabulary: Vocabulary<I>,
  first?: Language,
): { interest: I; confidence: number }[] {
  const scores = new Map<I, number>()
  const said = new Set<string>()
  const lines = text.split('\n').map(wordsOf)
  const languages = first ? inTurn(first) : languagesOf(lines.flat())
  for (const [at, line] of lines.entries())
    for (const { form, voices, weight } of spoken(line, vocabulary, languages)) {
      const counts = weight * (LINES[at] ?? LATER_LINES) * (said.has(form) ? SAID_AGAIN : 1)
      said.add(form)
      for (const voice of voices)
        scores.set(voice.interest, (scores.get(voice.interest) ?? 0) + counts * shareOf(voice, voices))
    }
  return withField(scores, vocabulary)
    .map(([interest, score]) => ({ interest, confidence: Math.round((1 - Math.exp(-score)) * 1000) / 1000 }))
    .filter(({ confidence }) => confidence >= LEAST)
    .sort((a, b) => b.confidence - a.confidence)
}

/** A word that speaks for several interests says less about each. */
const shareOf = <I>({ weight }: Voice<I>, voices: readonly Voice<I>[]) => weight / Math.sqrt(voices.length)

const inTurn = (first: Language): Language[] => [first, first === 'en' ? 'de' : 'en']

/** A text that is English speaks no German: boots are no boats ("Boot"), a bar is no bear ("Bär"). German borrows from English. */
function languagesOf(words: readonly string[]): Language[] {
  const count = (little: ReadonlySet<string>) => words.filter((word) => little.has(word)).length
  const [en, de] = [count(ENGLISH), count(GERMAN)]
  return en > de ? ['en'] : inTurn(de > en ? 'de' : 'en')
}
const ENGLISH = new Set('the a and of with for to from is are it on my your our at by this that we you'.split(' '))
const GERMAN = new Set('der die das und mit für von zu ein eine auf ist im den dem nicht wir ich aus bei'.split(' '))

function withField<I>(scores: Map<I, number>, { parents }: Vocabulary<I>): [I, number][] {
  const fieldOf = (interest: I) => parents.get(interest) ?? interest
  const fields = new Map<I, number>()
  for (const [interest, score] of scores) fields.set(fieldOf(interest), (fields.get(fieldOf(interest)) ?? 0) + score)
  return [...scores].map(([interest, score]) => [
    interest,
    score + SAME_FIELD * ((fields.get(fieldOf(interest)) ?? score) - score),
  ])
}

type Spoken<I> = { form: string; voices: readonly Voice<I>[]; weight: number }

function spoken<I>(words: string[], vocabulary: Vocabulary<I>, languages: readonly Language[]): Spoken<I>[] {
  const { longest } = vocabulary
  const found: Spoken<I>[] = []
  for (let at = 0; at < words.length; ) {
    let taken = 0
    for (let count = Math.min(longest, words.length - at); count > 0 && !taken; count--) {
      const form = words.slice(at, at + count).join(' ')
      const voices = languages.map((one) => heard(vocabulary[one], form)).find(Boolean)
      if (voices) {
        found.push({ form, voices, weight: 1 })
        taken = count
      }
    }
    if (!taken && languages.includes('de')) {
      const ending = endingOf(words[at] ?? '', vocabulary)
      if (ending) found.push({ ...ending, weight: ENDING })
    }
    at += taken || 1
  }
  return found
}

function endingOf<I>(word: string, { de, noEndings }: Vocabulary<I>): Omit<Spoken<I>, 'weight'> | undefined {
  for (let cut = PREFIX_MIN; word.length - cut >= ENDING_MIN; cut++) {
    const form = word.slice(cut)
    const voices = heard(de, form, noEndings)
    if (voices) return { form, voices }
  }
  return undefined
}

/** As it is written before without accents: "Kuchen" is a cake; "kuche" is a kitchen, and "Häuser" a form of "Haus". */
function heard<I>(forms: Forms<I>, form: string, but?: ReadonlySet<string>): readonly Voice<I>[] | undefined {
  const heardAs = (key: string) => (but?.has(key) ? undefined : forms.get(key))
  const asWritten = heardAs(form)
  if (asWritten) return asWritten
  const plain = withoutAccents(form)
  return heardAs(plain) ?? heardAs(`~${plain}`)
}

/** What a form is looked up by: as it is written, and without its accents, if it has some. */
function keysOf(form: string): string[] {
  const plain = withoutAccents(form)
  return plain === form ? [form] : [form, `~${plain}`]
}

const withoutAccents = (form: string): string => form.normalize('NFD').replace(/\p{M}/gu, '')

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

const SHORT = 3

function formsOf(word: string, language: string): string[] {
  if (word.length < SHORT) return [word]
  if (language === 'de')
    return [word, ...['e', 'n', 'en', 'er', 's', 'es', 'ern', 'nen'].map((end) => word + end), ...withoutFinal(word)]
  const plural = /[^aeiou]y$/.test(word)
    ? `${word.slice(0, -1)}ies`
    : /(s|x|z|ch|sh)$/.test(word)
      ? `${word}es`
      : `${word}s`
  const singular = /[^s]s$/.test(word) && word.length > SHORT + 1 ? [word.slice(0, -1)] : []
  const fromIes = word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []
  return [word, plural, ...singular, ...fromIes]
}

/** A German name in the plural speaks in the singular too: "Vasen" in "Vase". */
const withoutFinal = (word: string): string[] =>
  word.length > SHORT + 2 && word.endsWith('n') ? [word.slice(0, -1)] : []
