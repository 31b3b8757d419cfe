import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The script of a package's command, to be run by the current Node and not by one found in the PATH. */
export function findPackageProgram(pack: string, command = pack): string {
  const folder = join(import.meta.dirname, '../node_modules', pack)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}
