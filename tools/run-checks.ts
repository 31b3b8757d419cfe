import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { TestCount } from './count-tests.ts'

/** A program that ends with 0 if all is well: its title and its arguments for Node. */
export type Check = { title: string; args: string[] }

/** Runs all checks at once, each with its output in one piece, printed as soon as it ends. */
export async function runChecks(
  checks: Check[],
  { cwd, env, print }: { cwd: string; env: NodeJS.ProcessEnv; print: (text: string) => void },
): Promise<TestCount> {
  const passed = await Promise.all(
    checks.map(async ({ title, args }) => {
      const began = performance.now()
      const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => (output += text))
      const [code] = await once(child, 'close')
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      print(`\n${title}: ${code === 0 ? 'passed' : 'failed'}, ${seconds} s\n${output}`.trimEnd())
      return code === 0
    }),
  )
  const failed = passed.filter((isWell) => !isWell).length
  return { passed: passed.length - failed, failed }
}
