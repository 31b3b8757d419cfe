import type { BodyScene } from '../scene.ts'

const CLEAR = 'mix(vec3(0.62,0.74,0.88),vec3(0.20,0.42,0.80),clamp(d.y*1.4,0.0,1.0))*0.8'
const EVENING = 'mix(vec3(0.95,0.60,0.45),vec3(0.32,0.36,0.62),clamp(d.y*1.8+0.1,0.0,1.0))*0.6'

/** Stairs climb along -z from the origin; a wall with an arch stands across z. */
const BUILDING = `
  float stairs(vec3 p, float run, float rise, float count, float halfWide) {
    float d = 1e9, first = floor(-p.z / run);
    for (int i = min(0, uZero); i < 2; i++) {
      float k = clamp(first + float(i), 0.0, count - 1.0), h = (k + 1.0) * rise * 0.5;
      d = min(d, box(p - vec3(0, h, -(k + 0.5) * run), vec3(halfWide, h, run * 0.5), 0.0));
    }
    return d;
  }
  float archWall(vec3 p, vec3 half_, float open_, float tall) {
    return max(box(p - vec3(0, half_.y, 0), half_, 0.0), -archway(p, open_, tall));
  }`

export const STAIRS_AND_ARCHES: readonly BodyScene[] = [
  {
    size: [736, 1104],
    camera: { eye: [0.9, 1.5, 7], look: [0, 1.9, 0], lens: 36 },
    sun: { from: [-2.2, 2.6, 1.6], color: [3.2, 2.7, 2.1], spread: 0.006 },
    sky: CLEAR,
    functions: BUILDING,
    scene: `
      put(p.y, 0);
      put(archWall(p - vec3(0, 0, -1.2), vec3(4, 2.4, 0.35), 0.85, 3.2), 1);
      put(stairs(p - vec3(0, 0, 1.6), 0.4, 0.2, 8.0, 0.85), 2);
      put(box(p - vec3(-2.1, 0.9, 0.2), vec3(0.9, 0.9, 1.4), 0.0), 1);
      put(ball(p - vec3(-1.9, 2.2, 0.4), 0.4), 2);`,
    materials: [
      'plaster(p, vec3(0.92,0.66,0.60))',
      'plaster(p, vec3(0.93,0.62,0.56))',
      'plaster(p, vec3(0.95,0.80,0.74))',
    ],
  },
  {
    size: [736, 920],
    camera: { eye: [-2.2, 2.4, 5.6], look: [0.3, 1.1, 0], lens: 38 },
    sun: { from: [1.6, 2.4, 2.0], color: [2.1, 1.95, 1.7], spread: 0.006 },
    sky: CLEAR,
    functions: BUILDING,
    scene: `
      put(p.y + 1.6 - 0.03 * noise2(p.xz * 3.0), 0);
      put(box(p - vec3(0, -0.9, 1.0), vec3(3.2, 0.9, 3.0), 0.02), 1);
      put(max(box(p - vec3(1.0, 0.8, 0), vec3(1.2, 0.8, 1.1), 0.06), -archway(p - vec3(0.7, 0, 0), 0.3, 1.1)), 1);
      put(ball(p - vec3(1.0, 1.5, 0), 0.85), 2);
      put(stairs(spun(p - vec3(-0.6, 0, -0.4), -1.5708), 0.25, 0.2, 7.0, 0.4), 1);
      put(box(p - vec3(-2.2, 0.25, -0.3), vec3(0.6, 0.25, 1.6), 0.05), 1);
      put(pot(p - vec3(-0.6, 0, 1.6), 0.5, vec4(0.2, 0.36, 0.3, 0.32), 0.04), 3);
      put(ball(p - vec3(-0.6, 0.75, 1.6), 0.36) - 0.06 * noise3(p * 9.0), 4);`,
    materials: [
      'glaze(vec3(0.10,0.36,0.58), 0.05)',
      'plaster(p, vec3(0.95,0.94,0.92))',
      'glaze(vec3(0.16,0.38,0.74), 0.3)',
      'plaster(p, vec3(0.76,0.46,0.32))',
      'fleshy(mix(vec3(0.25,0.42,0.18),vec3(0.85,0.25,0.45),step(0.62,noise3(p*16.0))), 0.5, 0.4)',
    ],
    far: 60,
  },
  {
    size: [736, 1308],
    camera: { eye: [0.2, 1.5, 6], look: [0, 1.6, -4], lens: 40 },
    sun: { from: [-2.4, 2.0, 0.5], color: [4.0, 3.0, 2.0], spread: 0.006 },
    sky: 'vec3(0.55,0.62,0.75)*0.7',
    functions: BUILDING,
    scene: `
      put(p.y, 0);
      float z = clamp(floor(p.z / 2.0 + 0.5), -6.0, 2.0) * 2.0;
      put(max(box(p - vec3(0, 1.9, z), vec3(2.4, 1.9, 0.25), 0.0), -archway(p, 1.15, 3.1)), 1);
      put(max(box(p - vec3(1.9, 1.9, -5), vec3(0.2, 1.9, 9.0), 0.0), -1.0), 1);
      put(p.z + 13.0, 2);`,
    materials: [
      'vec2 c = floor(p.xz * 1.6); glaze(mod(c.x + c.y, 2.0) < 1.0 ? vec3(0.78,0.64,0.50) : vec3(0.62,0.38,0.28), 0.3)',
      'plaster(p, vec3(0.84,0.55,0.40))',
      'plaster(p, vec3(0.90,0.70,0.52))',
    ],
    film: { exposure: 1.15 },
  },
  {
    size: [736, 736],
    camera: { eye: [0.4, 7.5, 0.6], look: [0, 0, 0], lens: 44 },
    sun: { from: [-1.6, 2.4, 1.0], color: [3.0, 2.7, 2.3], spread: 0.01 },
    sky: 'vec3(0.6,0.66,0.75)*0.6',
    scene: `
      put(p.y, 0);
      float turns = (atan(p.z, p.x) + 3.14159) / 6.2831853 * 16.0, k0 = floor(turns), r = length(p.xz), d = 1e9;
      for (int i = min(0, uZero); i < 3; i++) {
        float k = k0 + float(i) - 1.0; k = k < 0.0 ? 15.0 : k > 15.0 ? 0.0 : k;
        float a = (k + 0.5) / 16.0 * 6.2831853 - 3.14159;
        vec2 q = vec2(cos(a) * p.x + sin(a) * p.z, -sin(a) * p.x + cos(a) * p.z);
        float h = 0.1 + 0.14 * k;
        d = min(d, max(max(box(vec3(q.x - 1.1, p.y - h * 0.5, q.y), vec3(1.0, h * 0.5, 0.46), 0.0), abs(q.y) - q.x * 0.205), 0.28 - q.x));
      }
      put(d * 0.9, 1);
      put(drum(p, 0.3, 2.7, 0.02), 2);
      put(max(abs(r - 2.3) - 0.12, abs(p.y - 1.3) - 1.3), 3);`,
    materials: [
      'plaster(p, vec3(0.30,0.42,0.46))',
      'plaster(p, vec3(0.92,0.88,0.80))',
      'plaster(p, vec3(0.86,0.50,0.34))',
      'plaster(p, vec3(0.42,0.56,0.58))',
    ],
    stride: 0.85,
  },
  {
    size: [736, 1104],
    camera: { eye: [0, 1.5, 7], look: [0, 1.55, 0], lens: 34 },
    sun: { from: [2.6, 2.4, 2.2], color: [3.0, 2.6, 2.0], spread: 0.006 },
    sky: CLEAR,
    functions: BUILDING,
    scene: `
      put(p.y, 0);
      put(max(box(p - vec3(0, 2.5, -1), vec3(5, 2.5, 0.3), 0.0), -max(length(p.xy - vec2(0.55, 2.45)) - 0.75, -9.0)), 1);
      put(stairs(spun(p - vec3(-1.9, 0, -0.3), -1.5708), 0.36, 0.24, 5.0, 0.4), 2);
      put(box(p - vec3(1.6, 0.6, -0.3), vec3(1.7, 0.6, 0.4), 0.0), 2);
      put(drum(p - vec3(-1.3, 0, 0.9), 0.22, 0.5, 0.02), 3);
      put(p.z + 14.0, 4);
      for (int i = min(0, uZero); i < 5; i++) put(cone(p, vec3(-1.3, 0.5, 0.9), vec3(-1.3 + 0.4 * sin(float(i) * 1.3), 1.4 + 0.1 * float(i & 1), 0.9 + 0.4 * cos(float(i) * 1.3)), 0.07, 0.01), 5);`,
    materials: [
      'plaster(p, vec3(0.90,0.72,0.38))',
      'plaster(p, vec3(0.95,0.76,0.36))',
      'plaster(p, vec3(0.94,0.82,0.56))',
      'plaster(p, vec3(0.25,0.42,0.50))',
      'glow(mix(vec3(0.5,0.68,0.9),vec3(0.22,0.45,0.85),clamp(p.y*0.1,0.0,1.0))*0.8)',
      'fleshy(vec3(0.30,0.48,0.36), 0.4, 0.3)',
    ],
  },
  {
    size: [736, 552],
    camera: { eye: [-3.4, 1.7, 9.5], look: [0.2, 1.35, 0], lens: 36 },
    sun: { from: [-2.4, 0.9, 1.2], color: [1.5, 0.8, 0.5], spread: 0.01 },
    sky: 'mix(vec3(0.85,0.52,0.42),vec3(0.16,0.22,0.46),clamp(d.y*2.2+0.05,0.0,1.0))*0.55',
    functions: BUILDING,
    scene: `
      put(max(p.y, -box(p - vec3(-0.6, 0, 3.0), vec3(3.0, 0.4, 1.1), 0.0)), 0);
      put(p.y + 0.12 - 0.008 * noise2(p.xz * 6.0), 1);
      put(box(p - vec3(0.2, 2.1, -1.0), vec3(3.4, 0.1, 1.9), 0.0), 2);
      put(box(p - vec3(0.2, 1.0, -2.2), vec3(3.0, 1.0, 0.1), 0.0), 3);
      put(box(p - vec3(2.6, 1.0, -1.0), vec3(0.5, 1.0, 1.3), 0.0), 4);
      put(box(p - vec3(-0.9, 2.8, -1.3), vec3(1.7, 0.6, 1.2), 0.0), 2);
      put(box(p - vec3(-0.9, 2.8, -0.08), vec3(1.4, 0.42, 0.02), 0.0), 5);
      put(drum(p - vec3(-2.9, 0, 0.4), 0.05, 2.0, 0.0), 2); put(drum(p - vec3(1.2, 0, 0.4), 0.05, 2.0, 0.0), 2);
      put(box(p - vec3(0.4, 0.3, -1.2), vec3(0.9, 0.25, 0.4), 0.08), 6);
      put(drum(p - vec3(-1.4, 0, -1.4), 0.05, 1.2, 0.0), 2); put(ball(p - vec3(-1.4, 1.3, -1.4), 0.18), 7);
      put(ball(p - vec3(4.6, 1.2, -2.0), 1.2) - 0.25 * noise3(p * 4.0), 8); put(ball(p - vec3(-5.4, 1.0, -3.0), 1.3) - 0.25 * noise3(p * 4.0), 8);`,
    materials: [
      'planks(p, 0.25, vec3(0.62,0.50,0.40), vec3(0.50,0.38,0.28))',
      'glaze(vec3(0.12,0.45,0.55), 0.02); gCoat = 1.5',
      'plaster(p, vec3(0.92,0.90,0.86))',
      'glow(vec3(1.9,1.15,0.5))',
      'wood(p.yxz, vec3(0.60,0.40,0.26), vec3(0.46,0.28,0.16))',
      'glow(vec3(2.2,1.4,0.65))',
      'cloth(p.xz, vec3(0.80,0.76,0.70), 60.0)',
      'glow(vec3(4,2.6,1.3))',
      'fleshy(vec3(0.16,0.26,0.14), 0.6, 0.3)',
    ],
    stride: 0.8,
    film: { exposure: 1.3 },
  },
  {
    size: [736, 1104],
    camera: { eye: [-1.6, 0.7, 6.2], look: [0.2, 2.3, 0], lens: 42 },
    sun: { from: [2.0, 2.6, 1.2], color: [2.6, 2.5, 2.4], spread: 0.005 },
    sky: 'mix(vec3(0.75,0.78,0.82),vec3(0.40,0.52,0.70),clamp(d.y,0.0,1.0))*0.7',
    functions: BUILDING,
    scene: `
      put(p.y, 0);
      float k = clamp(floor(p.y / 0.8 + 0.5), 0.0, 6.0);
      put(box(p - vec3(0.5 * sin(k * 1.7), k * 0.8, -1.0 + 0.5 * cos(k * 2.3)), vec3(1.6, 0.3, 1.4), 0.0), 1);
      put(box(p - vec3(0.2, 2.6, -1.0), vec3(1.0, 2.6, 0.9), 0.0), 2);
      put(box(p - vec3(-1.9, 3.0, -1.6), vec3(0.35, 3.0, 0.5), 0.0), 1);
      put(stairs(p - vec3(1.4, 0, 2.4), 0.3, 0.17, 8.0, 0.5), 1);`,
    materials: [
      'plaster(p, vec3(0.66,0.66,0.65)); gAlbedo *= mix(0.86, 1.0, smoothstep(0.02, 0.05, abs(fract(p.y*2.5)-0.5)))',
      'plaster(p, vec3(0.72,0.72,0.71)); gAlbedo *= mix(0.9, 1.0, smoothstep(0.02, 0.05, abs(fract(p.x*3.0)-0.5)))',
      'glaze(vec3(0.30,0.36,0.40), 0.1)',
    ],
    stride: 0.85,
    film: { saturation: 0.7 },
  },
  {
    size: [736, 920],
    camera: { eye: [0.6, 1.5, 6.4], look: [0, 1.35, 0], lens: 34 },
    lamp: { at: [0, 1.5, -0.75], u: [0.12, 0, 0], v: [0, 0.12, 0], color: [46, 27, 12], round: true },
    sky: 'mix(vec3(0.20,0.24,0.42),vec3(0.10,0.15,0.36),clamp(d.y,0.0,1.0))*0.75',
    functions: BUILDING,
    scene: `
      put(p.y, 0);
      float x = clamp(floor(p.x / 1.7 + 0.5), -2.0, 2.0) * 1.7;
      put(max(box(p - vec3(0, 1.7, -0.9), vec3(5, 1.7, 0.6), 0.0), -max(archway(p - vec3(x, 0.35, 0), 0.55, 2.1), -0.9 - p.z - 0.3)), 1);
      put(ball(p - vec3(0, 1.5, -0.75), 0.1), 2);
      put(stairs(p - vec3(0, 0, 1.0), 0.35, 0.12, 3.0, 2.6), 1);
      put(pot(p - vec3(1.7, 0.35, -0.65), 0.8, vec4(0.16, 0.4, 0.2, 0.14), 0.03), 3);
      put(pot(p - vec3(-1.7, 0.35, -0.65), 0.6, vec4(0.2, 0.36, 0.3, 0.22), 0.03), 3);`,
    materials: [
      'glaze(vec3(0.42,0.48,0.66), 0.25)',
      'plaster(p, vec3(0.55,0.62,0.84))',
      'glow(vec3(6,4,2))',
      'plaster(p, vec3(0.80,0.60,0.50))',
    ],
    film: { exposure: 1.25 },
  },
  {
    size: [736, 1104],
    camera: { eye: [0, 1.3, 7.5], look: [0, 1.35, 0], lens: 36 },
    sun: { from: [1.2, 1.0, -2.2], color: [3.4, 2.0, 1.3], spread: 0.01 },
    sky: EVENING,
    scene: `
      put(p.y + 0.02 - 0.006 * noise2(p.xz * vec2(3.0, 9.0)), 0);
      put(max(box(p - vec3(0, 1.8, 0), vec3(1.75, 1.9, 0.3), 0.0), -(length(p.xy - vec2(0, 1.75)) - 1.2)), 1);
      put(box(p - vec3(-2.6, 1.1, -1.0), vec3(0.5, 1.2, 0.5), 0.0), 1);
      put(box(p - vec3(2.5, 0.8, -1.6), vec3(0.6, 0.9, 0.6), 0.0), 1);
      put(ball(p - vec3(0.35, 0.35, 0.1), 0.36), 2);`,
    materials: [
      'glaze(vec3(0.40,0.42,0.56), 0.03); gCoat = 2.2',
      'plaster(p, vec3(0.88,0.60,0.52))',
      'metal(vec3(0.95,0.80,0.62), 0.04)',
    ],
    film: { exposure: 1.2 },
    far: 60,
  },
  {
    size: [736, 1308],
    camera: { eye: [0, 2.9, 7.2], look: [0, 1.15, 0], lens: 36 },
    sun: { from: [-1.5, 2.6, 1.0], color: [3.0, 2.7, 2.2], spread: 0.006 },
    sky: CLEAR,
    functions: BUILDING,
    scene: `
      put(max(p.y, -box(p - vec3(0, 0, 1.4), vec3(0.9, 0.3, 1.6), 0.0)), 0);
      put(p.y + 0.1 - 0.01 * noise2(p.xz * 7.0), 1);
      float x = clamp(floor(p.x / 1.5 + 0.5), -2.0, 2.0) * 1.5;
      put(max(box(p - vec3(0, 1.5, -2.2), vec3(4.4, 1.5, 0.25), 0.0), -archway(p - vec3(x, 0, 0), 0.56, 1.9)), 2);
      put(box(p - vec3(0, 2.0, -4.0), vec3(4.4, 2.0, 0.2), 0.0), 3);
      put(box(p - vec3(-3.2, 1.5, 0), vec3(0.3, 1.5, 3.0), 0.0), 2); put(box(p - vec3(3.2, 1.5, 0), vec3(0.3, 1.5, 3.0), 0.0), 2);
      vec3 m = vec3(abs(p.x) - 1.7, p.y, p.z - 2.2);
      put(pot(m, 0.5, vec4(0.2, 0.34, 0.3, 0.3), 0.04), 4);
      put(ball(m - vec3(0, 0.95, 0), 0.42) - 0.12 * noise3(p * 8.0), 5);`,
    materials: [
      'vec2 c = floor(p.xz * 2.4); float star = step(0.5, fract(dot(c, vec2(0.5)))); glaze(star > 0.5 ? vec3(0.90,0.88,0.82) : vec3(0.18,0.40,0.50), 0.2)',
      'glaze(vec3(0.10,0.52,0.55), 0.02); gCoat = 1.3',
      'plaster(p, vec3(0.93,0.86,0.76))',
      'plaster(p, vec3(0.80,0.52,0.38))',
      'glaze(vec3(0.16,0.34,0.62), 0.15)',
      'fleshy(mix(vec3(0.22,0.40,0.16),vec3(0.92,0.55,0.14),step(0.70,noise3(p*11.0))), 0.5, 0.3)',
    ],
    stride: 0.85,
  },
  {
    size: [736, 1104],
    camera: { eye: [5.5, 5.2, 5.5], look: [0, 1.3, 0], lens: 36 },
    sun: { from: [-1.0, 2.0, 1.6], color: [2.8, 2.3, 2.3], spread: 0.006 },
    sky: 'mix(vec3(0.86,0.66,0.80),vec3(0.50,0.46,0.80),clamp(d.y*1.5,0.0,1.0))*0.6',
    functions: BUILDING,
    scene: `
      put(p.y, 0);
      put(max(box(p - vec3(-0.9, 1.3, -0.9), vec3(0.9, 1.3, 0.9), 0.0), -archway(p - vec3(-0.9, 0, 0), 0.4, 1.5)), 1);
      put(max(box(p - vec3(0.9, 0.75, -0.9), vec3(0.9, 0.75, 0.9), 0.0), -archway(spun(p - vec3(0, 0, -0.9), 1.5708), 0.35, 1.1)), 2);
      put(stairs(p - vec3(0.9, 0, 2.3), 0.23, 0.15, 10.0, 0.4), 3);
      put(stairs(spun(p - vec3(1.9, 1.5, -0.9), 1.5708), 0.2, 0.157, 7.0, 0.35), 3);
      put(box(p - vec3(-0.9, 3.1, -0.9), vec3(0.4, 0.5, 0.4), 0.0), 4);
      put(ball(p - vec3(-0.9, 3.85, -0.9), 0.26), 5);
      put(drum(p - vec3(-0.9, 0, 1.6), 0.8, 0.2, 0.0), 4); put(cone(p, vec3(-0.9, 0.2, 1.6), vec3(-0.9, 1.8, 1.6), 0.4, 0.02), 5);`,
    materials: [
      'plaster(p, vec3(0.78,0.70,0.88))',
      'plaster(p, vec3(0.86,0.58,0.72))',
      'plaster(p, vec3(0.56,0.52,0.82))',
      'plaster(p, vec3(0.95,0.84,0.80))',
      'plaster(p, vec3(0.98,0.76,0.50))',
      'plaster(p, vec3(0.36,0.62,0.66))',
    ],
    stride: 0.85,
  },
  {
    size: [736, 552],
    camera: { eye: [-3.4, 1.5, 6.2], look: [0.4, 1.3, -1.5], lens: 36 },
    sun: { from: [-1.4, 1.1, -1.6], color: [4.2, 2.9, 1.8], spread: 0.008 },
    sky: 'mix(vec3(0.90,0.78,0.62),vec3(0.38,0.54,0.78),clamp(d.y*1.6,0.0,1.0))*0.65',
    scene: `
      put(p.y, 0);
      float x = clamp(floor(p.x / 1.3 + 0.5), -6.0, 8.0) * 1.3;
      vec3 q = p - vec3(x, 0, -1.5);
      put(turned(q - vec3(0, 0.2, 0), 2.5, vec4(0.27, 0.26, 0.25, 0.22), 0.01) + 0.012 * cos(atan(q.z, q.x) * 16.0), 1);
      put(box(q - vec3(0, 0.1, 0), vec3(0.38, 0.1, 0.38), 0.0), 1);
      put(box(q - vec3(0, 2.78, 0), vec3(0.36, 0.08, 0.36), 0.0), 1);
      put(box(p - vec3(1.0, 3.1, -1.5), vec3(10.0, 0.24, 0.42), 0.0), 1);
      put(box(p - vec3(0, -0.1, -2.6), vec3(12.0, 0.2, 2.0), 0.0), 2);`,
    materials: [
      'vec2 c = abs(fract(p.xz * 0.8) - 0.5); stone(p, vec3(0.82,0.74,0.62), vec3(0.74,0.65,0.53), 0.8); gAlbedo *= mix(0.6, 1.0, smoothstep(0.49, 0.47, max(c.x, c.y)))',
      'stone(p, vec3(0.92,0.86,0.76), vec3(0.82,0.74,0.62), 0.6); gCoat = 0.2',
      'stone(p, vec3(0.85,0.78,0.68), vec3(0.76,0.68,0.56), 0.6); gCoat = 0.2',
    ],
    stride: 0.8,
    far: 40,
  },
]
