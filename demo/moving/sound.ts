const RATE = 22_050
/** Notes of a pentatonic scale, which sound well together. */
const TONES = [0, 2, 4, 7, 9, 12, 14, 16]

/** A quiet tune as a WAV file: a note every third of a second, each fading out. */
export function makeMelodyWav(seed: number, seconds: number): Buffer {
  const count = Math.round(seconds * RATE)
  const samples = Buffer.alloc(count * 2)
  const step = RATE / 3
  for (let at = 0; at < count; at++) {
    const note = Math.floor(at / step)
    const tone = TONES[(note * (3 + (seed % 4)) + seed + Math.floor(note / 8)) % TONES.length] ?? 0
    const age = (at % step) / step
    const hertz = 220 * 2 ** ((tone + (seed % 5)) / 12)
    const angle = (at / RATE) * hertz * Math.PI * 2
    const value = (Math.sin(angle) + 0.35 * Math.sin(angle * 2)) * Math.exp(-3.2 * age) * Math.min(1, age * 40) * 0.32
    samples.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), at * 2)
  }
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}

const LINES: Record<string, Record<string, [string, string]>> = {
  en: {
    sunrise: ['The sun comes up behind the hills.', 'Three birds are on their way.'],
    waves: ['A small boat sets out.', 'The sea carries it across.'],
    rain: ['Rain on the balcony.', 'The flowers don’t mind.'],
    growing: ['A seedling reaches for the light.', 'And opens at last.'],
    pottery: ['The clay rises on the wheel.', 'Slowly it finds its shape.'],
    cradle: ['One swings in, one swings out.', 'Over and over again.'],
    pancake: ['Wait for the bubbles.', 'Then flip it with a flick of the wrist.'],
    train: ['The last train of the night.', 'Lights are still on in town.'],
    fireflies: ['Fireflies over the meadow.', 'Each has its own rhythm.'],
    mandala: ['Rings turn against each other.', 'Until they meet again.'],
  },
  de: {
    sunrise: ['Die Sonne geht hinter den Hügeln auf.', 'Drei Vögel sind unterwegs.'],
    waves: ['Ein kleines Boot legt ab.', 'Das Meer trägt es hinüber.'],
    rain: ['Regen auf dem Balkon.', 'Den Blumen macht das nichts.'],
    growing: ['Ein Keimling streckt sich zum Licht.', 'Und blüht am Ende auf.'],
    pottery: ['Der Ton wächst auf der Scheibe.', 'Langsam findet er seine Form.'],
    cradle: ['Eine schwingt herein, eine hinaus.', 'Immer und immer wieder.'],
    pancake: ['Warte auf die Bläschen.', 'Dann wende ihn aus dem Handgelenk.'],
    train: ['Der letzte Zug der Nacht.', 'In der Stadt brennt noch Licht.'],
    fireflies: ['Glühwürmchen über der Wiese.', 'Jedes hat seinen eigenen Takt.'],
    mandala: ['Ringe drehen sich gegeneinander.', 'Bis sie sich wieder treffen.'],
  },
}

const clock = (ms: number) => {
  const seconds = ms / 1000
  return `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`
}

/** WebVTT captions of a scene, with one line for each half. */
export function makeCaptions(scene: string, language: string, duration: number): string {
  const [first, second] = LINES[language]![scene]!
  const half = duration / 2
  return `WEBVTT\n\n${clock(200)} --> ${clock(half - 200)}\n${first}\n\n${clock(half)} --> ${clock(duration - 200)}\n${second}\n`
}
