const STEPS = [
  { from: 1e9, letter: 'b' },
  { from: 1e6, letter: 'm' },
  { from: 1e3, letter: 'k' },
]
const CJK_STEPS = [
  { from: 1e8, letter: '億' },
  { from: 1e4, letter: '万' },
]

/** Spec 5, fmt.6: numbers over 999 use k, m, b (Chinese, Japanese and Korean 万, 億), with one digit after the point at most. */
export function compactNumber(count: number, locale: string): string {
  const steps = /^(zh|ja|ko)\b/.test(locale) ? CJK_STEPS : STEPS
  const step = steps.find(({ from }) => count >= from)
  if (!step) return count.toLocaleString(locale)
  const tenths = Math.floor((count / step.from) * 10) / 10
  return tenths.toLocaleString(locale, { maximumFractionDigits: 1 }) + step.letter
}
