import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createBuilder } from 'vite'
import { makeIcons } from './make-icons.ts'
import { packFiles } from './pack.ts'

/** Builds for browser and server into the folder named, which is there when all of it is. */
const root = join(import.meta.dirname, '..')
const folder = process.argv[2] as string
const draft = `${folder}.${process.pid}`
const outDir = (name: string) => ({ build: { outDir: join(draft, name) } })
const environments = { client: outDir('client'), ssr: outDir('server') }
const builder = await createBuilder({ root, logLevel: 'warn', mode: 'production', environments })
await builder.buildApp()
await makeIcons(draft)
await packFiles(join(draft, 'client/assets'))
// Another start may have been faster; its build is the same.
await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }))
