import { Parser } from 'htmlparser2'
import { MICRODATA_ATTRIBUTES, MicrodataCollector } from './microdata.ts'

/** The relevant content of a page's tags, limited however large the page is. */
export type PageTags = {
  /** The page's title, else the heading with a title class. */
  title: string
  /** The text of the element whose id is "description". */
  described: string
  base: string
  metas: MetaTag[]
  images: ImageTag[]
  /** The URL of the page's oEmbed data. */
  oembed: string
  /** The page's URL for mobile devices. */
  mobile: string
  /** Data from JSON-LD scripts and from microdata. */
  jsonLd: unknown[]
  items: unknown[]
}
export type MetaTag = { name: string; content: string; isInHead: boolean }
export type ImageTag = Partial<Record<(typeof OF_IMAGE)[number], string>>

/** Maximum depth of elements, as in browsers. */
const DEPTH = 512
const ATTRIBUTES = 1000
const METAS = 300
const IMAGES = 500
const LONGEST = 8000
const JSON_LD_SCRIPTS = 20
const JSON_LD_LONGEST = 512 * 1024
const CHUNK = 16 * 1024

const OF_IMAGE = ['src', 'srcset', 'data-src', 'width', 'height'] as const
const KEPT = new Set<string>([...OF_IMAGE, ...MICRODATA_ATTRIBUTES, 'property', 'name', 'rel', 'type', 'media'])
/** Tags that may occur in the head; any other tag begins the body. */
const HEAD = new Set(['html', 'head', 'title', 'meta', 'link', 'base', 'script', 'style', 'noscript', 'template'])
/** Sources of a title, best first. */
const TITLES = ['title', 'post-title', 'entry-title', 'title-heading'] as const
type Caught = (typeof TITLES)[number] | 'description'

/** Stops parsing of a page that is nested too deeply or has too many attributes; tags found before count. */
class Enough extends Error {}

/** Parses a page in one pass, with time and memory linear in its length. */
export function parsePageTags(html: string, deadline = Number.POSITIVE_INFINITY): PageTags {
  const reading = new Reading()
  const parser = new Parser(reading)
  try {
    for (let at = 0; at < html.length && performance.now() < deadline; at += CHUNK)
      parser.write(html.slice(at, at + CHUNK))
    parser.end()
  } catch (error) {
    if (!(error instanceof Enough)) throw error
  }
  return reading.tags()
}

class Reading {
  #depth = 0
  #tag = ''
  #attributes = new Map<string, string>()
  #attributeCount = 0
  #isInBody = false
  /** Number of open elements whose content is not shown: templates, drawings, and noscript. */
  #open = { template: 0, svg: 0, noscript: 0 }
  #catching: { what: Caught; depth: number } | undefined
  #texts = new Map<Caught, string>()
  #base = ''
  #metas: MetaTag[] = []
  #images: ImageTag[] = []
  #oembed = ''
  #mobile = ''
  #script: string | undefined
  #jsonLd: unknown[] = []
  #microdata = new MicrodataCollector()

  onopentagname(name: string) {
    this.#tag = name
    this.#attributes.clear()
    this.#attributeCount = 0
    if (++this.#depth > DEPTH) throw new Enough()
    if (!HEAD.has(name)) this.#isInBody = true
    if (name in this.#open) this.#open[name as 'svg']++
    if (name === 'title' && !this.#open.svg) this.#catch('title')
  }

  onattribute(name: string, value: string) {
    if (++this.#attributeCount > ATTRIBUTES) throw new Enough()
    if (value.length > LONGEST) return
    if (KEPT.has(name) && !this.#attributes.has(name)) this.#attributes.set(name, value)
    if (name === 'id' && value === 'description') this.#catch('description')
    if (name !== 'class' || !/title/i.test(value)) return
    const classes = value.split(/\s+/)
    const named = (['post-title', 'entry-title'] as const).find((one) => classes.includes(one))
    if (named ?? this.#tag === 'h1') this.#catch(named ?? 'title-heading')
  }

  onopentag(name: string) {
    if (this.#open.template) return
    this.#microdata.open(name, this.#attributes, this.#depth)
    const isJsonLd = name === 'script' && /^application\/ld\+json/i.test(this.#attributes.get('type')?.trim() ?? '')
    if (isJsonLd && this.#jsonLd.length < JSON_LD_SCRIPTS) this.#script = ''
  }

  ontext(text: string) {
    if (this.#script !== undefined && this.#script.length < JSON_LD_LONGEST) this.#script += text
    this.#microdata.text(text)
    if (!this.#catching || this.#open.template) return
    const { what } = this.#catching
    const known = this.#texts.get(what) ?? ''
    if (known.length < LONGEST) this.#texts.set(what, known + text.slice(0, LONGEST))
  }

  /** Also called for empty elements, after all their attributes were read. */
  onclosetag(name: string) {
    if (!this.#open.template) this.#keep(name)
    if (name in this.#open) this.#open[name as 'svg'] = Math.max(0, this.#open[name as 'svg'] - 1)
    if (this.#catching && this.#catching.depth >= this.#depth) this.#catching = undefined
    if (name === 'script' && this.#script !== undefined) this.#readJsonLd(this.#script)
    this.#microdata.close(this.#depth)
    this.#depth--
  }

  #catch(what: Caught) {
    // Takes the first element of each kind that has text.
    if (!this.#catching && !this.#texts.get(what)?.trim()) this.#catching = { what, depth: this.#depth }
  }

  #readJsonLd(text: string) {
    this.#script = undefined
    try {
      this.#jsonLd.push(JSON.parse(text.trim().replace(/^<!--|-->$|^\/\/<!\[CDATA\[|\/\/\]\]>$/g, '')))
    } catch {
      // Invalid JSON is ignored; the rest of the page counts.
    }
  }

  #keep(name: string) {
    const read = (key: string) => this.#attributes.get(key) ?? ''
    if (name === 'base') this.#base ||= read('href')
    if (name === 'link' && /^(application|text)\/json\+oembed$/i.test(read('type'))) this.#oembed ||= read('href')
    if (name === 'link' && /\balternate\b/i.test(read('rel')) && /handheld|max-(device-)?width/i.test(read('media')))
      this.#mobile ||= read('href')
    if (name === 'img' && this.#images.length < IMAGES)
      this.#images.push(Object.fromEntries(OF_IMAGE.flatMap((key) => (read(key) ? [[key, read(key)]] : []))))
    if (name !== 'meta' || this.#metas.length === METAS) return
    const named = read('property') || read('name') || read('itemprop')
    const isInHead = !this.#isInBody && !this.#open.noscript
    if (named) this.#metas.push({ name: named, content: read('content') || read('value'), isInHead })
  }

  tags(): PageTags {
    const textOf = (what: Caught) => this.#texts.get(what)?.trim() ?? ''
    const title = TITLES.map(textOf).find(Boolean) ?? ''
    const described = textOf('description')
    const said = { jsonLd: this.#jsonLd, items: this.#microdata.items }
    return {
      title,
      described,
      base: this.#base,
      metas: this.#metas,
      images: this.#images,
      oembed: this.#oembed,
      mobile: this.#mobile,
      ...said,
    }
  }
}
