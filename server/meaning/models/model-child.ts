import { type ChildProcess, fork } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

type ChildReply<Answer> = { id: number; answer?: Answer; error?: string }
type Waiting<Answer> = { resolve: (answer: Answer) => void; reject: (error: Error) => void }

const TOO_LONG = 60_000

export type ModelProcess<Question, Answer> = {
  ask(question: Question): Promise<Answer>
  /** Number of pending questions. */
  waiting(): number
}

/**
 * Runs a model in a child process that starts with the first question and ends when idle, which frees its memory. Its
 * work never blocks the web server.
 */
export function makeModelProcess<Question, Answer>(file: string, idle: number): ModelProcess<Question, Answer> {
  let model: ChildProcess | undefined
  let ending: NodeJS.Timeout | undefined
  let lastId = 0
  const waiting = new Map<number, Waiting<Answer>>()

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, file), {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.unref()
    started.channel?.unref()
    started.on('message', ({ id, answer, error }: ChildReply<Answer>) => {
      if (answer !== undefined) waiting.get(id)?.resolve(answer)
      else waiting.get(id)?.reject(new Error(error))
    })
    const failed = () => {
      // The exit of an idle process must not reject the questions of its successor.
      if (model !== started) return
      model = undefined
      for (const one of [...waiting.values()]) one.reject(new Error('The model has ended.'))
    }
    started.on('error', failed).on('exit', failed)
    // SIGKILL, because in the middle of a picture the process would not react to another signal for seconds.
    const end = () => started.kill('SIGKILL')
    process.once('exit', end)
    started.on('exit', () => process.off('exit', end))
    model = started
    return started
  }

  function endSoon() {
    clearTimeout(ending)
    ending = setTimeout(() => {
      const unasked = model
      model = undefined
      unasked?.kill()
    }, idle)
    ending.unref()
  }

  return {
    waiting: () => waiting.size,
    ask(question) {
      clearTimeout(ending)
      const running = model ?? start()
      const id = ++lastId
      return new Promise<Answer>((resolve, reject) => {
        const timer = setTimeout(() => waiting.get(id)?.reject(new Error('The model does not answer.')), TOO_LONG)
        timer.unref()
        const done = () => {
          clearTimeout(timer)
          waiting.delete(id)
          if (!waiting.size) endSoon()
        }
        waiting.set(id, {
          resolve: (answer) => [done(), resolve(answer)],
          reject: (error) => [done(), reject(error)],
        })
        running.send({ id, question })
      })
    },
  }
}

/** The child's side: answers the parent's questions one after the other, and ends with the parent. */
export function serveModelQuestions<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  endFirst()
  let before: Promise<unknown> = Promise.resolve()
  process.on('message', ({ id, question }: { id: number; question: Question }) => {
    before = before.then(async () => {
      try {
        process.send?.({ id, answer: await answer(question) })
      } catch (failure) {
        process.send?.({ id, error: failure instanceof Error ? failure.message : String(failure) })
      }
    })
  })
  process.on('disconnect', () => process.exit())
}

/** When memory runs out, Linux kills this process before the server and the database, which work without it. */
function endFirst() {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000', { flag: 'r+' })
  } catch {
    // This file exists only on Linux.
  }
}
