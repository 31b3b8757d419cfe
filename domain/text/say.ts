import { memoize } from '../memoize.ts'
import type { en } from './en.ts'

export type TextKey = keyof typeof en
type Plural = { readonly one: string; readonly other: string }
export type TextCatalogue = { readonly [K in TextKey]: (typeof en)[K] extends string ? string : Plural }

type BlankNames<S extends string> = S extends `${string}{{ ${infer Name} }}${infer Rest}`
  ? Name | BlankNames<Rest>
  : never
type Wording<K extends TextKey> = (typeof en)[K] extends string
  ? (typeof en)[K]
  : (typeof en)[K] extends Plural
    ? (typeof en)[K]['other']
    : never

/** The values that a text needs; a missing one is a compile error. */
export type TextBlanks<K extends TextKey> = [BlankNames<Wording<K>>] extends [never]
  ? Record<string, never>
  : { [Name in BlankNames<Wording<K>>]: string | number }

type Rest<K extends TextKey> = [BlankNames<Wording<K>>] extends [never] ? [] : [values: TextBlanks<K>]

export type Say = <K extends TextKey>(key: K, ...values: Rest<K>) => string

/** Keys of texts without placeholders. */
export type PlainTextKey = { [K in TextKey]: Rest<K> extends [] ? K : never }[TextKey]

/**
 * Returns a function that formats texts with their {{ name }} placeholders. `count` selects the plural form and is
 * formatted in the locale's digits.
 */
export function makeSay(catalogue: TextCatalogue, locale: string): Say {
  return (key, ...rest) => formatText(catalogue, locale, key, (rest[0] ?? {}) as Record<string, string | number>)
}

/** Formats a text whose key is only known at run time, such as that of a refusal. */
export function formatText(
  catalogue: TextCatalogue,
  locale: string,
  key: TextKey,
  values: Record<string, string | number>,
): string {
  const wording = catalogue[key]
  const text = typeof wording === 'string' ? wording : pluralOf(wording, locale, Number(values.count))
  return text.replace(/\{\{ (\w+) \}\}/g, (_, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? value.toLocaleString(locale) : (value ?? '')
  })
}

const pluralRules = memoize((locale) => new Intl.PluralRules(locale))

function pluralOf(forms: Plural, locale: string, count: number): string {
  return pluralRules(locale).select(count) === 'one' ? forms.one : forms.other
}
