import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { basename } from 'node:path/posix'
import { parseSync } from 'rolldown/utils'

/** Exported names that two files may share, and why. */
const SHARED_NAMES: Record<string, string> = {}

/** Pairs of files with the same exports on purpose, generated types, and the places of React components. */
const isExempt = (file: string, name: string) =>
  file.startsWith('domain/text/') || file === 'server/db/tables.ts' || (file.endsWith('.tsx') && /^[A-Z]/.test(name))

/** The names that a file exports itself; a schema and its type count as one. */
export function exportedNames(file: string, source: string): string[] {
  const { staticExports } = parseSync(file, source).module
  const own = staticExports.flatMap(({ entries }) => entries).filter(({ moduleRequest }) => !moduleRequest)
  const names = own.flatMap(({ exportName }) => exportName.name ?? [])
  return [...new Set(names)].filter((name) => !isExempt(file, name))
}

/** A sentence for each exported name that occurs in several files. */
export function repeatedNames(exported: ReadonlyMap<string, readonly string[]>): string[] {
  const filesByName = new Map<string, string[]>()
  for (const [file, names] of exported)
    for (const name of names) filesByName.set(name, [...(filesByName.get(name) ?? []), file])
  return [...filesByName]
    .filter(([name, files]) => files.length > 1 && !(name in SHARED_NAMES))
    .map(([name, files]) => `${name} is exported by ${files.sort().join(' and ')}: qualify all but one`)
}

/** What comments and titles of tests may cite: rows of docs/behaviours.md, and pages of decisions/ by number. */
export type Citable = { rows: ReadonlySet<string>; decisions: ReadonlySet<string> }

const TITLE = /\b(?:describe|test|it)(?:\.\w+)*(?:\(.*\))?\(\s*(['"`])(.*?)\1/g
const OUTSIDE = /\b(?:Spec \d\S*|D\d{1,3}\b|Decisions,|spec\/\w+)/g

/** A sentence for each citation in comments and titles of tests that a reader of the repository can't follow. */
export function brokenCitations(file: string, source: string, { rows, decisions }: Citable): string[] {
  const areas = new Set([...rows].map((row) => row.split('.')[0]))
  const titles = [...source.matchAll(TITLE)].map(([, , title = '']) => title)
  const texts = [...parseSync(file, source).comments.map(({ value }) => value), ...titles]
  const cited = texts.flatMap((text) => [
    ...(text.match(OUTSIDE) ?? []),
    ...[...text.matchAll(/\b([a-zA-Z]+)\.(\d+)\b/g)]
      .map(([, area = '', number]) => `${area.toLowerCase()}.${number}`)
      .filter((row) => areas.has(row.split('.')[0]) && !rows.has(row)),
    ...[...text.matchAll(/\bdecisions?[/ ](\d{3})\b/g)].flatMap(([whole, page = '']) =>
      decisions.has(page) ? [] : whole,
    ),
  ])
  return [...new Set(cited)].map((citation) => `${file} cites ${citation}, which is not in the repository`)
}

if (import.meta.main) {
  const behaviours = readFileSync('docs/behaviours.md', 'utf8')
  const citable = {
    rows: new Set([...behaviours.matchAll(/^- `([a-z]+\.\d+)`/gm)].map(([, row]) => row as string)),
    decisions: new Set<string>(),
  }
  for await (const page of glob('decisions/*.md'))
    citable.decisions.add(basename(page.replaceAll('\\', '/')).slice(0, 3))
  const exported = new Map<string, string[]>()
  const wrong: string[] = []
  for await (const path of glob(['{app,bench,demo,domain,e2e,server,tools,ui,web}/**/*.{ts,tsx}', '*.ts'])) {
    const file = path.replaceAll('\\', '/')
    const source = readFileSync(file, 'utf8')
    if (!/\.test\.tsx?$/.test(file)) exported.set(file, exportedNames(file, source))
    // Its examples cite what isn't there.
    if (file !== 'tools/names.test.ts') wrong.push(...brokenCitations(file, source, citable))
  }
  wrong.push(...repeatedNames(exported))
  for (const sentence of wrong.sort()) console.log(sentence)
  process.exitCode = wrong.length > 0 ? 1 : 0
}
