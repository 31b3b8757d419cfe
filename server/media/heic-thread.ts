import { parentPort } from 'node:worker_threads'
import heic from 'heic-decode'

type DecodeRequest = { bytes: Uint8Array; most: number }

/** Decodes one HEIC picture unless it is too large, then exits. */
parentPort?.once('message', async ({ bytes, most }: DecodeRequest) => {
  const images = await heic.all({ buffer: bytes })
  const [first] = images
  if (!first || first.width * first.height > most) parentPort?.postMessage({ isTooLarge: Boolean(first) })
  else parentPort?.postMessage(await first.decode())
  images.dispose()
})
