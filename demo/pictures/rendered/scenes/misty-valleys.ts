import type { LandscapeScene, Vec } from '../scene.ts'

/** Rolling hills; meadows and fields on gentle ground, woods on the rest. */
const ground = (from: readonly [number, number], high: number, meadow: Vec, woods: Vec, share: number, rows = 0) => `
#define HIGHEST ${(high * 1.15 + 0.2).toFixed(2)}
float woodsAt(vec2 p) { return smoothstep(${(0.72 - share * 0.45).toFixed(2)}, ${(0.78 - share * 0.45).toFixed(2)}, fbm2(p * 0.55 + 31.0, 3) + 0.12); }
float heightAt(vec2 p, int octaves) {
  vec2 q = p * 0.2 + vec2(${from[0].toFixed(2)}, ${from[1].toFixed(2)});
  float sum = 0.0, weight = 0.55;
  for (int i = 0; i < octaves; i++) { sum += weight * noise2(q); q = TURN * q * 1.95; weight *= i < 2 ? 0.42 : 0.36; }
  return ${high.toFixed(2)} * sum * (0.5 + sum) + 0.085 * firs(p) * woodsAt(p)${rows > 0 ? ` + 0.02 * abs(sin(p.x * ${rows.toFixed(1)} + 3.0 * noise2(p * 0.4))) * (1.0 - woodsAt(p))` : ''};
}
vec3 groundAt(vec3 p, vec3 n, float slope) {
  float patchy = fbm2(p.xz * 5.0, 4), field = noise2(floor(p.xz * 0.8 + 0.7 * noise2(p.xz * 0.7)) * 3.7);
  vec3 grass = vec3(${meadow}) * (0.55 + 0.5 * patchy + 0.5 * field);
  return mix(grass, vec3(${woods}) * (0.5 + 1.1 * patchy), woodsAt(p.xz));
}`

const GREEN: Vec = [0.12, 0.17, 0.04]
const WOODS: Vec = [0.02, 0.045, 0.02]

export const MISTY_VALLEYS: readonly LandscapeScene[] = [
  {
    size: [736, 1104],
    camera: { eye: [0, 2.9, 8], look: [0.5, 1.6, 0], lens: 36 },
    sun: { from: [-1.4, 0.5, -1.8], color: [4.2, 2.7, 1.4] },
    sky: { low: [1.0, 0.76, 0.52], high: [0.4, 0.52, 0.7] },
    air: { density: 0.022, color: [0.8, 0.66, 0.52], mist: 2.2, floor: 0.7, thins: 6 },
    ground: ground([4.2, 8.8], 3.2, GREEN, WOODS, 0.7),
    far: 40,
    film: { exposure: 1.5 },
  },
  {
    size: [736, 920],
    camera: { eye: [0, 1.8, 8], look: [-0.4, 1.0, 0], lens: 36 },
    sun: { from: [1.6, 1.2, 0.8], color: [2.8, 2.5, 2.0] },
    sky: { low: [0.68, 0.8, 0.9], high: [0.24, 0.46, 0.78], clouds: 0.55, cloud: [1, 1, 1], size: 0.5 },
    air: { density: 0.018, color: [0.6, 0.7, 0.8] },
    ground: ground([15.6, 2.9], 1.7, [0.17, 0.22, 0.05], WOODS, 0.25, 26),
    far: 45,
  },
  {
    size: [736, 1308],
    camera: { eye: [0, 2.9, 8], look: [0, 1.9, 0], lens: 32 },
    sun: { from: [0.9, 0.9, -1.6], color: [1.3, 1.2, 1.1] },
    sky: { low: [0.74, 0.79, 0.8], high: [0.5, 0.6, 0.68] },
    air: { density: 0.035, color: [0.66, 0.73, 0.74], mist: 2.4, floor: 0.8, thins: 5 },
    ground: ground([26.4, 12.3], 3.8, [0.05, 0.08, 0.05], [0.015, 0.035, 0.025], 1),
    far: 40,
    film: { saturation: 0.85, exposure: 1.35 },
  },
  {
    size: [736, 552],
    camera: { eye: [0, 1.7, 8], look: [0, 1.0, 0], lens: 28 },
    sun: { from: [-2.2, 0.42, -0.6], color: [4.6, 2.6, 1.1] },
    sky: { low: [0.95, 0.7, 0.5], high: [0.36, 0.46, 0.66], clouds: 0.3, cloud: [1, 0.8, 0.65] },
    air: { density: 0.028, color: [0.72, 0.58, 0.48], mist: 0.35, floor: 0.5, thins: 5 },
    ground: ground([37.9, 21.5], 1.6, [0.28, 0.2, 0.05], [0.05, 0.05, 0.015], 0.3, 34),
    far: 45,
  },
  {
    size: [736, 1104],
    camera: { eye: [0, 2.8, 8], look: [0.3, 1.4, 0], lens: 36 },
    sun: { from: [1.9, 0.8, -0.6], color: [3.4, 2.2, 1.2] },
    sky: { low: [0.8, 0.74, 0.68], high: [0.36, 0.5, 0.7] },
    air: { density: 0.03, color: [0.66, 0.6, 0.55], mist: 1.4, floor: 0.6, thins: 6 },
    ground: ground([48.1, 33.7], 3.2, [0.25, 0.17, 0.05], [0.22, 0.07, 0.015], 0.85),
    far: 40,
  },
  {
    size: [736, 736],
    camera: { eye: [0, 2.8, 7], look: [0, 1.0, 0], lens: 40 },
    sun: { from: [-1.2, 0.9, 0.9], color: [2.6, 2.3, 1.9] },
    sky: { low: [0.7, 0.8, 0.86], high: [0.3, 0.5, 0.76] },
    air: { density: 0.02, color: [0.62, 0.72, 0.76], mist: 0.3, floor: 0.4, thins: 6 },
    water: { level: 0.62, color: [0.01, 0.05, 0.05], waves: 0.06 },
    ground: ground([59.3, 44.1], 2.2, GREEN, WOODS, 0.75),
    far: 40,
  },
  {
    size: [736, 1104],
    camera: { eye: [0, 2.9, 8], look: [0, 1.8, 0], lens: 36 },
    sun: { from: [0.8, 0.3, -2.0], color: [3.6, 1.2, 1.0] },
    sky: { low: [0.9, 0.5, 0.46], high: [0.26, 0.24, 0.5], clouds: 0.45, cloud: [0.95, 0.5, 0.5], size: 0.4 },
    air: { density: 0.03, color: [0.5, 0.32, 0.42], mist: 2, floor: 0.7, thins: 6 },
    ground: ground([70.8, 5.2], 3.4, [0.07, 0.09, 0.06], [0.02, 0.03, 0.035], 0.9),
    far: 42,
    film: { exposure: 1.5 },
  },
  {
    size: [736, 1104],
    camera: { eye: [0, 1.6, 8], look: [-0.3, 0.9, 0], lens: 40 },
    sun: { from: [-0.8, 1.6, 0.8], color: [2.6, 2.4, 2.1] },
    sky: { low: [0.66, 0.8, 0.92], high: [0.2, 0.44, 0.8], clouds: 0.35, cloud: [1, 1, 1], size: 0.8 },
    air: { density: 0.014, color: [0.6, 0.7, 0.82] },
    ground: ground([81.4, 16.8], 1.6, [0.26, 0.14, 0.36], [0.04, 0.07, 0.03], 0.2, 44),
    far: 40,
  },
  {
    size: [736, 920],
    camera: { eye: [0, 3.0, 8], look: [0.2, 1.6, 0], lens: 34 },
    sun: { from: [1.0, 0.9, -0.6], color: [0.34, 0.42, 0.6] },
    sky: { low: [0.1, 0.15, 0.26], high: [0.012, 0.025, 0.07], stars: 0.4 },
    air: { density: 0.03, color: [0.09, 0.13, 0.21], mist: 2, floor: 0.7, thins: 6 },
    ground: ground([92.7, 27.4], 3.4, [0.05, 0.08, 0.06], [0.015, 0.03, 0.03], 0.85),
    far: 40,
    film: { exposure: 2.2 },
  },
  {
    size: [736, 552],
    camera: { eye: [2, 3.2, 8], look: [0, 2.0, 0], lens: 32 },
    sun: { from: [-1.6, 0.7, -1.2], color: [2.2, 2.0, 1.6] },
    sky: { low: [0.72, 0.82, 0.84], high: [0.36, 0.56, 0.72] },
    air: { density: 0.03, color: [0.62, 0.74, 0.76], mist: 2, floor: 0.6, thins: 5 },
    ground: ground([105.9, 31.2], 3.9, [0.08, 0.14, 0.06], [0.015, 0.05, 0.035], 0.6),
    far: 42,
  },
  {
    size: [736, 1308],
    camera: { eye: [0, 1.5, 8], look: [0.4, 0.95, 0], lens: 38 },
    sun: { from: [2.0, 0.6, 0.2], color: [3.8, 2.6, 1.5] },
    sky: { low: [0.82, 0.78, 0.74], high: [0.28, 0.46, 0.74], clouds: 0.65, cloud: [1, 0.92, 0.85], size: 0.35 },
    air: { density: 0.016, color: [0.64, 0.64, 0.66] },
    ground: ground([114.5, 49.6], 1.9, [0.2, 0.22, 0.05], [0.03, 0.05, 0.015], 0.4, 18),
    far: 42,
  },
  {
    size: [736, 920],
    camera: { eye: [0, 2.0, 8], look: [-0.2, 1.0, 0], lens: 36 },
    sun: { from: [-1.4, 0.6, 1.2], color: [2.0, 1.9, 2.0] },
    sky: { low: [0.76, 0.8, 0.88], high: [0.42, 0.54, 0.76] },
    air: { density: 0.03, color: [0.7, 0.75, 0.84], mist: 0.4, floor: 0.5, thins: 4 },
    water: { level: 0.5, color: [0.02, 0.05, 0.07], waves: 0.03 },
    ground: ground([125.1, 61.3], 2.2, [0.62, 0.65, 0.7], [0.06, 0.075, 0.085], 0.7),
    far: 40,
  },
]
