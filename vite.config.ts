import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const WITH_SCHEMAS = /\/domain\/(resources|entities)\/[\w-]+\.ts$|\/domain\/(taken|id)\.ts$/

/**
 * A page learns name and verb of a question and plain values; no schema, and so no zod, reaches the browser. What renders pages has
 * none either: the server has them already, and would hold all of them twice.
 */
function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === 'zod') this.error(`${importer} brings zod into the pages.`)
    },
    async load(id) {
      if (!WITH_SCHEMAS.test(id)) return
      const values: Record<string, unknown> = await import(pathToFileURL(id).href)
      return Object.entries(values)
        .map(([name, value]) => [name, name.endsWith('Resource') ? questionsOf(value as object) : plain(value)])
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}

const NO_ROOT = '\0no-root'

/** Only browsers bring a root of React to life: what renders pages has none of that part, which is the largest. */
function withoutRoots(): Plugin {
  return {
    name: 'without-roots',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId: (source) => (source === 'react-dom/client' ? NO_ROOT : null),
    load: (id) => (id === NO_ROOT ? 'export const createRoot = undefined' : null),
  }
}

/** What could not be loaded can be loaded later, in every browser; see web/state/import-again.ts. */
function importsAgain(): Plugin {
  return {
    name: 'imports-again',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    // After Vite has found by them which styles each part needs.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk')
            chunk.code = chunk.code.replace(/\bimport\(([`'"]\.\/[\w.-]+\.js[`'"])\)/g, 'importAgain($1)')
      },
    },
  }
}

function questionsOf(resource: object) {
  const lean = Object.entries(resource).map(([verb, { name }]) => [verb, { name, verb }])
  return Object.fromEntries(lean)
}

function plain(value: unknown): unknown {
  const isSchema = typeof value === 'object' && value !== null && '_zod' in value
  return isSchema || typeof value === 'function' ? undefined : value
}

/** What every page needs is one file, what every grid needs another, the rows of all pages a third: forty small ones would pack worse. */
const groups = [
  // With what a visitor's page loads by itself and shares with the rows of all pages, which it does not need.
  {
    name: 'base',
    test: /\/(web\/entry-client\.tsx|domain\/(resources\/(boards|users)|rules\/link\/verdict)\.ts)$/,
    priority: 2,
  },
  { name: 'grid', test: /\/web\/surfaces\/grid\/PinGrid\.tsx$/, priority: 1 },
  { name: 'routes', test: /\/web\/routes\.tsx$/, priority: 0 },
]

export default defineConfig({
  plugins: [react(), withoutSchemas(), withoutRoots(), importsAgain()],
  appType: 'custom',
  publicDir: false,
  optimizeDeps: { exclude: ['zod'] },
  ssr: { noExternal: ['lucide-react', 'zustand'] },
  build: {
    target: 'es2022',
    sourcemap: false,
    cssMinify: true,
    // Lists of what each later part imports would weigh 5 kB on every page: a later part asks for its imports itself.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          input: ['web/entry-client.tsx', 'ui/face.css', 'ui/face.ts'],
          output: { codeSplitting: { groups } },
        },
      },
    },
    ssr: {
      build: { ssr: true, rolldownOptions: { input: 'web/entry-server.tsx' } },
    },
  },
  builder: {},
})
