import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'

/** A position in a built script, as in the stacks of all browsers: `https://…/assets/name.js:1:234`. */
const POSITION = /[a-z]+:\/\/[^\s()]*\/assets\/([\w.-]+\.js)(?:\?\d+)?:(\d+):(\d+)/g
/** A parsed map takes some megabytes, and crashes that matter come from few files. */
const MAPS_IN_MEMORY = 3

/** Makes a function that replaces positions in built scripts by file and line of the sources. */
export function makePositionResolver(mapsDir: string): (stack: string) => Promise<string> {
  const maps = new LRUCache<string, SourceMap>({
    max: MAPS_IN_MEMORY,
    // Scripts of an older build have no map here.
    fetchMethod: async (name) =>
      readFile(join(mapsDir, `${name}.map`), 'utf8').then(
        (text) => new SourceMap(JSON.parse(text)),
        () => undefined,
      ),
  })
  return async (stack) => {
    const positions = [...stack.matchAll(POSITION)]
    const replacements = await Promise.all(
      positions.map(async ([position, name = '', line, column]) => {
        const entry = (await maps.fetch(name))?.findEntry(Number(line) - 1, Number(column) - 1)
        const isKnown = entry && 'originalSource' in entry && entry.originalSource
        return isKnown ? `${toPath(entry.originalSource)}:${entry.originalLine + 1}` : position
      }),
    )
    return stack.replace(POSITION, () => replacements.shift() as string)
  }
}

/** Sources are named relative to the script, which lies in dist/VERSION/client/assets. */
const toPath = (source: string) => source.replace(/^(?:\.\.\/)+/, '')
