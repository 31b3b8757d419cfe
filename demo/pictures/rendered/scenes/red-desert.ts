import type { LandscapeScene, Vec } from '../scene.ts'

/** Mesas of layered rock between dunes: rock rises in steps, sand has ripples. */
const ground = (
  from: readonly [number, number],
  high: number,
  steps: number,
  rock: Vec,
  band: Vec,
  sand: Vec,
  share = 0.5,
) => `
#define HIGHEST ${(high * 1.25 + 0.3).toFixed(2)}
float heightAt(vec2 p, int octaves) {
  vec2 q = p * 0.2 + vec2(${from[0].toFixed(2)}, ${from[1].toFixed(2)});
  float n = fbm2(q, 4) + 0.04 * fbm2(p * 1.6, octaves - 2);
  float rise = smoothstep(${(0.66 - share * 0.3).toFixed(2)}, ${(0.86 - share * 0.3).toFixed(2)}, n) * ${steps.toFixed(1)}, whole_ = floor(rise), part = rise - whole_;
  float tableland = (whole_ + smoothstep(0.25, 0.75, part)) / ${steps.toFixed(1)};
  float dune = 0.32 * abs(noise2(p * vec2(0.3, 0.55) + 9.0) * 2.0 - 1.0) + 0.10 * abs(noise2(p * vec2(0.9, 1.6)) * 2.0 - 1.0);
  return ${high.toFixed(2)} * tableland * (0.85 + 0.3 * noise2(q * 3.0)) + dune * (1.0 - tableland) + 0.05 * fbm2(p * 2.5, octaves - 1) * tableland;
}
vec3 groundAt(vec3 p, vec3 n, float slope) {
  float layer = noise2(vec2(p.y * 8.0 + 0.8 * fbm2(p.xz * 0.8, 3), 3.5)), fine = noise2(vec2(p.y * 40.0, p.x * 0.5));
  vec3 stone = mix(vec3(${rock}), vec3(${band}), smoothstep(0.3, 0.75, layer)) * (0.7 + 0.4 * fine + 0.3 * fbm2(p.xz * 9.0, 3));
  vec3 dust = vec3(${sand}) * (0.85 + 0.12 * sin(p.z * 46.0 + 5.0 * noise2(p.xz * 2.0)) * smoothstep(0.2, 0.02, slope) + 0.2 * fbm2(p.xz * 4.0, 3));
  float brush = step(0.86, hash2(ivec2(floor(p.xz * 9.0)))) * smoothstep(0.5, 0.2, length(fract(p.xz * 9.0) - 0.5)) * smoothstep(0.15, 0.05, slope);
  return mix(mix(dust, stone, smoothstep(0.16, 0.34, slope)), vec3(0.09, 0.1, 0.05), brush * 0.7);
}`

const RED: Vec = [0.36, 0.12, 0.05]
const CREAM: Vec = [0.55, 0.3, 0.17]
const SAND: Vec = [0.5, 0.27, 0.13]

export const RED_DESERT: readonly LandscapeScene[] = [
  {
    size: [736, 1104],
    camera: { eye: [0, 1.1, 8], look: [0.3, 0.95, 0], lens: 40 },
    sun: { from: [-2.0, 0.6, 0.8], color: [4.4, 2.6, 1.4] },
    sky: { low: [0.8, 0.68, 0.6], high: [0.22, 0.4, 0.72] },
    air: { density: 0.016, color: [0.68, 0.52, 0.45] },
    ground: ground([2.9, 7.7], 1.9, 3, RED, CREAM, SAND),
    far: 45,
  },
  {
    size: [736, 552],
    camera: { eye: [0, 0.9, 8], look: [0, 0.75, 0], lens: 34 },
    sun: { from: [1.4, 1.3, 0.9], color: [3.0, 2.7, 2.3] },
    sky: { low: [0.62, 0.76, 0.9], high: [0.14, 0.38, 0.78], clouds: 0.45, cloud: [1, 1, 1], size: 0.5 },
    air: { density: 0.012, color: [0.66, 0.68, 0.74] },
    ground: ground([13.8, 3.6], 1.7, 2, [0.4, 0.15, 0.07], CREAM, [0.52, 0.33, 0.19], 0.4),
    far: 50,
  },
  {
    size: [736, 1308],
    camera: { eye: [0, 0.7, 8], look: [-0.3, 1.0, 0], lens: 38 },
    sun: { from: [0.5, 0.2, -2.0], color: [4.6, 2.0, 0.9] },
    sky: { low: [1.05, 0.6, 0.34], high: [0.3, 0.3, 0.52], clouds: 0.4, cloud: [1, 0.55, 0.4], size: 0.4 },
    air: { density: 0.04, color: [0.85, 0.5, 0.32] },
    ground: ground([24.6, 13.1], 2.2, 2, RED, [0.45, 0.2, 0.1], SAND, 0.45),
    far: 50,
    film: { exposure: 1.25 },
  },
  {
    size: [736, 920],
    camera: { eye: [0, 1.3, 8], look: [0.2, 0.6, 0], lens: 40 },
    sun: { from: [2.2, 0.5, 0.1], color: [4.2, 2.7, 1.5] },
    sky: { low: [0.86, 0.74, 0.6], high: [0.3, 0.5, 0.78] },
    air: { density: 0.014, color: [0.74, 0.62, 0.5] },
    ground: ground([35.1, 24.9], 1.2, 1, CREAM, SAND, [0.6, 0.4, 0.21], 0.05),
    far: 45,
  },
  {
    size: [736, 1104],
    camera: { eye: [0, 1.0, 8], look: [0, 1.1, 0], lens: 42 },
    sun: { from: [1.2, 0.9, 0.4], color: [0.42, 0.5, 0.68] },
    sky: { low: [0.1, 0.14, 0.26], high: [0.01, 0.02, 0.065], stars: 0.5 },
    air: { density: 0.015, color: [0.09, 0.12, 0.2] },
    ground: ground([46.7, 35.3], 2.1, 3, RED, CREAM, SAND),
    far: 45,
    film: { exposure: 2.4 },
  },
  {
    size: [736, 736],
    camera: { eye: [0, 2.9, 7], look: [0, 0.9, 0], lens: 42 },
    sun: { from: [-1.6, 0.8, -0.4], color: [3.6, 2.6, 1.7] },
    sky: { low: [0.74, 0.74, 0.76], high: [0.26, 0.46, 0.76] },
    air: { density: 0.02, color: [0.66, 0.6, 0.6] },
    ground: ground([57.2, 46.8], 2.4, 5, [0.34, 0.14, 0.08], [0.5, 0.34, 0.24], SAND, 0.75),
    far: 45,
  },
  {
    size: [736, 1104],
    camera: { eye: [0, 0.8, 8], look: [0.4, 0.8, 0], lens: 38 },
    sun: { from: [-1.2, 0.36, -1.6], color: [3.8, 1.8, 1.3] },
    sky: { low: [0.9, 0.56, 0.52], high: [0.3, 0.28, 0.52] },
    air: { density: 0.03, color: [0.66, 0.42, 0.42], mist: 0.12, floor: 0.1, thins: 3 },
    ground: ground([68.5, 5.4], 2.0, 2, [0.28, 0.12, 0.09], [0.4, 0.2, 0.14], [0.46, 0.28, 0.2], 0.4),
    far: 48,
    film: { exposure: 1.3 },
  },
  {
    size: [736, 920],
    camera: { eye: [0, 1.5, 8], look: [-0.2, 1.0, 0], lens: 36 },
    sun: { from: [0.8, 1.5, 0.8], color: [2.8, 2.6, 2.3] },
    sky: { low: [0.7, 0.8, 0.9], high: [0.18, 0.42, 0.8], clouds: 0.3, cloud: [1, 1, 1] },
    air: { density: 0.01, color: [0.7, 0.72, 0.78] },
    ground: ground([79.8, 16.4], 1.8, 6, [0.5, 0.36, 0.24], [0.36, 0.14, 0.1], [0.6, 0.5, 0.36], 0.7),
    far: 45,
  },
  {
    size: [736, 1104],
    camera: { eye: [0, 0.9, 8], look: [0, 0.6, 0], lens: 42 },
    sun: { from: [-2.2, 0.34, -0.2], color: [4.6, 2.4, 1.1] },
    sky: { low: [0.9, 0.66, 0.46], high: [0.3, 0.42, 0.66] },
    air: { density: 0.012, color: [0.75, 0.54, 0.4] },
    ground: ground([90.4, 27.7], 1.0, 1, CREAM, SAND, [0.56, 0.3, 0.13], 0.1),
    far: 45,
  },
  {
    size: [736, 552],
    camera: { eye: [0, 1.4, 8], look: [0, 1.0, 0], lens: 36 },
    sun: { from: [1.6, 0.5, -1.2], color: [3.6, 2.2, 1.3] },
    sky: { low: [0.86, 0.7, 0.6], high: [0.34, 0.44, 0.64], clouds: 0.65, cloud: [0.9, 0.72, 0.62], size: 0.35 },
    air: { density: 0.022, color: [0.7, 0.55, 0.46] },
    ground: ground([101.9, 38.5], 2.3, 4, RED, [0.5, 0.28, 0.16], SAND, 0.6),
    far: 50,
    film: { exposure: 1.15 },
  },
  {
    size: [736, 1308],
    camera: { eye: [0, 0.8, 8], look: [0.2, 1.5, 0], lens: 40 },
    sun: { from: [-0.9, 1.0, 1.4], color: [3.0, 2.4, 1.8] },
    sky: { low: [0.6, 0.74, 0.88], high: [0.1, 0.32, 0.72] },
    air: { density: 0.01, color: [0.64, 0.66, 0.72] },
    ground: ground([112.3, 49.1], 3.0, 2, [0.42, 0.16, 0.07], CREAM, [0.54, 0.34, 0.2], 0.6),
    far: 45,
  },
  {
    size: [736, 920],
    camera: { eye: [0, 1.2, 8], look: [-0.2, 0.7, 0], lens: 40 },
    sun: { from: [1.8, 0.8, 0.4], color: [2.6, 2.4, 2.1] },
    sky: { low: [0.74, 0.82, 0.88], high: [0.34, 0.54, 0.78], clouds: 0.5, cloud: [0.95, 0.96, 1], size: 0.6 },
    air: { density: 0.02, color: [0.72, 0.76, 0.8] },
    water: { level: 0.16, color: [0.03, 0.1, 0.1], waves: 0.06 },
    ground: ground([123.7, 60.6], 1.5, 2, [0.4, 0.2, 0.12], [0.55, 0.4, 0.28], [0.55, 0.42, 0.3], 0.45),
    far: 45,
  },
]
