import { toPlainText } from './page-values.ts'

/** A schema.org object on a page, whatever its syntax. */
export type PageNode = { readonly [property: string]: unknown }

const MOST_NODES = 500
const DEEPEST = 8

/** Properties that may contain the main objects of a page: a graph, or the page's main entity. */
const INSIDE = ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item', 'about']

/** The same without lists: next to a main object, a list holds similar items. */
export const NESTED_EXCEPT_LISTS = INSIDE.filter((name) => name !== 'itemListElement')

/**
 * The main objects of a page, in order. Objects nested in others, such as reviews or related products, are left out.
 */
export function findPageNodes(values: readonly unknown[], within: readonly string[] = INSIDE): PageNode[] {
  const found: PageNode[] = []
  const walk = (value: unknown, depth: number) => {
    if (depth > DEEPEST || found.length >= MOST_NODES) return
    if (Array.isArray(value)) for (const one of value.slice(0, MOST_NODES)) walk(one, depth + 1)
    if (!isPageNode(value)) return
    if (schemaTypes(value).length) found.push(value)
    for (const inside of within) if (value[inside] !== undefined) walk(value[inside], depth + 1)
  }
  for (const value of values) walk(value, 0)
  return found
}

export const isPageNode = (value: unknown): value is PageNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The schema.org types of a node: "https://schema.org/Product" and "schema:Product" become Product. */
export const schemaTypes = (node: PageNode): string[] =>
  toValueList(node['@type']).flatMap((type) => (typeof type === 'string' ? (type.split(/[/#:]/).at(-1) ?? []) : []))

export const toValueList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, MOST_NODES) : value === undefined || value === null ? [] : [value]

export const firstValue = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

/** The nodes among the values of a property. */
export const toPageNodes = (value: unknown): PageNode[] => toValueList(value).filter(isPageNode)

/** A property as text: its own text, or the name of its object. */
export function toPropertyText(value: unknown, longest: number): string | null {
  for (const one of toValueList(value)) {
    const said = isPageNode(one) ? (firstValue(one.name) ?? one['@value']) : one
    const text = toPlainText(said, longest)
    if (text) return text
  }
  return null
}

/** A property as URLs: its own text, or the URL of its object. */
export const toPropertyUrls = (value: unknown): unknown[] =>
  toValueList(value).flatMap((one) => (isPageNode(one) ? toValueList(one.contentUrl ?? one.url ?? one['@id']) : [one]))
