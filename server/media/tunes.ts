import type { FastifyInstance } from 'fastify'
import { TUNES, type Tune, tunePath } from '#domain/constants/tunes.ts'
import { memoize } from '#domain/memoize.ts'

const RATE = 16_000
/** `beat` is the seconds between two notes; notes are in half tones above A3, null is a rest. Tunes loop seamlessly. */
const SCORES: Record<Tune, { beat: number; notes: (number | null)[] }> = {
  morning: {
    beat: 0.32,
    notes: [3, 7, 10, 15, 14, 10, 7, null, 5, 8, 12, 17, 15, 12, 10, null, 3, 7, 10, 15, 19, 15, 10, null],
  },
  river: {
    beat: 0.24,
    notes: [0, 7, 12, 7, 3, 7, 12, 7, 5, 8, 12, 8, 3, 7, 10, 7, 0, 7, 12, 7, 3, 7, 15, 14, 12, 7, 3, 7, 5, 2, 0, null],
  },
  evening: { beat: 0.55, notes: [0, 4, 7, 11, 9, 7, 4, null, 2, 5, 9, 12, 11, 7, 4, null] },
}

/**
 * Adds a plucked string (Karplus-Strong): noise that circulates in a loop as long as the note's period, softened with
 * each turn.
 */
function pluck(into: Float32Array, at: number, halfTones: number, seed: number): void {
  const period = Math.round(RATE / (220 * 2 ** (halfTones / 12)))
  let state = seed
  const string = Float32Array.from({ length: period }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 1_073_741_824 - 1
  })
  for (let step = 0; step < RATE * 1.6; step++) {
    const here = step % period
    const next = string[(here + 1) % period] ?? 0
    const now = string[here] ?? 0
    into[(at + step) % into.length] = (into[(at + step) % into.length] ?? 0) + now * 0.3
    string[here] = 0.498 * (now + next)
  }
}

/** A tune as a WAV file: 8 bits, mono, a few hundred kilobytes. */
const tuneFile = memoize((tune: Tune): Buffer => {
  const { beat, notes } = SCORES[tune]
  const sound = new Float32Array(Math.round(notes.length * beat * RATE))
  for (const [at, note] of notes.entries()) if (note !== null) pluck(sound, Math.round(at * beat * RATE), note, at + 1)
  const header = Buffer.alloc(44)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(36 + sound.length, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(RATE, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(sound.length, 40)
  return Buffer.concat([header, Uint8Array.from(sound, (level) => 128 + Math.max(-127, Math.min(127, level * 127)))])
})

const A_YEAR = 'public, max-age=31536000, immutable'

/** Routes of the audio files that stories use as music. */
export async function tuneRoutes(app: FastifyInstance): Promise<void> {
  for (const tune of TUNES)
    app.get(tunePath(tune), (_, reply) => reply.header('cache-control', A_YEAR).type('audio/wav').send(tuneFile(tune)))
}
