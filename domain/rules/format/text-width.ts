/** Advance widths of Figtree at weight 600, in thousandths of its size: the letters by width. */
const LETTERS: Readonly<Record<number, string>> = {
  204: '‘’',
  230: "'.",
  238: 'l ',
  247: ',`i\u00a0',
  257: '|·',
  284: ':;Ij',
  307: '!',
  336: '[]',
  363: 'r',
  372: '()°',
  381: '"“”f',
  392: '{}t',
  415: '-/\\1',
  436: '_',
  466: 's',
  484: 'z*',
  513: '?xk',
  524: 'a',
  533: 'LJ',
  544: 'cv',
  552: 'F–73ey$',
  565: 'nuh',
  572: '2T69^',
  580: '5oßø',
  591: 'qEdbP',
  597: 'gp',
  612: 'SB8',
  630: '4~+<=>×#Y',
  637: 'ZR',
  646: 'K0&',
  653: 'X',
  682: '…€',
  697: 'DA',
  708: 'UV',
  723: 'C',
  750: 'GH',
  774: 'N',
  785: 'OQ',
  808: '%w',
  838: '→¼',
  858: 'mM',
  876: '½æÆ',
  908: '¾',
  975: 'W',
  993: '@œŒ',
  1100: '—',
}
const WIDTHS = new Map(
  Object.entries(LETTERS).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)] as const)),
)
/** Average width of letters that Figtree lacks, which system fonts draw. */
const OTHER = 620
const FULL = 1000
const EMOJI = 1300
const isFull = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60\u{20000}-\u{3ffff}]/u
const isEmoji = /\p{Extended_Pictographic}/u
const hasNone = /[\p{M}\p{Cf}\p{Cc}]/u

/** Estimated width of a text in px on one line, without rendering: the same on the server and in every browser. */
export function estimateTextWidthPx(text: string, size: number): number {
  let sum = 0
  for (const letter of text.trim().replace(/\s+/g, ' ').normalize('NFC')) sum += widthOf(letter)
  return (sum * size) / 1000
}

/** An accented letter is as wide as its base letter. */
function widthOf(letter: string): number {
  const known = WIDTHS.get(letter) ?? WIDTHS.get(letter.normalize('NFD').charAt(0))
  if (known !== undefined) return known
  if (hasNone.test(letter)) return 0
  if (isEmoji.test(letter)) return EMOJI
  return isFull.test(letter) ? FULL : OTHER
}
