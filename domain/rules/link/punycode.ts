const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700

/** RFC 3492: the letters behind the `xn--` form of a part of a host name; null when it stands for nothing. */
export function decodePunycode(part: string): string | null {
  const split = part.lastIndexOf('-')
  const letters = split > 0 ? Array.from(part.slice(0, split), (sign) => sign.codePointAt(0) as number) : []
  let [code, at, bias] = [128, 0, 72]
  let rest = split > 0 ? split + 1 : 0
  while (rest < part.length) {
    const before = at
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      const digit = digitOf(part[rest++])
      if (digit === null) return null
      at += digit * weight
      const threshold = k <= bias ? T_MIN : Math.min(k - bias, T_MAX)
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    bias = adapted(at - before, letters.length + 1, before === 0)
    code += Math.floor(at / (letters.length + 1))
    at %= letters.length + 1
    if (code > 0x10ffff) return null
    letters.splice(at++, 0, code)
  }
  return String.fromCodePoint(...letters)
}

function digitOf(sign: string | undefined): number | null {
  if (sign === undefined) return null
  const digit = Number.parseInt(sign, 36)
  if (Number.isNaN(digit)) return null
  return digit < 10 ? digit + 26 : digit - 10
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : delta >> 1
  rest += Math.floor(rest / count)
  let k = 0
  for (; rest > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - T_MIN))
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}
