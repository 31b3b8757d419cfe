import { Fragment } from 'react'
import type { Block, Span } from '#domain/entities/text-page.ts'
import styles from './Blocks.module.css'

type Props = {
  blocks: readonly Block[]
  /** Whether headings have anchors; false in previews. */
  hasAnchors?: boolean
}

/** Renders text blocks as elements; no part of the text is parsed as HTML. */
export function Blocks({ blocks, hasAnchors = true }: Props) {
  return <div className={styles.blocks}>{blocks.map((block, at) => keyed(at, shown(block, hasAnchors)))}</div>
}

/** Blocks have no ids and never move, so their indexes serve as keys. */
const keyed = (at: number, element: React.ReactNode) => <Fragment key={String(at)}>{element}</Fragment>

function shown(block: Block, hasAnchors: boolean) {
  if (block.kind === 'paragraph') return <p>{words(block.spans)}</p>
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3'
    return <Heading id={hasAnchors ? block.id : undefined}>{words(block.spans)}</Heading>
  }
  const List = block.ordered ? 'ol' : 'ul'
  return <List>{block.items.map((item, at) => keyed(at, <li>{words(item)}</li>))}</List>
}

const words = (spans: readonly Span[]) => spans.map((span, at) => keyed(at, styled(span)))

function styled({ text, bold, href }: Span) {
  const inside = bold ? <strong>{text}</strong> : text
  return href ? <a href={href}>{inside}</a> : inside
}
