import { findRelatedWords, isGermanWord } from './related-words.ts'
import { toRoughStem } from './word-forms.ts'

/** Function words that mean nothing by themselves; none of them is also a noun of its own ("hat", "man"). */
const FUNCTION_WORDS = new Set(
  `about above across after again against all almost along already also although always among and another any anyone anything
  are around became because become becomes been before behind being below beneath beside besides between beyond both bought but came can cannot come comes could did
  does doing done down during each either else enough especially even ever every everyone everything few for from get gets getting
  gives goes gone got had has have having hence her here hers herself him himself his how however into its itself just less let lets
  made many may maybe might more most much must myself neither never nor not nothing now off often once one only onto other others our ours
  out over own per perhaps put puts quite rather really said same says seen several shall she should since some someone something sometimes soon still
  such taken takes than that the their theirs them themselves then there these they this those though through throughout thus till too took toward
  towards under until upon used very via was well went were what whatever when where whether which while who whole whom whose why
  will with within without would yet you your yours yourself
  aber alle allem allen aller alles als andere anderen auch auf aus bei beide beim bereits bis bist dabei dadurch dafur dagegen daher
  damit danach daneben dann daran darauf daraus darf darin daruber darum darunter das dass davon davor dazu dein deine deinem deinen
  deiner dem denn der deren des deshalb dessen die dies diese diesem diesen dieser dieses doch dort durch ein eine einem einen einer
  eines einfach einige entlang etwas euch euer eure fur ganz gegen gegenuber habe haben hatte hier hinter ich ihm ihn ihnen ihr ihre ihrem
  ihren ihrer immer ist jede jedem jeden jeder jedes jetzt kann kein keine keinem keinen keiner konnen machen macht mehr mein meine meinem
  meinen meiner mich mir mit muss nach neben nicht nichts noch nun nur oder ohne oft schon sehr sein seine seinem seinen seiner seit
  sich sie sind solche soll sollte sondern statt uber und uns unser unsere unserem unseren unter viel viele vielleicht vom von vor
  wahrend waren warum wegen weil welche welcher welches wenn werden wie wieder wir wird wurde zum zur zwischen`.split(
    /\s+/,
  ),
)

/**
 * Picks completions to offer (search.15) from terms sorted by use: no function words, one form of each word, and no
 * words that only occur joined as hashtags, such as "kitchenart" for "kitchen".
 */
export function filterCompletions(terms: readonly string[], onlyTags: ReadonlySet<string>, count: number): string[] {
  const offered: Stemmed[] = []
  for (const term of terms) {
    if (offered.length === count) break
    if (FUNCTION_WORDS.has(term)) continue
    const word = { term, en: toRoughStem(term, 'en'), de: toRoughStem(term, 'de') }
    const isKnown = offered.some((one) => areForms(one, word) || (onlyTags.has(term) && term.startsWith(one.term)))
    if (!isKnown) offered.push(word)
  }
  return offered.map(({ term }) => term)
}

type Stemmed = { term: string; en: string; de: string }

/**
 * Whether two words are forms of one: "kitchens" of "kitchen", "making" of "make", but neither "story" of "store" nor
 * "pine" of "pin".
 */
const areForms = (one: Stemmed, other: Stemmed): boolean =>
  (one.en === other.en && areEnglishForms(one.term, other.term)) ||
  (one.de === other.de && areGermanForms(one.term, other.term))

function areEnglishForms(one: string, other: string): boolean {
  const [end, otherEnd] = [endOf(one), endOf(other)]
  return end === otherEnd || end === null || otherEnd === null
}

/** The final vowel of the singular; null where the form doesn't show it. */
function endOf(word: string): string | null {
  if (/(ed|(s|x|z|ch|sh|o)es)$/.test(word)) return null
  if (/(ies|y)$/.test(word)) return 'y'
  // "Baking" comes from "bake", while "gardening" and "painting" are searched as such.
  return /(ings?|es?)$/.test(word) ? 'e' : ''
}

/** German forms must also share a meaning: Küche and Kuchen have the same stem. */
function areGermanForms(one: string, other: string): boolean {
  if (!isGermanWord(one) || !isGermanWord(other)) return false
  const meant = findRelatedWords(one, 'de').same
  const otherMeant = findRelatedWords(other, 'de').same
  const isShared = (word: string) => word === other || otherMeant.en.includes(word) || otherMeant.de.includes(word)
  return [...meant.en, ...meant.de].some(isShared)
}
