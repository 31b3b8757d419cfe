import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { createLogger } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { type Built, buildWeb } from './build.ts'
import { withoutFalseAlarm } from './false-alarm.ts'

const MUST_NOT_REACH = ['ZodError', '_zod', 'act-on-board', 'disable_auth_failure_redirect', 'orbac_subject_id']
const JS_MOST = 150_000
const CSS_MOST = 25_000

let built: Built
beforeAll(async () => {
  built = await buildWeb()
}, 120_000)

const read = (path: string) => readFile(join(built.clientDir, path))

test('no schema, no option list and no zod reach the browser', async () => {
  const manifest = JSON.parse((await read('.vite/manifest.json')).toString())
  const scripts = Object.values<{ file: string }>(manifest).filter(({ file }) => file.endsWith('.js'))
  const texts = await Promise.all(scripts.map(({ file }) => read(file)))
  const all = texts.map(String).join('\n')
  expect(all).toContain('UserHomefeedResource')
  expect(MUST_NOT_REACH.filter((text) => all.includes(text))).toEqual([])
})

test.each(['home/Home', 'closeup/Closeup'])('%s loads little before anyone touches it', async (surface) => {
  const assets = built.assets.of(['domain/text/en/first.ts', `web/surfaces/${surface}.tsx`])
  const weigh = async (files: string[]) => {
    const packed = await Promise.all(files.map(async (file) => gzipSync(await read(file)).length))
    return packed.reduce((sum, size) => sum + size, 0)
  }
  expect(assets.styles.length).toBeGreaterThan(1)
  expect(await weigh([...assets.scripts, ...assets.preloads])).toBeLessThan(JS_MOST)
  expect(await weigh(assets.styles)).toBeLessThan(CSS_MOST)
})

test('what browsers load stands packed beside itself', async () => {
  const { scripts, styles } = built.assets.of(['web/surfaces/home/Home.tsx'])
  for (const file of [...scripts, ...styles]) {
    const [plain, gz, br] = await Promise.all([read(file), read(`${file}.gz`), read(`${file}.br`)])
    expect([gunzipSync(gz).equals(plain), brotliDecompressSync(br).equals(plain)]).toEqual([true, true])
  }
})

test('icons are made from the mark', async () => {
  const [favicon, icon] = await Promise.all([read('favicon.svg'), read('icons/512.png')])
  expect(favicon.toString()).toContain('<svg')
  expect(icon.subarray(1, 4).toString()).toBe('PNG')
})

test('a first start shows what a build warns of, and not what Vite says of its own plugin', () => {
  const heard: string[] = []
  const logger = { ...createLogger('warn'), warnOnce: (text: string) => heard.push(text) }
  const quiet = withoutFalseAlarm(logger as never)
  quiet.warnOnce('A PostCSS plugin did not pass the `from` option to `postcss.parse`.')
  quiet.warnOnce('Something else.')
  expect(heard).toEqual(['Something else.'])
})
