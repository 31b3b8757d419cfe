import { parentPort } from 'node:worker_threads'
import { type TextPlaceholders, toTextBlocks } from './text-blocks.ts'

export type TextBlocksMessage = { parsed: ReturnType<typeof toTextBlocks>; cpuMs: number }

parentPort?.once('message', ({ body, placeholders }: { body: string; placeholders: TextPlaceholders }) => {
  const before = process.threadCpuUsage()
  const parsed = toTextBlocks(body, placeholders)
  parentPort?.postMessage({ parsed, cpuMs: process.threadCpuUsage(before).user / 1000 } satisfies TextBlocksMessage)
})
parentPort?.postMessage('ready')
