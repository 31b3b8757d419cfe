import { plainText } from './page-values.ts'

/** A thing as a page describes it in schema.org's words, whichever way it is written down. */
export type PageNode = { readonly [property: string]: unknown }

const MOST_NODES = 500
const DEEPEST = 8

/** Where a page's own thing may stand: at the top, in a graph, or as what the page is about. */
const INSIDE = ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item', 'about']

/** The same without lists: beside a thing of the page's own, a list names what is like it. */
export const NOT_LISTED = INSIDE.filter((name) => name !== 'itemListElement')

/** The things that a page is about, in their order. What only stands inside another, as a review or a related product, is none. */
export function nodesIn(values: readonly unknown[], within: readonly string[] = INSIDE): PageNode[] {
  const found: PageNode[] = []
  const walk = (value: unknown, depth: number) => {
    if (depth > DEEPEST || found.length >= MOST_NODES) return
    if (Array.isArray(value)) for (const one of value.slice(0, MOST_NODES)) walk(one, depth + 1)
    if (!isNode(value)) return
    if (typesOf(value).length) found.push(value)
    for (const inside of within) if (value[inside] !== undefined) walk(value[inside], depth + 1)
  }
  for (const value of values) walk(value, 0)
  return found
}

export const isNode = (value: unknown): value is PageNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** "https://schema.org/Product" and "schema:Product" are Product. */
export const typesOf = (node: PageNode): string[] =>
  many(node['@type']).flatMap((type) => (typeof type === 'string' ? (type.split(/[/#:]/).at(-1) ?? []) : []))

export const many = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, MOST_NODES) : value === undefined || value === null ? [] : [value]

export const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

/** The nodes that a property has. */
export const nodesOf = (value: unknown): PageNode[] => many(value).filter(isNode)

/** A property as text: itself, or the name of the thing that it is. */
export function saidText(value: unknown, longest: number): string | null {
  for (const one of many(value)) {
    const said = isNode(one) ? (first(one.name) ?? one['@value']) : one
    const text = plainText(said, longest)
    if (text) return text
  }
  return null
}

/** A property as an address: itself, or where the thing that it is stands. */
export const saidAddresses = (value: unknown): unknown[] =>
  many(value).flatMap((one) => (isNode(one) ? many(one.contentUrl ?? one.url ?? one['@id']) : [one]))
