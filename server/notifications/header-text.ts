import type { NewsKind } from '#domain/rules/news/news-kinds.ts'
import type { Say } from '#domain/text/say.ts'

type Said = { names: string[]; count: number; amount: number; board: string }

/** The sentence of a notification: "Ada and 3 others saved your Pin". */
export function headerText(say: Say, kind: NewsKind, { names, count, amount, board }: Said): string {
  const who = whoDidIt(say, names, count)
  // The number chooses the plural form, whether or not the text names it.
  const said = { who, count, board }
  switch (kind) {
    case 'board_deleted':
      return say('news.board_deleted', { who, count: amount })
    case 'board_followed':
    case 'board_invite':
    case 'board_joined':
      return say(`news.${kind}`, said)
    case 'report_decided':
    case 'case_decided':
    case 'website_verified':
    case 'website_failed':
      return say(`news.${kind}`)
    default:
      return say(`news.${kind}`, said)
  }
}

function whoDidIt(say: Say, [first = '', second = '']: string[], count: number): string {
  if (count <= 1 || !second) return count > 1 ? say('news.others', { first, count: count - 1 }) : first
  return count === 2 ? say('news.both', { first, second }) : say('news.others', { first, count: count - 1 })
}
