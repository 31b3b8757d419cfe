type Item = { '@type': string[] } & Record<string, unknown>
type Caught = { item: Item; names: string[]; depth: number; text: string }

const MOST_ITEMS = 300
const MOST_VALUES = 3000
const LONGEST = 4000
/** The attribute that holds the value, by element name. */
const SAID_BY: Record<string, string> = {
  a: 'href',
  area: 'href',
  link: 'href',
  img: 'src',
  source: 'src',
  video: 'src',
  iframe: 'src',
  time: 'datetime',
  data: 'value',
  meter: 'value',
}
export const MICRODATA_ATTRIBUTES = [
  'itemscope',
  'itemtype',
  'itemprop',
  'content',
  'href',
  'src',
  'datetime',
  'value',
] as const

/** Collects microdata from a parser's events, as items with properties in the shape of JSON-LD. */
export class MicrodataCollector {
  readonly items: Item[] = []
  #scopes: { item: Item; depth: number }[] = []
  #catching: Caught[] = []
  #itemCount = 0
  #valueCount = 0

  open(tag: string, attributes: ReadonlyMap<string, string>, depth: number) {
    const names = (attributes.get('itemprop') ?? '').split(/\s+/).filter(Boolean)
    const scope = this.#scopes.at(-1)?.item
    if (attributes.has('itemscope')) {
      if (++this.#itemCount > MOST_ITEMS) return
      const item: Item = { '@type': (attributes.get('itemtype') ?? '').split(/\s+/).filter(Boolean) }
      if (scope && names.length) this.#add(scope, names, item)
      else this.items.push(item)
      this.#scopes.push({ item, depth })
    } else if (scope && names.length) {
      const said = attributes.get('content') ?? attributes.get(SAID_BY[tag] ?? '')
      if (said !== undefined) this.#add(scope, names, said)
      else if (this.#catching.length < 20) this.#catching.push({ item: scope, names, depth, text: '' })
    }
  }

  text(text: string) {
    for (const caught of this.#catching) if (caught.text.length < LONGEST) caught.text += text.slice(0, LONGEST)
  }

  close(depth: number) {
    while ((this.#catching.at(-1)?.depth ?? -1) >= depth) {
      const caught = this.#catching.pop() as Caught
      this.#add(caught.item, caught.names, caught.text.trim())
    }
    while ((this.#scopes.at(-1)?.depth ?? -1) >= depth) this.#scopes.pop()
  }

  /** A repeated property gets several values. */
  #add(item: Item, names: string[], value: unknown) {
    for (const name of names.slice(0, 10)) {
      if (++this.#valueCount > MOST_VALUES || name === '@type' || name === '__proto__') return
      const known = Object.hasOwn(item, name) ? item[name] : undefined
      item[name] = known === undefined ? value : Array.isArray(known) ? [...known, value] : [known, value]
    }
  }
}
