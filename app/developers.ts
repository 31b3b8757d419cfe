import type { FastifyInstance } from 'fastify'
import { memoize } from '#domain/memoize.ts'
import { escapeHtml } from '#domain/rules/format/escape-html.ts'
import { makeOpenApiDocument } from '#server/http/openapi.ts'
import type { ServerSettings } from '#server/settings.ts'

type Call = { tags: string[]; summary: string; description: string }
type Document = ReturnType<typeof makeOpenApiDocument>

/** The API documentation: an OpenAPI document, and a page to browse it. */
export async function developerRoutes(app: FastifyInstance, { settings }: { settings: ServerSettings }) {
  // Made on the first request: it takes a considerable part of a start, and few people ever need it.
  const document = memoize(() => makeOpenApiDocument(settings.productName, settings.publicUrl))
  const page = memoize(() => pageOf(document()))
  app.get('/openapi.json', (_, reply) => reply.header('cache-control', 'public, max-age=3600').send(document()))
  for (const slash of ['', '/'])
    app.get(`/developers${slash}`, (_, reply) => reply.type('text/html; charset=utf-8').send(page()))
  app.get('/developers/style.css', (_, reply) => reply.type('text/css').send(STYLE))
}

function pageOf({ info, paths, components }: Document): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call: call as Call })),
  )
  const groups = Map.groupBy(calls, ({ call }) => call.tags[0] ?? '')
  const names = [...groups.keys()].sort()
  const list = [...names, 'Things'].map((name) => `<li><a href="#${name}">${inWords(name)}</a></li>`).join('')
  const things = Object.entries(components.schemas).map(
    ([name, schema]) => `<details><summary><code>${name}</code></summary>${preOf(schema, `thing-${name}`)}</details>`,
  )
  const sections = names.map(
    (name) => `<section><h2 id="${name}">${escapeHtml(name)}</h2>${groups.get(name)?.map(callOf).join('')}</section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/developers/style.css"></head>
<body><nav aria-label="Resources"><a href="/">Home</a><ul>${list}</ul></nav>
<main><h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description).replace(/`([^`]+)`/g, '<code>$1</code>')}</p><p><a href="/openapi.json">openapi.json</a></p>${sections.join('')}<section><h2 id="Things">Things</h2>${things.join('')}</section></main></body></html>`
}

/** Allows line breaks between the words of a long name. */
const inWords = (name: string) => escapeHtml(name).replace(/(?<=[a-z])(?=[A-Z])/g, '<wbr>')

function callOf({ path, method, call }: { path: string; method: string; call: Call }): string {
  const { description, tags, summary, ...rest } = call
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></summary>
<p>${escapeHtml(description)}</p>${preOf(rest)}</details>`
}

/** Renders a schema as JSON in which the names of other schemas are links. */
function preOf(value: unknown, id?: string): string {
  const text = escapeHtml(JSON.stringify(value, null, 2))
  const linked = text.replace(/#\/components\/schemas\/([\w-]+)/g, '<a href="#thing-$1">$1</a>')
  return `<pre tabindex="0"${id ? ` id="${id}"` : ''}>${linked}</pre>`
}

const STYLE = `:root{color-scheme:light dark;--line:light-dark(#e4e4de,#333);--quiet:light-dark(#5c5f6b,#a9abb6)}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;display:grid;grid-template-columns:16rem 1fr;background:light-dark(#fff,#111);color:light-dark(#15161a,#f3f3f0)}
nav{padding:1.5rem;position:sticky;top:0;height:100vh;overflow:auto;border-inline-end:1px solid var(--line);font-size:14px}nav ul{list-style:none;padding:0;margin:.5rem 0}nav a{display:block;padding:.25rem .5rem;margin-inline:-.5rem;border-radius:8px;color:inherit;text-decoration:none;overflow-wrap:anywhere}nav a:hover{background:var(--line)}:focus-visible{outline:2px solid light-dark(#2b48d8,#9db0ff);outline-offset:2px}
a{color:light-dark(#2b48d8,#9db0ff)}main{padding:2rem;max-width:60rem;min-width:0}h1{font-size:28px}h2{font-size:20px;margin:2rem 0 .5rem}
details{border:1px solid var(--line);border-radius:12px;padding:.5rem 1rem;margin:.5rem 0}summary{cursor:pointer;overflow-wrap:anywhere}summary b{display:inline-block;min-width:4.5rem;color:var(--quiet)}
pre{overflow:auto;font-size:12px;max-height:30rem}p{color:var(--quiet)}@media(max-width:800px){body{display:block}nav{position:static;height:auto;max-height:40vh;border:0;border-block-end:1px solid var(--line)}nav a,summary{padding-block:.75rem}main{padding:1.5rem}}`
