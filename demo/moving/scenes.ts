import { seededRandom } from '../pictures/random.ts'

/** Draws a scene at time `t`, which goes from 0 to 1; a loop ends where it began. */
export type MovingScene = (t: number, width: number, height: number, seed: number) => string

const TAU = Math.PI * 2
const { sin, cos, PI } = Math
const n = (value: number) => value.toFixed(1)
const mix = (a: number, b: number, t: number) => a + (b - a) * t
const colors = [
  ['#f4a259', '#5b8e7d', '#bc4b51', '#f4e285', '#2b3a55'],
  ['#ff9f9f', '#6a8caf', '#f7d9c4', '#3d405b', '#81b29a'],
  ['#ffd166', '#118ab2', '#ef476f', '#06d6a0', '#073b4c'],
] as const
const paint = (seed: number) => colors[seed % colors.length] ?? colors[0]
const spots = (seed: number, count: number) => {
  const random = seededRandom(seed + 77)
  return Array.from({ length: count }, () => [random.next(), random.next(), random.next()] as const)
}

const sunrise: MovingScene = (t, w, h, seed) => {
  const [sun, hill, , sky, dark] = paint(seed)
  const rise = sin(t * PI)
  const hills = [0.62, 0.72, 0.84].map((at, row) => {
    const top = Array.from(
      { length: 13 },
      (_, i) => `${n((i / 12) * w)},${n(h * (at + 0.05 * sin(i * 1.3 + row * 2 + seed)))}`,
    )
    return `<polygon points="0,${h} ${top.join(' ')} ${w},${h}" fill="${row === 2 ? dark : hill}" opacity="${0.55 + row * 0.2}"/>`
  })
  const birds = [0, 1, 2].map((i) => {
    const x = ((t * 1.2 + i * 0.13) % 1.2) * w - 20
    const y = h * (0.2 + 0.07 * i + 0.03 * sin(t * TAU * 3 + i))
    const wing = 7 * sin(t * TAU * 24 + i)
    return `<path d="M${n(x - 12)} ${n(y - wing)}Q${n(x)} ${n(y + 3)} ${n(x + 12)} ${n(y - wing)}" fill="none" stroke="${dark}" stroke-width="2.5" stroke-linecap="round"/>`
  })
  return `<rect width="${w}" height="${h}" fill="${dark}"/><rect width="${w}" height="${h}" fill="${sky}" opacity="${n(0.25 + 0.75 * rise)}"/>
    <circle cx="${n(w * mix(0.2, 0.8, t))}" cy="${n(h * (0.75 - 0.5 * rise))}" r="${n(w * 0.13)}" fill="${sun}"/>${birds.join('')}${hills.join('')}`
}

const waves: MovingScene = (t, w, h, seed) => {
  const [sail, sea, deck, sky, deep] = paint(seed + 1)
  const level = (x: number, row: number) =>
    h * (0.5 + row * 0.1) + sin((x / w) * TAU * 2 + t * TAU * (2 + row) + row) * h * 0.018
  const rows = [0, 1, 2, 3, 4].map((row) => {
    const top = Array.from({ length: 25 }, (_, i) => `${n((i / 24) * w)},${n(level((i / 24) * w, row))}`)
    return `<polygon points="0,${h} ${top.join(' ')} ${w},${h}" fill="${row % 2 ? deep : sea}" opacity="${0.5 + row * 0.1}"/>`
  })
  const x = w * mix(0.1, 0.9, t)
  const y = level(x, 1)
  const boat = `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(sin(t * TAU * 3) * 5)})"><path d="M-46 -6H46L32 18H-32Z" fill="${deck}"/><path d="M0 -10V-100L52 -18H4Z" fill="#fff"/><path d="M-6 -14V-86L-40 -18Z" fill="${sail}"/></g>`
  return `<rect width="${w}" height="${h}" fill="${sky}"/><circle cx="${n(w * 0.75)}" cy="${n(h * 0.2)}" r="${n(w * 0.1)}" fill="#fff" opacity=".8"/>${rows[0]}${rows[1]}${boat}${rows.slice(2).join('')}`
}

const rain: MovingScene = (t, w, h, seed) => {
  const [flower, leaf, roof, light, night] = paint(seed + 2)
  const drops = spots(seed, 70).map(([x, y, speed]) => {
    const fall = (y + t * (4 + Math.round(speed * 4))) % 1
    return `<line x1="${n(x * w)}" y1="${n(fall * h)}" x2="${n(x * w - 3)}" y2="${n(fall * h + 16)}" stroke="#cfe3f7" stroke-width="1.6" opacity=".7"/>`
  })
  const rings = spots(seed + 5, 9).map(([x, y, late]) => {
    const age = (t * 4 + late) % 1
    return `<ellipse cx="${n(x * w)}" cy="${n(h * (0.82 + y * 0.15))}" rx="${n(age * 34)}" ry="${n(age * 9)}" fill="none" stroke="#fff" opacity="${n(0.8 * (1 - age))}"/>`
  })
  const sway = sin(t * TAU * 2) * 6
  const pots = [0.25, 0.5, 0.75].map(
    (x, i) =>
      `<g transform="translate(${n(w * x)} ${n(h * 0.8)})"><path d="M0 0Q${n(sway)} -50 ${n(sway * 2)} -100" stroke="${leaf}" stroke-width="6" fill="none"/><circle cx="${n(sway * 2)}" cy="-104" r="${18 + i * 3}" fill="${i === 1 ? light : flower}"/><path d="M-26 0H26L18 42H-18Z" fill="${roof}"/></g>`,
  )
  return `<rect width="${w}" height="${h}" fill="${night}"/><rect y="${n(h * 0.8)}" width="${w}" height="${n(h * 0.2)}" fill="#5f7a92"/>${pots.join('')}${rings.join('')}${drops.join('')}`
}

const growing: MovingScene = (t, w, h, seed) => {
  const [bloom, leaf, pot, wall, soil] = paint(seed)
  const grown = sin((Math.min(t, 0.92) / 0.92) * (PI / 2))
  const tall = h * 0.55 * grown
  const leaves = Array.from({ length: 8 }, (_, i) => {
    const at = (i + 1) / 9
    const open = Math.max(0, Math.min(1, (grown - at) * 5))
    const y = h * 0.78 - h * 0.55 * at
    const side = i % 2 ? 1 : -1
    return open
      ? `<g transform="translate(${n(w / 2)} ${n(y)}) rotate(${n(side * (58 - 12 * open + 3 * sin(t * TAU * 3 + i)))}) scale(${n(open)})"><path d="M0 0Q26 -46 0 -110Q-26 -46 0 0" fill="${leaf}"/></g>`
      : ''
  })
  const petals = Math.max(0, (grown - 0.9) * 10)
  const flower = petals
    ? Array.from(
        { length: 9 },
        (_, i) =>
          `<ellipse transform="translate(${n(w / 2)} ${n(h * 0.78 - tall)}) rotate(${n(i * 40 + t * 60)}) scale(${n(petals)})" cx="0" cy="-34" rx="15" ry="32" fill="${bloom}"/>`,
      ).join('')
    : ''
  return `<rect width="${w}" height="${h}" fill="${wall}"/><circle cx="${n(w * (0.15 + 0.7 * t))}" cy="${n(h * 0.14)}" r="34" fill="#fff" opacity=".85"/>
    <line x1="${w / 2}" y1="${n(h * 0.78)}" x2="${w / 2}" y2="${n(h * 0.78 - tall)}" stroke="${leaf}" stroke-width="9"/>${leaves.join('')}${flower}<circle cx="${w / 2}" cy="${n(h * 0.78 - tall)}" r="${n(16 * petals)}" fill="${soil}"/><path d="M${n(w * 0.33)} ${n(h * 0.76)}H${n(w * 0.67)}L${n(w * 0.61)} ${n(h * 0.94)}H${n(w * 0.39)}Z" fill="${pot}"/>`
}

const pottery: MovingScene = (t, w, h, seed) => {
  const [clay, band, wheel, wall, floor] = paint(seed + 1)
  const rows = 26
  const body = Array.from({ length: rows }, (_, i) => {
    const at = i / (rows - 1)
    const shape = 0.16 + 0.1 * sin(at * PI * (1.1 + 0.7 * sin(t * PI)) + seed) * sin(t * PI)
    const y = h * (0.72 - at * 0.42 * (0.5 + 0.5 * sin(t * PI)))
    const x = w / 2 + sin(t * TAU * 14 + i * 0.2) * 2.5
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(w * shape)}" ry="${n(h * 0.016)}" fill="${i % 6 === 5 ? band : clay}"/>`
  })
  const marks = [0, 1, 2, 3, 4, 5].map((i) => {
    const turn = t * TAU * 8 + (i * TAU) / 6
    return `<circle cx="${n(w / 2 + cos(turn) * w * 0.3)}" cy="${n(h * 0.76 + sin(turn) * h * 0.035)}" r="5" fill="${floor}"/>`
  })
  return `<rect width="${w}" height="${h}" fill="${wall}"/><rect y="${n(h * 0.82)}" width="${w}" height="${n(h * 0.2)}" fill="${floor}"/><ellipse cx="${w / 2}" cy="${n(h * 0.76)}" rx="${n(w * 0.36)}" ry="${n(h * 0.055)}" fill="${wheel}"/>${marks.join('')}${body.join('')}`
}

const cradle: MovingScene = (t, w, h, seed) => {
  const [ball, frame, , wall, dark] = paint(seed + 2)
  const swing = cos(t * TAU * 5) * 0.7
  const balls = [0, 1, 2, 3, 4].map((i) => {
    const angle = i === 0 && swing > 0 ? swing : i === 4 && swing < 0 ? swing : 0
    const x = w / 2 + (i - 2) * w * 0.1
    const long = h * 0.42
    const [bx, by] = [x - sin(angle) * long, h * 0.24 + cos(angle) * long]
    return `<line x1="${n(x)}" y1="${n(h * 0.24)}" x2="${n(bx)}" y2="${n(by)}" stroke="${dark}" stroke-width="2"/><circle cx="${n(bx)}" cy="${n(by)}" r="${n(w * 0.05)}" fill="${ball}"/><circle cx="${n(bx - 6)}" cy="${n(by - 7)}" r="5" fill="#fff" opacity=".7"/>`
  })
  return `<rect width="${w}" height="${h}" fill="${wall}"/><path d="M${n(w * 0.2)} ${n(h * 0.85)}V${n(h * 0.24)}H${n(w * 0.8)}V${n(h * 0.85)}" fill="none" stroke="${frame}" stroke-width="12" stroke-linejoin="round"/>${balls.join('')}<rect x="${n(w * 0.12)}" y="${n(h * 0.84)}" width="${n(w * 0.76)}" height="${n(h * 0.05)}" rx="8" fill="${frame}"/>`
}

const pancake: MovingScene = (t, w, h, seed) => {
  const [butter, stove, pan, wall, dark] = paint(seed)
  const turn = (t * 3) % 1
  const up = turn < 0.6 ? sin((turn / 0.6) * PI) : 0
  const flip = turn < 0.6 ? (turn / 0.6) * TAU : 0
  const dip = turn > 0.9 ? (turn - 0.9) * 120 : 0
  const steam = [0, 1, 2, 3].map((i) => {
    const age = (t * 5 + i / 4) % 1
    return `<circle cx="${n(w * 0.42 + i * 26 + sin(age * 6 + i) * 10)}" cy="${n(h * (0.55 - age * 0.35))}" r="${n(8 + age * 22)}" fill="#fff" opacity="${n(0.35 * (1 - age))}"/>`
  })
  return `<rect width="${w}" height="${h}" fill="${wall}"/><rect y="${n(h * 0.74)}" width="${w}" height="${n(h * 0.3)}" fill="${stove}"/>${steam.join('')}
    <g transform="translate(0 ${n(dip)})"><rect x="${n(w * 0.7)}" y="${n(h * 0.655)}" width="${n(w * 0.3)}" height="18" rx="9" fill="${dark}"/><ellipse cx="${w / 2}" cy="${n(h * 0.67)}" rx="${n(w * 0.3)}" ry="${n(h * 0.045)}" fill="${dark}"/></g>
    <g transform="translate(${w / 2} ${n(h * 0.65 - up * h * 0.4)}) rotate(${n(up * 24)})"><ellipse rx="${n(w * 0.21)}" ry="${n(Math.max(4, Math.abs(cos(flip)) * h * 0.035))}" fill="${cos(flip) > 0 ? '#e9b872' : '#b9783a'}" stroke="${pan}" stroke-width="3"/><rect x="-14" y="-9" width="28" height="14" rx="3" fill="${butter}" opacity="${cos(flip) > 0 ? 1 : 0}"/></g>`
}

const train: MovingScene = (t, w, h, seed) => {
  const [lamp, body, roof, moon, night] = paint(seed + 1)
  const houses = [0.25, 0.6].map((speed, row) =>
    spots(seed + row, 14)
      .map(([x, tall, lit], i) => {
        const at = (((i / 14 - t * (row + 1)) % 1) + 1) % 1
        const left = at * w * 1.3 - w * 0.15
        const top = h * (0.35 + row * 0.1) + tall * h * 0.15
        const windows = [0, 1, 2, 3].map(
          (k) =>
            `<rect x="${n(left + 8 + (k % 2) * 22)}" y="${n(top + 14 + Math.floor(k / 2) * 30)}" width="12" height="16" fill="${sin(lit * 40 + k + Math.floor(t * 6)) > 0 ? lamp : night}"/>`,
        )
        return `<rect x="${n(left)}" y="${n(top)}" width="${n(w * (0.09 + x * 0.04))}" height="${h}" fill="${row ? '#26324a' : '#34425e'}" opacity="${speed + 0.4}"/>${windows.join('')}`
      })
      .join(''),
  )
  const cars = [0, 1, 2].map((i) => {
    const left = ((t * 1.6 - i * 0.36) % 1.6) * w
    const windows = [0, 1, 2].map(
      (k) =>
        `<rect x="${n(left + 16 + k * w * 0.1)}" y="${n(h * 0.76)}" width="${n(w * 0.075)}" height="${n(h * 0.035)}" rx="3" fill="${lamp}"/>`,
    )
    return `<rect x="${n(left)}" y="${n(h * 0.74)}" width="${n(w * 0.34)}" height="${n(h * 0.095)}" rx="10" fill="${body}"/><rect x="${n(left)}" y="${n(h * 0.735)}" width="${n(w * 0.34)}" height="8" rx="4" fill="${roof}"/>${windows.join('')}`
  })
  return `<rect width="${w}" height="${h}" fill="${night}"/><circle cx="${n(w * 0.78)}" cy="${n(h * 0.14)}" r="${n(w * 0.08)}" fill="${moon}"/>${houses.join('')}<rect y="${n(h * 0.84)}" width="${w}" height="${n(h * 0.16)}" fill="#1b2233"/>${cars.join('')}`
}

const fireflies: MovingScene = (t, w, h, seed) => {
  const [glow, grass, , , night] = paint(seed + 2)
  const flies = spots(seed, 34).map(([x, y, way], i) => {
    const px = w * x + sin(t * TAU * (1 + (i % 3)) + way * 9) * 40
    const py = h * (0.2 + y * 0.6) + cos(t * TAU * (1 + (i % 2)) + way * 7) * 34
    const bright = 0.25 + 0.75 * Math.max(0, sin(t * TAU * (2 + (i % 3)) + way * 20))
    return `<circle cx="${n(px)}" cy="${n(py)}" r="13" fill="${glow}" opacity="${n(bright * 0.25)}"/><circle cx="${n(px)}" cy="${n(py)}" r="4" fill="${glow}" opacity="${n(bright)}"/>`
  })
  const blades = spots(seed + 3, 60).map(
    ([x, tall, lean], i) =>
      `<path d="M${n((i / 60) * w)} ${h}Q${n((i / 60) * w + lean * 14)} ${n(h * 0.9)} ${n((i / 60) * w + sin(t * TAU + x * 6) * 14 + lean * 20)} ${n(h * (0.72 + tall * 0.14))}" stroke="${grass}" stroke-width="4" fill="none"/>`,
  )
  return `<rect width="${w}" height="${h}" fill="${night}"/>${spots(seed + 9, 40)
    .map(([x, y]) => `<circle cx="${n(x * w)}" cy="${n(y * h * 0.5)}" r="1.2" fill="#fff" opacity=".6"/>`)
    .join('')}${flies.join('')}${blades.join('')}`
}

const mandala: MovingScene = (t, w, h, seed) => {
  const tones = paint(seed)
  const parts = [5, 4, 3, 2, 1].flatMap((ring) =>
    Array.from({ length: 4 + ring * 2 }, (_, i) => {
      const angle = (i / (4 + ring * 2)) * 360 + t * 360 * (ring % 2 ? 1 : -1)
      const far = ring * w * 0.085 * (1 + 0.08 * sin(t * TAU * 2 + ring))
      const size = w * 0.06 * (1 + 0.25 * sin(t * TAU * 2 + ring * 1.7))
      return `<g transform="translate(${w / 2} ${h / 2}) rotate(${n(angle)})"><rect x="${n(-size / 2)}" y="${n(-far - size / 2)}" width="${n(size)}" height="${n(size)}" rx="${n(size * (ring % 3) * 0.2)}" transform="rotate(45 0 ${n(-far)})" fill="${tones[ring % 4]}"/></g>`
    }),
  )
  return `<rect width="${w}" height="${h}" fill="${tones[4]}"/>${parts.join('')}<circle cx="${w / 2}" cy="${h / 2}" r="${n(w * 0.05)}" fill="${tones[3]}"/>`
}

export const MOVING_SCENES: Record<string, MovingScene> = {
  sunrise,
  waves,
  rain,
  growing,
  pottery,
  cradle,
  pancake,
  train,
  fireflies,
  mandala,
}
