// Loaded before the product: React reads this while it is imported, and is 2.6 times as fast in production.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

process.env.NODE_ENV ??= 'production'
// What was compiled once is kept, so that the next start is quicker and its memory smaller.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'))
