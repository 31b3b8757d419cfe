import { spawnSync } from 'node:child_process'

const NOBODY = 65534
/** Encoding three sizes of a 4K video stays below; what needs more is meant to hurt. */
const MEMORY_BYTES = 6 * 2 ** 30
const CPU_SECONDS = 4 * 3600
const FILE_BYTES = 4 * 2 ** 30

/** What a command is put behind, and what of it this machine can't do. */
export type Fence = { before: string[]; lacks: string[]; user: number | null }

const works = (command: string[]) =>
  spawnSync(command[0]!, [...command.slice(1), 'true'], { stdio: 'ignore' }).status === 0

/**
 * ffmpeg reads what strangers send. Behind this it has no network, no rights but nobody's, bounded memory, processor time and
 * file sizes, yields to everything else, and dies with the process that started it.
 */
export function buildFence(): Fence {
  const isRoot = process.getuid?.() === 0
  const kinds: Record<string, string[][]> = {
    priority: [['nice', '-n', '10']],
    network: [
      ['unshare', '--net', '--'],
      ['unshare', '--user', '--map-current-user', '--net', '--'],
    ],
    limits: [['prlimit', `--as=${MEMORY_BYTES}`, `--cpu=${CPU_SECONDS}`, `--fsize=${FILE_BYTES}`, '--core=0', '--']],
    rights: isRoot
      ? [
          [
            'setpriv',
            `--reuid=${NOBODY}`,
            `--regid=${NOBODY}`,
            '--clear-groups',
            '--no-new-privs',
            '--pdeathsig=KILL',
            '--',
          ],
          ['setpriv', '--no-new-privs', '--pdeathsig=KILL', '--'],
        ]
      : [['setpriv', '--no-new-privs', '--pdeathsig=KILL', '--']],
  }
  const fence: Fence = { before: [], lacks: [], user: null }
  for (const [kind, ways] of Object.entries(kinds)) {
    const way = ways.find((one) => works([...fence.before, ...one]))
    if (!way) fence.lacks.push(kind)
    else fence.before.push(...way)
    if (kind === 'rights' && isRoot) {
      if (way === ways[0]) fence.user = NOBODY
      else fence.lacks.push('user')
    }
  }
  return fence
}
