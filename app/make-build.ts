import { glob, mkdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createBuilder } from 'vite'
import { makeIcons } from './make-icons.ts'
import { precompressFiles } from './pack.ts'

/** Builds for browser and server into the given folder, which appears only when the build is complete. */
const root = join(import.meta.dirname, '..')
const folder = process.argv[2] as string
const draft = `${folder}.${process.pid}`
const outDir = (name: string) => ({ build: { outDir: join(draft, name) } })
const environments = { client: outDir('client'), ssr: outDir('server'), worker: outDir('worker') }
const builder = await createBuilder({ root, logLevel: 'warn', mode: 'production', environments })
await builder.buildApp()
// Crash reports are read with the source maps; visitors don't get them.
await mkdir(join(draft, 'maps'))
for await (const file of glob(join(draft, 'client/assets/*.map')))
  await rename(file, join(draft, 'maps', basename(file)))
await makeIcons(draft)
await precompressFiles(join(draft, 'client/assets'))
// Another process may have been faster; its build is identical.
await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }))
