import { memoize } from '#domain/memoize.ts'

/**
 * The files named in a page's head, found by walking the build's manifest from the surface's file. The font face comes
 * first.
 */
export type PageAssets = {
  scripts: string[]
  styles: string[]
  preloads: string[]
  fonts: string[]
  face?: { style: string; script: string }
}
/** Of the `later` files, only the styles are included. */
export type PageAssetFinder = { of: (files: readonly string[], later?: readonly string[]) => PageAssets }

export type ViteManifest = Record<
  string,
  { file: string; name?: string; imports?: string[]; css?: string[]; assets?: string[]; isEntry?: boolean }
>

const FACE = 'ui/face.'

export function makePageAssetFinder(manifest: ViteManifest): PageAssetFinder {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry && !key.startsWith(FACE))
  const [style, script] = ['css', 'ts'].map((kind) => `/${manifest[FACE + kind]?.file}`) as [string, string]
  const scripts = entries.map((key) => `/${manifest[key]?.file}`)
  // The manifest identifies a group of files only by its name.
  const groups = new Map(Object.keys(manifest).map((key) => [manifest[key]?.name, key]))
  const keyOf = (file: string) => (file in manifest ? file : (groups.get(file) ?? file))
  const find = memoize((files: string, later: string): PageAssets => {
    const seen = new Set<string>()
    const chunks = [...entries, ...files.split(',').map(keyOf)].flatMap((key) => walk(manifest, key, seen))
    const fonts = chunks.flatMap((chunk) => chunk.assets ?? []).filter((file) => /figtree-latin-.*\.woff2$/.test(file))
    const styled = [...chunks, ...later.split(',').flatMap((key) => walk(manifest, key, seen))]
    return {
      scripts,
      styles: unique(styled.flatMap((chunk) => chunk.css ?? [])),
      preloads: unique(chunks.map((chunk) => chunk.file)).filter((file) => !scripts.includes(file)),
      fonts: unique(fonts),
      face: { style, script },
    }
  })
  return { of: (files, later = []) => find(files.join(), later.join()) }
}

function walk(manifest: ViteManifest, key: string, seen: Set<string>): ViteManifest[string][] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [...(chunk.imports ?? []).flatMap((next) => walk(manifest, next, seen)), chunk]
}

const unique = (files: string[]) => [...new Set(files)].map((file) => `/${file}`)
