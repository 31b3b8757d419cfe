import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path/posix'
import { parseSync } from 'rolldown/utils'
import { explainForbiddenFloor, listCrowdedRooms } from './floors.ts'

/**
 * The allowed imports between top folders (ARCHITECTURE.md). A folder may always import itself; e2e, bench and tools
 * are free.
 */
const arrows: Record<string, string[]> = {
  app: ['server', 'web', 'demo', 'domain'],
  web: ['ui', 'domain'],
  server: ['domain'],
  demo: ['server', 'domain'],
  ui: [],
  domain: [],
}

/** The allowed imports inside domain. Files directly in domain may be imported by all. */
const floors: Record<string, string[]> = {
  resources: ['rules', 'entities', 'constants', 'text'],
  rules: ['entities', 'constants', 'text'],
  entities: ['constants'],
  constants: [],
  text: ['constants'],
}

const runsInBrowsers = ['domain', 'web', 'ui']

/** The forbidden imports of a file, as a sentence each. Cycles are found by the linter. */
export function findForbiddenImports(file: string, source: string): string[] {
  const [top = '', floor = ''] = file.split('/')
  const isTest = /\.test\.tsx?$/.test(file)
  return importsOf(file, source).flatMap(({ from, unlikeNamespace }) => {
    const refuse = (why: string) => [`${file} imports ${from}: ${why}`]
    const target = from.startsWith('#') ? from.slice(1) : from.startsWith('.') ? join(file, '..', from) : undefined
    if (target === undefined) {
      if (from === 'zod' && unlikeNamespace) return refuse('write import * as z, which is a third of the size')
      if (isTest) return []
      if (from.startsWith('node:') && runsInBrowsers.includes(top)) return refuse(`${top} also runs in browsers`)
      if (top === 'domain' && from !== 'zod') return refuse('domain imports no package but zod')
      return []
    }
    const [toTop = '', toFloor = ''] = target.split('/')
    if (from.startsWith('.') && toTop !== top) return refuse(`write #${target}`)
    if (toTop !== top && !arrows[top]?.includes(toTop)) return refuse(`${top} may not import ${toTop}`)
    const inTesting = (path: string) => path.split('/').includes('testing')
    if (inTesting(target) && !inTesting(file) && !isTest) return refuse('testing folders are for tests')
    const otherFloor = top === 'domain' && floor !== toFloor && floor in floors && toFloor in floors
    if (otherFloor && !floors[floor]?.includes(toFloor))
      return refuse(`domain/${floor} may not import domain/${toFloor}`)
    const why = isTest || inTesting(file) ? undefined : explainForbiddenFloor(file, target)
    return why ? refuse(why) : []
  })
}

function importsOf(file: string, source: string) {
  const { module } = parseSync(file, source)
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      from: moduleRequest.value,
      unlikeNamespace: entries.some(({ isType, importName }) => !isType && importName.kind !== 'NamespaceObject'),
    })),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest }) => (moduleRequest ? { from: moduleRequest.value, unlikeNamespace: false } : [])),
    ...module.dynamicImports
      .map(({ moduleRequest }) => /^['"`](.*)['"`]$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[1])
      .flatMap((from) => (from ? { from, unlikeNamespace: false } : [])),
  ]
}

if (import.meta.main) {
  const files: string[] = []
  for await (const file of glob(`{${Object.keys(arrows)}}/**/*.{ts,tsx}`)) files.push(file.replaceAll('\\', '/'))
  const wrong = files
    .flatMap((file) => findForbiddenImports(file, readFileSync(file, 'utf8')))
    .concat(listCrowdedRooms(files))
  for (const sentence of wrong.sort()) console.log(sentence)
  process.exitCode = wrong.length > 0 ? 1 : 0
}
