import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The script behind a package's command, to be run by the Node that runs us and not by one found in the PATH. */
export function programOf(pack: string, command = pack): string {
  const folder = join(import.meta.dirname, '../node_modules', pack)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}
