import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import type { Viewer } from '#domain/entities/viewer.ts'
import type { PageConfig } from '#web/page-config.ts'
import type { Route } from '#web/router/route.ts'
import { routes } from '#web/routes.tsx'
import { makeStore } from '#web/state/store.ts'
import { buildWeb, deleteOldBuilds, findOlderAsset, markBuildInUse, type WebBuild } from './build.ts'
import { makePositionResolver } from './resolve-positions.ts'
import { runInChildProcess } from './run-in-child-process.ts'

const MUST_NOT_REACH = [
  'ZodError',
  '"def":{"type"',
  'def:{type',
  'act-on-board',
  'disable_auth_failure_redirect',
  'orbac_subject_id',
]
const JS_MOST = 150_000

let built: WebBuild
beforeAll(async () => {
  built = await buildWeb()
}, 120_000)

const read = (path: string) => readFile(join(built.clientDir, path))

test('route.18 the first word of every page is known to the server, which gives it to nobody as a name', () => {
  expect([...built.pageWords]).toEqual(expect.arrayContaining(['settings', 'pin', 'pin_creation_tool', 'homefeed']))
  expect([...built.pageWords].filter((word) => !/^[a-z_]+$/.test(word))).toEqual([])
})

test('no schema, no option list and no zod reach the browser; every part can be asked for again', async () => {
  const manifest = JSON.parse((await read('.vite/manifest.json')).toString())
  const scripts = Object.values<{ file: string }>(manifest).filter(({ file }) => file.endsWith('.js'))
  const texts = await Promise.all(scripts.map(({ file }) => read(file)))
  const all = texts.map(String).join('\n')
  expect(all).toContain('UserHomefeedResource')
  expect(MUST_NOT_REACH.filter((text) => all.includes(text))).toEqual([])
  // Every dynamic import is wrapped: some browsers remember a failed import by its URL and never retry it.
  expect(all).toContain('loadJs(')
  expect(all).not.toMatch(/\bimport\(\s*(['"]|`[^$])/)
  // Each dynamic import loads the styles it needs.
  expect(all.match(/__vite__mapDeps\(\[/g)?.length).toBeGreaterThan(50)
})

test.each([
  ['home/Home', 25_000],
  ['closeup/Closeup', 27_000],
])('%s loads little before anyone touches it, its face included', async (surface, cssMost) => {
  const assets = built.assets.of(['domain/text/en/first.ts', `web/surfaces/${surface}.tsx`])
  const weigh = async (files: string[]) => {
    const packed = await Promise.all(files.map(async (file) => gzipSync(await read(file)).length))
    return packed.reduce((sum, size) => sum + size, 0)
  }
  expect(assets.styles.length).toBeGreaterThan(1)
  expect(await weigh([...assets.scripts, ...assets.preloads])).toBeLessThan(JS_MOST)
  expect(await weigh([assets.face?.style ?? '', ...assets.styles])).toBeLessThan(cssMost)
  const [style, script] = await Promise.all(
    [assets.face?.style, assets.face?.script].map(async (file) => (await read(file ?? '')).toString()),
  )
  expect(style).toMatch(/@font-face\{[^}]*Figtree[^}]*data:font\/woff2/)
  // Must not be a module, because modules run only after the first paint.
  expect(script).not.toMatch(/import|export/)
})

test('route.30 the numbers of a pin come with their own page alone: their screen with no other, nor what asks for them', async () => {
  const file = 'web/surfaces/analytics/PinAnalytics.tsx'
  const manifest = JSON.parse((await read('.vite/manifest.json')).toString())
  const screen = `/${manifest[file].file}`
  const loaded = (route: Route) => built.assets.of([route.file], route.later).preloads
  expect(routes.filter((route) => loaded(route).includes(screen)).map(({ name }) => name)).toEqual(['pin-analytics'])
  expect((await read(screen)).toString()).toContain('LinePlot')
  const viewer = { is_auth: true, id: '7', username: 'ada', view: {} } as Viewer
  const known = makeStore({ viewer, config: {} as PageConfig }).get()
  const place = { path: '/', params: { pin: '12', username: 'ada', board: 'b' }, query: new URLSearchParams(), viewer }
  const askers = routes.filter(({ asks }) =>
    asks?.(place, known).some(({ question }) => /PinAnalytics/.test(question.name)),
  )
  expect(askers.map(({ name }) => name)).toEqual(['pin-analytics'])
})

test('a visitor’s home and pin come without the rows of all pages, whatever else is asked for with them', async () => {
  const rows = built.assets.of(['routes']).preloads.at(-1) as string
  expect(rows).toMatch(/^\/assets\/routes-/)
  const config = { product_name: 'Bowerbird', public_url: 'http://here', locale: 'en' } as PageConfig
  const viewer = { type: 'viewer', is_auth: false, experiments: {}, view: {} } as unknown as Viewer
  const ask = async () => Promise.reject({ kind: 'not_found' })
  const brings = async (url: string, who: Partial<Viewer> = {}) => {
    const wish = { url, ask: ask as never, viewer: { ...viewer, ...who }, config, assets: built.assets }
    return (await built.render(wish)).html.includes(rows)
  }
  expect([await brings('/'), await brings('/pin/12/')]).toEqual([false, false])
  expect([
    await brings('/', { is_auth: true, full_name: 'Ada' }),
    await brings('/login/'),
    await brings('/a/b/'),
  ]).toEqual(Array(3).fill(true))
})

test('what browsers load stands packed beside itself', async () => {
  const { scripts, styles } = built.assets.of(['web/surfaces/home/Home.tsx'])
  for (const file of [...scripts, ...styles]) {
    const [plain, gz, br] = await Promise.all([read(file), read(`${file}.gz`), read(`${file}.br`)])
    expect([gunzipSync(gz).equals(plain), brotliDecompressSync(br).equals(plain)]).toEqual([true, true])
  }
})

test('source maps lie beside the build, out of reach of visitors, and know file and line', async () => {
  expect(globSync('**/*.map', { cwd: built.clientDir })).toEqual([])
  const scripts = globSync('assets/*.js', { cwd: built.clientDir })
  const resolvePositions = makePositionResolver(built.mapsDir)
  for (const name of scripts) {
    const text = (await read(name)).toString()
    expect(text).not.toContain('sourceMappingURL')
    // A dynamic import late in a file of one line is found only if every replacement before it kept the columns.
    const at = text.lastIndexOf('loadJs(')
    if (at < 0 || !name.includes('routes-')) continue
    const line = text.slice(0, at).split('\n').length
    const column = at - text.lastIndexOf('\n', at)
    const [, file = '', row = ''] = /at (web\/\S+?):(\d+)$/.exec(
      await resolvePositions(`at https://pins.example/${name}:${line}:${column}`),
    ) as RegExpExecArray
    const source = readFileSync(join(import.meta.dirname, '..', file), 'utf8').split('\n')[Number(row) - 1]
    expect(source).toContain('import(')
  }
})

test('icons are made from the mark', async () => {
  const [favicon, icon] = await Promise.all([read('favicon.svg'), read('icons/512.png')])
  expect(favicon.toString()).toContain('<svg')
  expect(icon.subarray(1, 4).toString()).toBe('PNG')
})

test('the last three builds are kept; what an interrupted build left goes, and what is being built stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-builds-'))
  const running = `now.${process.pid}`
  for (const [age, name] of ['a', 'b', 'c', 'd', 'left.4194305', running].entries()) {
    mkdirSync(join(folder, name))
    utimesSync(join(folder, name), 1_700_000_000 - age, 1_700_000_000 - age)
  }
  await deleteOldBuilds(folder)
  expect(readdirSync(folder).sort()).toEqual(['a', 'b', 'c', running])
  rmSync(folder, { recursive: true })
})

test('an old build is kept while a process that serves it runs, and no longer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-builds-'))
  for (const [age, name] of ['a', 'b', 'c', 'served', 'left'].entries()) {
    mkdirSync(join(folder, name))
    if (name === 'served') await markBuildInUse(join(folder, name))
    if (name === 'left') writeFileSync(join(folder, name, 'used-by.4194305'), '')
    utimesSync(join(folder, name), 1_700_000_000 - age, 1_700_000_000 - age)
  }
  await deleteOldBuilds(folder)
  expect(readdirSync(folder).sort()).toEqual(['a', 'b', 'c', 'served'])
  rmSync(folder, { recursive: true })
})

test('app.3 a page opened before an update finds its files in the older builds, and nothing else there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-builds-'))
  for (const name of ['old/client/assets', 'new/client/assets', 'old/server'])
    mkdirSync(join(folder, name), { recursive: true })
  for (const file of ['client/assets/part-a1.js', 'client/secret.js', 'server/entry.js'])
    writeFileSync(join(folder, 'old', file), '')
  expect(await findOlderAsset('part-a1.js', folder)).toEqual({
    name: 'part-a1.js',
    folder: join(folder, 'old/client/assets'),
  })
  for (const name of ['part-b2.js', '../secret.js', '..', '.', '../../server/entry.js', ''])
    expect(await findOlderAsset(name, folder)).toBeUndefined()
  rmSync(folder, { recursive: true })
})

test('app.3 the service worker is one script without imports or evaluated code', async () => {
  const worker = readFileSync(join(built.clientDir, '../worker/service-worker.js'), 'utf8')
  expect(worker).not.toMatch(/\bimport[ ({]|\bexport[ {]|importScripts|\beval\(|process\.env/)
  expect(gzipSync(worker).length).toBeLessThan(10_000)
})

test('what fails in a process of its own, such as a build, is one sentence with the place of the log, where the rest stands', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-failed-'))
  const log = join(folder, 'build.log')
  const failing = runInChildProcess('no-such-script.ts', [], { log, failed: 'The pages could not be built.' })
  await expect(failing).rejects.toThrow(`The pages could not be built. The log is ${log}.`)
  expect(await readFile(log, 'utf8')).toContain('no-such-script.ts')
  rmSync(folder, { recursive: true })
})
