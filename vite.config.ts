import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { z } from 'zod'

const WITH_SCHEMAS = /\/domain\/(resources|entities)\/[\w-]+\.ts$|\/domain\/(taken|id)\.ts$/

/**
 * In the browser a question has only its name, verb and plain values; no schemas, and thus no zod. The renderer has
 * none either, because the server already has them and would hold all of them twice.
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

/** Only browsers hydrate React roots, so the renderer's build omits that part, which is the largest. */
function withoutRoots(): Plugin {
  return {
    name: 'without-roots',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId: (source) => (source === 'react-dom/client' ? NO_ROOT : null),
    load: (id) => (id === NO_ROOT ? 'export const createRoot = undefined' : null),
  }
}

/** Makes failed imports retryable in every browser (web/state/import-again.ts). Same length, or source maps would be off. */
function importsAgain(): Plugin {
  return {
    name: 'imports-again',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    // Runs after Vite has used the imports to find the styles of each part.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk')
            chunk.code = chunk.code.replace(/\bimport\(([`'"]\.\/[\w.-]+\.js[`'"])\)/g, 'loadJs($1)')
      },
    },
  }
}

function questionsOf(resource: object) {
  const lean = Object.entries(resource).map(([verb, { name }]) => [verb, { name, verb }])
  return Object.fromEntries(lean)
}

function plain(value: unknown): unknown {
  const isSchema = value instanceof z.ZodType
  return isSchema || typeof value === 'function' ? undefined : value
}

/**
 * One file for what every page needs, one for grids, and one for all routes: forty small files would compress worse.
 */
const groups = [
  // Includes what a visitor's page loads by itself and shares with the routes file, which it does not need.
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
    // Without a comment in the scripts: browsers don't load them, and make-build.ts moves them aside.
    sourcemap: 'hidden',
    cssMinify: true,
    // Lists of each lazy part's imports would weigh 5 kB on every page, so a lazy part requests its imports itself.
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
      build: { ssr: true, sourcemap: false, rolldownOptions: { input: 'web/entry-server.tsx' } },
    },
    // The service worker is one script under a fixed name, not a module.
    worker: {
      consumer: 'client',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        sourcemap: false,
        rolldownOptions: {
          input: 'web/service-worker/service-worker.ts',
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    },
  },
  builder: {},
})
