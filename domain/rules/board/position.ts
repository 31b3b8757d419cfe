const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const LENGTH = 11
const LARGEST = 62n ** BigInt(LENGTH) - 1n

/**
 * The place of a new thing in a custom order: before everything older, without looking at what is there. It is a whole
 * number of the `fractional-indexing` library (head P: eleven digits, counting down), so that anything can be put between.
 */
export function newestPosition(id: string): string {
  let rest = LARGEST - BigInt(id)
  let text = ''
  for (let digit = 0; digit < LENGTH; digit++) {
    text = DIGITS[Number(rest % 62n)] + text
    rest /= 62n
  }
  return `P${text}`
}
