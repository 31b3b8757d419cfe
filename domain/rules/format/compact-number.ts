type Step = { from: number; letter: string }

const STEPS: Step[] = [
  { from: 1e9, letter: 'b' },
  { from: 1e6, letter: 'm' },
  { from: 1e3, letter: 'k' },
]
const cjk = (hundredMillion: string, tenThousand: string): Step[] => [
  { from: 1e8, letter: hundredMillion },
  { from: 1e4, letter: tenThousand },
]

/** Numbers over 999 use k, m, b, or the units of Chinese, Japanese and Korean, with at most one decimal. */
export function formatCompactNumber(count: number, locale: string): string {
  const step = stepsOf(locale).find(({ from }) => count >= from)
  if (!step) return count.toLocaleString(locale)
  const tenths = Math.floor((count / step.from) * 10) / 10
  return tenths.toLocaleString(locale, { maximumFractionDigits: 1 }) + step.letter
}

function stepsOf(locale: string): Step[] {
  if (/^ko\b/.test(locale)) return cjk('억', '만')
  if (/^zh\b(?!-(TW|HK|MO|Hant))/.test(locale)) return cjk('亿', '万')
  return /^(zh|ja)\b/.test(locale) ? cjk('億', '万') : STEPS
}

/** Small counts stay numbers, so that texts find their plural form; large ones become text such as 1.2k. */
export const toPluralCount = (count: number, locale: string): number | string =>
  count < 1000 ? count : formatCompactNumber(count, locale)
