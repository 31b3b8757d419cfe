import type { LandscapeScene, Vec } from '../scene.ts'

/** Sharp ridges; snow lies where the ground is high and not too steep, fir woods below. */
const ground = (from: readonly [number, number], high: number, snow: number, rock: Vec, wood: Vec, firs = 1) => `
#define HIGHEST ${(high * 1.08).toFixed(2)}
float heightAt(vec2 p, int octaves) {
  vec2 q = p * 0.12 + vec2(${from[0].toFixed(2)}, ${from[1].toFixed(2)});
  float sum = 0.0, weight = 0.5, before = 1.0;
  for (int i = 0; i < octaves; i++) {
    float n = 1.0 - abs(noise2(q) * 2.0 - 1.0);
    n *= n; sum += n * weight * before; before = clamp(n * 1.2, 0.0, 1.0);
    q = TURN * q * 2.1; weight *= 0.5;
  }
  float h = ${high.toFixed(2)} * pow(sum, 1.5) * 1.15;
  return h + ${(0.11 * firs).toFixed(3)} * firs(p) * smoothstep(${(snow * 0.75).toFixed(2)}, ${(snow * 0.45).toFixed(2)}, h);
}
vec3 groundAt(vec3 p, vec3 n, float slope) {
  float patchy = fbm2(p.xz * 3.0, 4);
  vec3 color = vec3(${rock}) * (0.6 + 0.8 * fbm2(p.xz * vec2(2.0, 9.0) + p.y * 6.0, 4));
  color = mix(color, vec3(${wood}) * (0.5 + patchy), smoothstep(${(snow * 0.8).toFixed(2)}, ${(snow * 0.5).toFixed(2)}, p.y + 0.3 * patchy));
  float white = smoothstep(${(snow * 0.8).toFixed(2)}, ${snow.toFixed(2)}, p.y + 0.6 * (patchy - 0.5)) * smoothstep(0.62, 0.36, slope + 0.25 * (patchy - 0.5));
  return mix(color, vec3(0.86, 0.88, 0.92), white);
}`

const ROCK: Vec = [0.16, 0.15, 0.15]
const FIR: Vec = [0.025, 0.045, 0.03]

export const SNOWY_PEAKS: readonly LandscapeScene[] = [
  {
    size: [736, 1104],
    camera: { eye: [0, 1.7, 8], look: [0.4, 1.75, 0], lens: 34 },
    sun: { from: [-2.4, 0.75, 1.2], color: [3.6, 1.7, 1.0] },
    sky: { low: [0.85, 0.55, 0.5], high: [0.22, 0.32, 0.6], clouds: 0.2, cloud: [0.9, 0.6, 0.6] },
    air: { density: 0.018, color: [0.5, 0.42, 0.55], mist: 0.1, floor: 0.4, thins: 1.6 },
    ground: ground([3.1, 7.4], 3.4, 1.4, ROCK, FIR),
    far: 40,
  },
  {
    size: [736, 1308],
    camera: { eye: [1, 1.1, 9], look: [-0.2, 1.7, 0], lens: 34 },
    sun: { from: [1.6, 1.5, 1.0], color: [3.0, 2.8, 2.5] },
    sky: { low: [0.55, 0.72, 0.95], high: [0.1, 0.28, 0.68] },
    air: { density: 0.012, color: [0.45, 0.6, 0.85] },
    water: { level: 0.62, color: [0.02, 0.1, 0.12], waves: 0.12 },
    ground: ground([12.2, 3.3], 3.6, 1.5, [0.2, 0.19, 0.19], [0.03, 0.06, 0.03]),
    far: 40,
  },
  {
    size: [736, 552],
    camera: { eye: [0, 2.4, 9], look: [0, 2.0, 0], lens: 34 },
    sun: { from: [-1.8, 0.5, -2.2], color: [4.0, 1.9, 0.9] },
    sky: { low: [1.0, 0.6, 0.38], high: [0.3, 0.34, 0.55], clouds: 0.35, cloud: [1.0, 0.62, 0.5] },
    air: { density: 0.03, color: [0.75, 0.48, 0.42], mist: 0.15, floor: 0.6, thins: 1.2 },
    ground: ground([21.7, 9.1], 3.0, 1.2, ROCK, FIR),
    far: 45,
  },
  {
    size: [736, 1104],
    camera: { eye: [0, 1.2, 9], look: [0.2, 1.5, 0], lens: 36 },
    sun: { from: [1.2, 1.0, 0.6], color: [0.35, 0.42, 0.62] },
    sky: { low: [0.07, 0.11, 0.22], high: [0.008, 0.016, 0.05], stars: 0.5 },
    air: { density: 0.014, color: [0.06, 0.09, 0.17] },
    water: { level: 0.66, color: [0.004, 0.012, 0.02], waves: 0.08 },
    ground: ground([33.3, 14.2], 3.3, 1.1, ROCK, FIR),
    far: 40,
    film: { exposure: 2.3 },
  },
  {
    size: [736, 920],
    camera: { eye: [0, 3.4, 6], look: [0.3, 2.4, 0], lens: 40 },
    sun: { from: [-1.0, 1.3, -1.6], color: [3.2, 2.9, 2.5] },
    sky: { low: [0.75, 0.84, 0.95], high: [0.22, 0.42, 0.78], clouds: 0.25, cloud: [1, 1, 1] },
    air: { density: 0.02, color: [0.62, 0.72, 0.86], mist: 1.6, floor: 1.5, thins: 3.2 },
    ground: ground([41.4, 22.8], 3.5, 1.0, [0.13, 0.13, 0.15], FIR, 0),
    far: 40,
  },
  {
    size: [736, 1104],
    camera: { eye: [-1, 1.4, 7], look: [0, 1.4, 0], lens: 38 },
    sun: { from: [2.2, 1.1, 0.4], color: [3.2, 2.5, 1.7] },
    sky: { low: [0.72, 0.78, 0.88], high: [0.25, 0.42, 0.72], clouds: 0.45, cloud: [0.95, 0.92, 0.9], size: 0.5 },
    air: { density: 0.02, color: [0.6, 0.66, 0.75] },
    ground: ground([52.6, 31.3], 3.0, 1.9, [0.24, 0.21, 0.18], [0.16, 0.11, 0.03]),
    far: 40,
  },
  {
    size: [736, 736],
    camera: { eye: [0, 2.2, 5], look: [-0.3, 2.7, 0], lens: 36 },
    sun: { from: [2.6, 0.42, 0.6], color: [4.4, 1.5, 0.9] },
    sky: { low: [0.75, 0.45, 0.5], high: [0.16, 0.2, 0.45] },
    air: { density: 0.03, color: [0.42, 0.32, 0.48] },
    ground: ground([63.9, 5.7], 4.0, 0.9, [0.12, 0.1, 0.11], FIR, 0),
    far: 40,
  },
  {
    size: [736, 1104],
    camera: { eye: [0.5, 1.6, 9], look: [0, 1.7, 0], lens: 36 },
    sun: { from: [-0.6, 1.2, -2.0], color: [0.9, 0.9, 0.95] },
    sky: { low: [0.72, 0.75, 0.79], high: [0.55, 0.6, 0.66], clouds: 0.9, cloud: [0.75, 0.77, 0.8] },
    air: { density: 0.045, color: [0.68, 0.71, 0.75], mist: 0.12, floor: 0.8, thins: 0.8 },
    ground: ground([74.5, 44.4], 3.2, 1.0, [0.1, 0.1, 0.11], [0.02, 0.03, 0.03], 1.3),
    far: 36,
    film: { exposure: 1.15, saturation: 0.8 },
  },
  {
    size: [736, 920],
    camera: { eye: [0, 1.0, 8], look: [0.5, 1.2, 0], lens: 42 },
    sun: { from: [0.9, 0.34, -2.4], color: [4.6, 2.6, 1.2] },
    sky: { low: [1.1, 0.72, 0.4], high: [0.28, 0.4, 0.62] },
    air: { density: 0.035, color: [0.8, 0.58, 0.4] },
    water: { level: 0.6, color: [0.03, 0.05, 0.06], waves: 0.3 },
    ground: ground([85.1, 17.6], 2.8, 1.4, ROCK, FIR),
    far: 45,
  },
  {
    size: [736, 1308],
    camera: { eye: [0, 2.8, 8], look: [0, 2.55, 0], lens: 30 },
    sun: { from: [-2.0, 0.9, 0.2], color: [2.6, 2.2, 2.2] },
    sky: { low: [0.62, 0.7, 0.88], high: [0.16, 0.28, 0.6] },
    air: { density: 0.045, color: [0.5, 0.6, 0.82], mist: 0.9, floor: 0.9, thins: 1.8 },
    ground: ground([96.3, 52.9], 3.6, 0.8, [0.12, 0.13, 0.16], FIR, 0.6),
    far: 50,
  },
  {
    size: [736, 1104],
    camera: { eye: [0, 1.3, 8], look: [-0.4, 1.5, 0], lens: 36 },
    sun: { from: [1.8, 0.5, 1.6], color: [2.4, 0.9, 0.9] },
    sky: { low: [0.72, 0.42, 0.55], high: [0.2, 0.22, 0.5], clouds: 0.5, cloud: [0.9, 0.5, 0.55], size: 0.45 },
    air: { density: 0.03, color: [0.45, 0.35, 0.52], mist: 0.25, floor: 0.5, thins: 2.2 },
    ground: ground([107.7, 63.2], 3.2, 1.0, ROCK, [0.03, 0.035, 0.05]),
    far: 40,
    film: { exposure: 1.1 },
  },
  {
    size: [736, 552],
    camera: { eye: [0, 1.3, 8], look: [0, 1.1, 0], lens: 32 },
    sun: { from: [-1.6, 1.6, 1.6], color: [2.8, 2.6, 2.3] },
    sky: { low: [0.6, 0.76, 0.92], high: [0.16, 0.38, 0.74], clouds: 0.4, cloud: [1, 1, 1], size: 0.6 },
    air: { density: 0.018, color: [0.5, 0.64, 0.82] },
    water: { level: 0.55, color: [0.01, 0.16, 0.17], waves: 0.2 },
    ground: ground([118.2, 73.8], 2.9, 1.6, [0.22, 0.2, 0.19], [0.05, 0.09, 0.03]),
    far: 40,
  },
]
