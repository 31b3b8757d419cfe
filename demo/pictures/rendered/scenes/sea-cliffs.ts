import type { LandscapeScene, Vec } from '../scene.ts'

/** A coast: a plateau that breaks off along a winding shoreline, with sea stacks and sand or grass on top. */
const ground = (
  from: readonly [number, number],
  high: number,
  lean: number,
  rock: Vec,
  top: Vec,
  steep = 1,
  stacks = 0,
) => `
#define HIGHEST ${(high * 1.5 + 0.3).toFixed(2)}
float heightAt(vec2 p, int octaves) {
  vec2 q = p * 0.22 + vec2(${from[0].toFixed(2)}, ${from[1].toFixed(2)});
  float inland = fbm2(q, 3) * 2.6 - 1.15 + ${lean.toFixed(2)} * p.x + 0.02 * p.y;
  float cliff = smoothstep(0.0, ${(0.28 / steep).toFixed(3)}, inland + 0.10 * fbm2(p * 1.7, 3) - 0.05);
  ${stacks > 0 ? `vec2 c = floor(p * 0.5); float stack = smoothstep(0.34, 0.22, length(fract(p * 0.5) - 0.3 - 0.4 * vec2(hash2(ivec2(c)), hash2(ivec2(c) + 3))) * (1.6 + hash2(ivec2(c) + 8)) + 0.1 * noise2(p * 3.0)) * step(${(1 - stacks).toFixed(2)}, hash2(ivec2(c) + 5)); cliff = max(cliff, stack * 0.75);` : ''}
  float rough = fbm2(p * 1.3, octaves);
  return -0.45 + 0.3 * clamp(inland + 1.0, 0.0, 1.2) + ${high.toFixed(2)} * cliff * (0.72 + 0.5 * rough) + 0.10 * rough * cliff;
}
vec3 groundAt(vec3 p, vec3 n, float slope) {
  float patchy = fbm2(p.xz * 6.0, 4), band = noise2(vec2(p.y * 9.0 + fbm2(p.xz * 1.5, 3) * 3.0, 1.5));
  vec3 color = vec3(${rock}) * (0.55 + 0.5 * band + 0.4 * patchy);
  color = mix(color, vec3(${top}) * (0.5 + patchy), smoothstep(0.42, 0.22, slope + 0.2 * (patchy - 0.5)) * smoothstep(0.3, 0.5, p.y));
  color = mix(color, vec3(0.52, 0.44, 0.32) * (0.8 + 0.4 * patchy), smoothstep(0.22, 0.06, p.y) * smoothstep(0.5, 0.2, slope));
  return color * mix(0.45, 1.0, smoothstep(0.0, 0.12, p.y));
}`

const CHALK: Vec = [0.44, 0.42, 0.37]
const BASALT: Vec = [0.11, 0.105, 0.1]
const GRASS: Vec = [0.1, 0.17, 0.04]

export const SEA_CLIFFS: readonly LandscapeScene[] = [
  {
    size: [736, 1104],
    camera: { eye: [0, 1.6, 8], look: [0.3, 0.6, 0], lens: 42 },
    sun: { from: [-1.8, 1.2, 0.6], color: [3.0, 2.7, 2.2] },
    sky: { low: [0.66, 0.8, 0.92], high: [0.2, 0.44, 0.8], clouds: 0.3, cloud: [1, 1, 1] },
    air: { density: 0.014, color: [0.62, 0.74, 0.86] },
    water: { level: 0, color: [0.01, 0.11, 0.16], waves: 1 },
    ground: ground([3.3, 6.1], 1.3, 0.12, CHALK, GRASS),
    far: 50,
  },
  {
    size: [736, 920],
    camera: { eye: [-0.5, 1.0, 8], look: [0, 0.65, 0], lens: 42 },
    sun: { from: [-0.7, 0.22, -2.0], color: [4.6, 2.2, 1.0] },
    sky: { low: [1.05, 0.62, 0.4], high: [0.3, 0.36, 0.58], clouds: 0.5, cloud: [0.95, 0.55, 0.45], size: 0.4 },
    air: { density: 0.03, color: [0.8, 0.5, 0.38] },
    water: { level: 0, color: [0.03, 0.05, 0.08], waves: 1.1 },
    ground: ground([14.7, 2.2], 1.2, 0.16, BASALT, [0.05, 0.06, 0.03], 1.3, 0.5),
    far: 50,
    film: { exposure: 1.5 },
  },
  {
    size: [736, 1308],
    camera: { eye: [0, 3.6, 7], look: [0.4, 0.2, 0], lens: 44 },
    sun: { from: [-1.0, 1.9, 0.8], color: [2.8, 2.6, 2.2] },
    sky: { low: [0.7, 0.85, 0.95], high: [0.25, 0.5, 0.85] },
    air: { density: 0.008, color: [0.65, 0.78, 0.88] },
    water: { level: 0, color: [0.01, 0.22, 0.24], waves: 0.8 },
    ground: ground([25.2, 11.9], 0.9, 0.1, [0.5, 0.36, 0.22], [0.14, 0.19, 0.06]),
    far: 40,
  },
  {
    size: [736, 552],
    camera: { eye: [0, 0.9, 8], look: [0, 0.62, 0], lens: 34 },
    sun: { from: [1.4, 0.7, -0.8], color: [1.2, 1.2, 1.2] },
    sky: { low: [0.62, 0.67, 0.7], high: [0.38, 0.44, 0.5], clouds: 0.85, cloud: [0.62, 0.65, 0.68], size: 0.4 },
    air: { density: 0.045, color: [0.58, 0.63, 0.66] },
    water: { level: 0, color: [0.02, 0.06, 0.07], waves: 1.5 },
    ground: ground([36.8, 23.4], 1.1, 0.1, BASALT, [0.06, 0.09, 0.04], 1.4, 0.6),
    far: 45,
    film: { saturation: 0.8, exposure: 1.2 },
  },
  {
    size: [736, 1104],
    camera: { eye: [0, 1.1, 8], look: [-0.5, 0.8, 0], lens: 40 },
    sun: { from: [2.2, 0.55, 0.6], color: [4.4, 2.4, 1.2] },
    sky: { low: [0.85, 0.68, 0.58], high: [0.26, 0.42, 0.7] },
    air: { density: 0.018, color: [0.66, 0.56, 0.52] },
    water: { level: 0, color: [0.01, 0.09, 0.13], waves: 0.7 },
    ground: ground([47.5, 34.6], 1.7, -0.14, [0.42, 0.22, 0.12], [0.16, 0.14, 0.05], 1.5),
    far: 45,
  },
  {
    size: [736, 736],
    camera: { eye: [-1.5, 2.2, 8], look: [0, 0.3, 0], lens: 40 },
    sun: { from: [0.6, 1.6, 1.0], color: [2.9, 2.7, 2.3] },
    sky: { low: [0.7, 0.86, 0.96], high: [0.22, 0.5, 0.86], clouds: 0.4, cloud: [1, 1, 1] },
    air: { density: 0.01, color: [0.66, 0.8, 0.9] },
    water: { level: 0.05, color: [0.02, 0.3, 0.3], waves: 0.35 },
    ground: ground([51.4, 41.3], 0.8, 0.13, [0.36, 0.3, 0.23], [0.06, 0.11, 0.04], 1.1, 0.4),
    far: 40,
  },
  {
    size: [736, 1104],
    camera: { eye: [0, 1.2, 8], look: [0.2, 0.9, 0], lens: 44 },
    sun: { from: [0.9, 0.9, -1.2], color: [0.4, 0.48, 0.66] },
    sky: { low: [0.1, 0.15, 0.25], high: [0.012, 0.025, 0.07], stars: 0.4, clouds: 0.3, cloud: [0.12, 0.14, 0.2] },
    air: { density: 0.02, color: [0.09, 0.13, 0.21] },
    water: { level: 0, color: [0.006, 0.02, 0.035], waves: 0.8 },
    ground: ground([69.9, 4.8], 1.4, 0.14, [0.3, 0.3, 0.32], [0.04, 0.06, 0.05], 1.2, 0.4),
    far: 45,
    film: { exposure: 2.3 },
  },
  {
    size: [736, 920],
    camera: { eye: [0.6, 0.55, 8], look: [0, 0.7, 0], lens: 46 },
    sun: { from: [-1.6, 0.5, -1.6], color: [3.6, 2.8, 1.9] },
    sky: { low: [0.9, 0.82, 0.72], high: [0.36, 0.54, 0.76] },
    air: { density: 0.05, color: [0.82, 0.76, 0.68], mist: 0.2, floor: 0.1, thins: 3 },
    water: { level: 0, color: [0.05, 0.1, 0.11], waves: 0.5 },
    ground: ground([80.3, 15.5], 1.5, -0.12, [0.2, 0.18, 0.16], GRASS, 1.3, 0.45),
    far: 45,
  },
  {
    size: [736, 1104],
    camera: { eye: [0, 2.1, 8], look: [-0.4, 0.9, 0], lens: 40 },
    sun: { from: [1.8, 0.9, 0.9], color: [2.6, 2.3, 1.9] },
    sky: { low: [0.7, 0.78, 0.82], high: [0.34, 0.5, 0.68], clouds: 0.6, cloud: [0.9, 0.92, 0.94], size: 0.5 },
    air: { density: 0.02, color: [0.62, 0.7, 0.75], mist: 0.25, floor: 0.2, thins: 2.5 },
    water: { level: 0, color: [0.015, 0.08, 0.09], waves: 1.3 },
    ground: ground([91.6, 26.9], 2.1, -0.1, [0.16, 0.15, 0.13], [0.08, 0.13, 0.04], 1.6),
    far: 45,
  },
  {
    size: [736, 1308],
    camera: { eye: [0, 0.8, 8], look: [0.3, 1.0, 0], lens: 42 },
    sun: { from: [0.2, 0.16, -2.0], color: [4.2, 1.5, 1.2] },
    sky: { low: [1.0, 0.5, 0.48], high: [0.26, 0.22, 0.5], clouds: 0.6, cloud: [0.95, 0.45, 0.5], size: 0.35 },
    air: { density: 0.03, color: [0.62, 0.36, 0.42] },
    water: { level: 0, color: [0.04, 0.03, 0.07], waves: 0.6 },
    ground: ground([102.2, 37.7], 1.3, 0.13, BASALT, BASALT, 1.5, 0.65),
    far: 50,
  },
  {
    size: [736, 552],
    camera: { eye: [0, 1.9, 8], look: [0, 0.6, 0], lens: 34 },
    sun: { from: [-2.0, 0.8, 0.4], color: [3.4, 2.7, 1.9] },
    sky: { low: [0.78, 0.82, 0.84], high: [0.26, 0.48, 0.76] },
    air: { density: 0.015, color: [0.68, 0.72, 0.76] },
    water: { level: 0, color: [0.01, 0.14, 0.18], waves: 0.9 },
    ground: ground([113.8, 48.1], 1.0, 0.05, [0.56, 0.42, 0.28], [0.2, 0.19, 0.08], 1.2, 0.3),
    far: 50,
  },
  {
    size: [736, 920],
    camera: { eye: [0, 4.2, 6], look: [-0.3, 0, 0], lens: 44 },
    sun: { from: [1.6, 1.1, 0.4], color: [3.2, 2.8, 2.2] },
    sky: { low: [0.7, 0.82, 0.92], high: [0.24, 0.48, 0.8] },
    air: { density: 0.006, color: [0.65, 0.76, 0.86] },
    water: { level: 0.02, color: [0.005, 0.07, 0.13], waves: 1.2 },
    ground: ground([124.4, 59.2], 0.8, -0.12, [0.2, 0.19, 0.18], [0.09, 0.13, 0.04], 1.8, 0.2),
    far: 40,
  },
]
