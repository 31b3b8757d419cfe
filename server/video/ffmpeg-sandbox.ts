import { spawnSync } from 'node:child_process'

const NOBODY = 65534
/**
 * Limit of the address space: more than encoding an 8K video in three sizes needs, and available on a machine with 2
 * GB.
 */
const MEMORY_BYTES = 1.25 * 2 ** 30
const CPU_SECONDS = 4 * 3600
const FILE_BYTES = 4 * 2 ** 30

/** Command prefix that isolates ffmpeg, and the protections that this machine lacks. */
export type FfmpegSandbox = { before: string[]; lacks: string[]; user: number | null }

const works = (command: string[]) =>
  spawnSync(command[0]!, [...command.slice(1), 'true'], { stdio: 'ignore' }).status === 0

/**
 * Builds the sandbox for ffmpeg, which reads untrusted files: no network, the user nobody, limited memory, CPU time
 * and file sizes, low priority, and an end together with its parent process.
 */
export function makeFfmpegSandbox(): FfmpegSandbox {
  const isRoot = process.getuid?.() === 0
  const kinds: Record<string, string[][]> = {
    priority: [['nice', '-n', '10']],
    network: [
      ['unshare', '--net', '--'],
      ['unshare', '--user', '--map-current-user', '--net', '--'],
    ],
    limits: [
      [
        'prlimit',
        `--as=${MEMORY_BYTES}`,
        `--cpu=${CPU_SECONDS}:${CPU_SECONDS + 60}`,
        `--fsize=${FILE_BYTES}`,
        '--core=0',
        '--',
      ],
    ],
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
  const fence: FfmpegSandbox = { before: [], lacks: [], user: null }
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
