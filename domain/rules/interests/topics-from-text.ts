/** An interest with its names and keywords. */
export type InterestWords<I> = {
  id: I
  /** Parent interest, if any. */
  parent: I | null
  /** Names by language. */
  names: Readonly<Record<string, string>>
  /** Keywords by language. */
  words: Readonly<Record<string, readonly string[]>>
}

type Voice<I> = { interest: I; weight: number }
type Forms<I> = Map<string, readonly Voice<I>[]>
/**
 * An index of the interests by word and phrase forms in each language, German words that are no compound endings, the
 * length of the longest phrase in words, and the parents.
 */
export type TopicVocabulary<I> = Record<Language, Forms<I>> & {
  noEndings: ReadonlySet<string>
  longest: number
  parents: Map<I, I>
}
type Language = 'en' | 'de'

const NAME = 1.5
const WORD = 1
/** Weight of the last part of a compound: "Tisch" in "Küchentisch". */
const ENDING = 0.6
const ENDING_MIN = 5
const ENDED_MIN = 4
const PREFIX_MIN = 3
/** Weights of the first and second line; the rest counts less. */
const LINES = [1, 0.8] as const
const LATER_LINES = 0.5
/** Weight of a repeated word. */
const SAID_AGAIN = 0.2
/** Share that an interest gets from its siblings' matches. */
const SAME_FIELD = 0.15
/** Minimum confidence of a topic, so that one word in passing is not enough. */
const LEAST = 0.4

/** Builds the index for finding topics, once for all texts. All forms of a phrase share one list to save memory. */
export function buildTopicVocabulary<I>(interests: readonly InterestWords<I>[]): TopicVocabulary<I> {
  const forms = { en: new Map(), de: new Map() } as Record<Language, Forms<I>>
  const parents = new Map<I, I>()
  // English words are no evidence of a German compound, and forms of short words match endings by chance: "wallpapper"
  // is no app.
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

/** An interest that is named by a word counts as much as by its name. */
function withVoice<I>(voices: readonly Voice<I>[], voice: Voice<I>): readonly Voice<I>[] {
  const at = voices.findIndex(({ interest }) => interest === voice.interest)
  const known = voices[at]
  if (!known) return [...voices, voice]
  return known.weight < voice.weight ? voices.with(at, voice) : voices
}

/**
 * Topics of a text, the most confident first, in English and German: by whole words, regular inflections, and the last
 * part of German compounds. The longest phrase wins, so "coffee table" doesn't count for coffee. Lines come in order of
 * weight: the title, recognized content, then the rest. `first` is the author's language, if known.
 */
export function topicsFromText<I>(
  text: string,
  vocabulary: TopicVocabulary<I>,
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

/** A word shared by several interests counts less for each. */
const shareOf = <I>({ weight }: Voice<I>, voices: readonly Voice<I>[]) => weight / Math.sqrt(voices.length)

const inTurn = (first: Language): Language[] => [first, first === 'en' ? 'de' : 'en']

/**
 * German words are ignored in English texts: boots are no boats ("Boot"), a bar is no bear ("Bär"). German texts may
 * borrow English words.
 */
function languagesOf(words: readonly string[]): Language[] {
  const count = (little: ReadonlySet<string>) => words.filter((word) => little.has(word)).length
  const [en, de] = [count(ENGLISH), count(GERMAN)]
  return en > de ? ['en'] : inTurn(de > en ? 'de' : 'en')
}
const ENGLISH = new Set('the a and of with for to from is are it on my your our at by this that we you'.split(' '))
const GERMAN = new Set('der die das und mit für von zu ein eine auf ist im den dem nicht wir ich aus bei'.split(' '))

function withField<I>(scores: Map<I, number>, { parents }: TopicVocabulary<I>): [I, number][] {
  const fieldOf = (interest: I) => parents.get(interest) ?? interest
  const fields = new Map<I, number>()
  for (const [interest, score] of scores) fields.set(fieldOf(interest), (fields.get(fieldOf(interest)) ?? 0) + score)
  return [...scores].map(([interest, score]) => [
    interest,
    score + SAME_FIELD * ((fields.get(fieldOf(interest)) ?? score) - score),
  ])
}

type Spoken<I> = { form: string; voices: readonly Voice<I>[]; weight: number }

function spoken<I>(words: string[], vocabulary: TopicVocabulary<I>, languages: readonly Language[]): Spoken<I>[] {
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

function endingOf<I>(word: string, { de, noEndings }: TopicVocabulary<I>): Omit<Spoken<I>, 'weight'> | undefined {
  for (let cut = PREFIX_MIN; word.length - cut >= ENDING_MIN; cut++) {
    const form = word.slice(cut)
    const voices = heard(de, form, noEndings)
    if (voices) return { form, voices }
  }
  return undefined
}

/**
 * Exact spelling wins over spelling without accents: "Kuchen" is a cake; "kuche" is a kitchen, and "Häuser" a form of
 * "Haus".
 */
function heard<I>(forms: Forms<I>, form: string, but?: ReadonlySet<string>): readonly Voice<I>[] | undefined {
  const heardAs = (key: string) => (but?.has(key) ? undefined : forms.get(key))
  const asWritten = heardAs(form)
  if (asWritten) return asWritten
  const plain = withoutAccents(form)
  return heardAs(plain) ?? heardAs(`~${plain}`)
}

/** Lookup keys of a form: as written, and without its accents, if it has any. */
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

/** Makes the singular of German plural names match too: "Vase" for "Vasen". */
const withoutFinal = (word: string): string[] =>
  word.length > SHORT + 2 && word.endsWith('n') ? [word.slice(0, -1)] : []
