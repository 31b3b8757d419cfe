import { Marked, type Token, type Tokens } from 'marked'
import type { Block, Span } from '#domain/entities/text-page.ts'
import { mayLinkTo } from '#domain/rules/text-page/text-page-rules.ts'

/** Values for the placeholders of a text. */
export type TextPlaceholders = { product: string; operator: string; contact: string; event_days: string }

/**
 * Markdown that is not supported and stays plain text, above all HTML. Supported are headings, paragraphs, lists, links
 * and bold.
 */
const NOT_READ = ['html', 'table', 'code', 'fences', 'blockquote', 'hr', 'lheading', 'def', 'tag', 'codespan', 'del']
const markdown = new Marked({
  breaks: true,
  tokenizer: Object.fromEntries(NOT_READ.map((name) => [name, () => undefined])),
})

/**
 * The parser takes time quadratic in the length of a run of marks and in the depth of a list. Therefore more than three
 * marks in a row stay plain text, and deep lists are flattened.
 */
const bounded = (body: string) =>
  body.replace(/[*_]{4,}/g, (run) => run.replace(/./g, '\\$&')).replace(/^[ \t]{9,}/gm, ' '.repeat(8))

/** Parses a text into blocks, and collects links that are not allowed, which are shown as plain text. */
export function toTextBlocks(body: string, blanks: TextPlaceholders): { blocks: Block[]; wrongLinks: string[] } {
  const wrongLinks: string[] = []
  const taken = new Set<string>()
  const spans = (tokens: Token[]) => joined(tokens.flatMap((token) => spansOf(token, {}, blanks, wrongLinks)))
  const blocks = markdown.lexer(bounded(body)).flatMap((token): Block[] => {
    if (token.type === 'heading') {
      const level = (token as Tokens.Heading).depth < 3 ? 2 : 3
      const { id, words } = withId(spans((token as Tokens.Heading).tokens), taken)
      return [{ kind: 'heading', level, id, spans: words }]
    }
    if (token.type === 'list') {
      const { ordered, items } = token as Tokens.List
      return [{ kind: 'list', ordered, items: items.flatMap(linesOf).map(spans) }]
    }
    return token.type === 'space' ? [] : [{ kind: 'paragraph', spans: spans([token]) }]
  })
  return { blocks, wrongLinks }
}

/** The lines of a list item, followed by those of nested lists, all on the same level. */
function linesOf({ tokens }: Tokens.ListItem): Token[][] {
  const own = tokens.filter(({ type }) => type !== 'list')
  const inner = tokens.filter((token): token is Tokens.List => token.type === 'list')
  return [own, ...inner.flatMap(({ items }) => items.flatMap(linesOf))]
}

function spansOf(token: Token, style: Omit<Span, 'text'>, blanks: TextPlaceholders, wrongLinks: string[]): Span[] {
  const inside = (more: Omit<Span, 'text'>) =>
    ((token as Tokens.Generic).tokens ?? []).flatMap((one) => spansOf(one, { ...style, ...more }, blanks, wrongLinks))
  if (token.type === 'strong' || token.type === 'em') return inside({ bold: true })
  if (token.type === 'br') return [{ text: '\n', ...style }]
  if (token.type === 'link') {
    if (mayLinkTo(token.href)) return inside({ href: token.href })
    wrongLinks.push(token.href)
    return inside({})
  }
  if (token.type !== 'image' && 'tokens' in token && token.tokens?.length) return inside({})
  return filled(token.type === 'escape' || token.type === 'text' ? token.text : token.raw, style, blanks)
}

/** Fills in the placeholders from the settings. Unknown placeholders stay as they are. */
export const fillPlaceholders = (text: string, blanks: TextPlaceholders) =>
  text.replace(/\{\{ (\w+) \}\}/g, (blank, name: string) => blanks[name as keyof TextPlaceholders] ?? blank)

/** Fills in the placeholders of a span; the operator's contact becomes a link. */
function filled(text: string, style: Omit<Span, 'text'>, blanks: TextPlaceholders): Span[] {
  return text.split(/(\{\{ contact \}\})/).flatMap((part) => {
    const { contact } = blanks
    if (part === '{{ contact }}')
      return { text: contact, ...style, href: contact.includes('://') ? contact : `mailto:${contact}` }
    return part ? { text: fillPlaceholders(part, blanks), ...style } : []
  })
}

/** Joins neighboring spans of the same style. */
function joined(spans: Span[]): Span[] {
  const all: Span[] = []
  for (const span of spans) {
    const last = all.at(-1)
    if (last && last.href === span.href && last.bold === span.bold) last.text += span.text
    else all.push({ ...span })
  }
  return all
}

const ID = /\s*\{#([a-z0-9-]{1,60})\}$/

/** The anchor id of a heading: `{#name}` at its end, else made of its words. */
function withId(spans: Span[], taken: Set<string>): { id: string; words: Span[] } {
  const last = spans.at(-1)
  const named = last && ID.exec(last.text)
  const words = named ? [...spans.slice(0, -1), { ...last, text: last.text.replace(ID, '') }] : spans
  const made = textOf(words)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  let id = named?.[1] ?? (made || 'part')
  while (taken.has(id)) id += '-2'
  taken.add(id)
  return { id, words }
}

const textOf = (spans: readonly Span[]) => spans.map(({ text }) => text).join('')
