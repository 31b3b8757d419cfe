import type { BodyScene } from '../scene.ts'

const SOFT = 'mix(vec3(0.55,0.52,0.5),vec3(0.9,0.92,0.95),clamp(d.y*0.7+0.3,0.0,1.0))*0.55'
const WARM = 'mix(vec3(0.6,0.48,0.4),vec3(0.75,0.75,0.8),clamp(d.y,0.0,1.0))*0.5'

/** Bottles, jars, droppers and tubes, standing on their base. */
const BOTTLES = `
  float capped(vec3 p, float r, float h, float neck) {
    return blend(drum(p, r, h, r * 0.25), drum(p - vec3(0, h - 0.02, 0), neck, 0.12, 0.01), 0.03);
  }
  float flacon(vec3 p, vec3 half_) { return blend(box(p - vec3(0, half_.y, 0), half_, 0.05), drum(p - vec3(0, half_.y * 2.0 - 0.02, 0), 0.1, 0.12, 0.01), 0.02); }
  float pump(vec3 p) { return min(drum(p, 0.09, 0.12, 0.01), min(drum(p, 0.03, 0.3, 0.0), rod(p, vec3(0, 0.3, 0), vec3(0.24, 0.28, 0), 0.03))); }
  float tube(vec3 p, float h) {
    float y = clamp(p.y / h, 0.0, 1.0);
    return max(length(p.xz * vec2(mix(1.0, 0.82, y), mix(1.0, 7.0, y * y))) - 0.2, abs(p.y - h * 0.5) - h * 0.5) * 0.22;
  }`

export const BOTTLE_SCENES: readonly BodyScene[] = [
  {
    size: [736, 1104],
    camera: { eye: [0, 1.3, 4.8], look: [0, 0.95, 0], lens: 25, aperture: 0.02 },
    sun: { from: [-2.4, 2.4, 2.0], color: [3.0, 2.6, 2.2], spread: 0.015 },
    sky: WARM,
    functions: BOTTLES,
    scene: `
      put(p.y, 0); put(p.z + 1.0, 1);
      put(box(p - vec3(-0.1, 0.25, 0), vec3(0.7, 0.25, 0.5), 0.01), 2);
      put(drum(p - vec3(0.85, 0, 0.35), 0.42, 0.3, 0.01), 2);
      put(box(p - vec3(-0.75, 0.6, -0.35), vec3(0.35, 0.6, 0.35), 0.01), 1);
      put(capped(p - vec3(0, 0.5, 0), 0.26, 0.75, 0.12), 3);
      put(drum(p - vec3(0, 1.33, 0), 0.13, 0.3, 0.02), 4);
      put(drum(p - vec3(0.85, 0.3, 0.35), 0.26, 0.2, 0.04), 5);
      put(drum(p - vec3(0.85, 0.5, 0.35), 0.27, 0.12, 0.02), 4);
      put(frond(spun(p - vec3(-2.3, 2.5, 1.7), 0.7), 1.8), 6);`,
    materials: [
      'plaster(p, vec3(0.90,0.76,0.68))',
      'plaster(p, vec3(0.92,0.79,0.72))',
      'plaster(p, vec3(0.94,0.84,0.78))',
      'glaze(vec3(0.52,0.27,0.12), 0.06)',
      'metal(vec3(0.88,0.70,0.45), 0.18)',
      'glaze(vec3(0.94,0.90,0.85), 0.15)',
      'matte(vec3(0.3,0.5,0.3))',
    ],
  },
  {
    size: [736, 920],
    camera: { eye: [1.0, 1.15, 4.0], look: [0, 0.7, 0], lens: 29, aperture: 0.03 },
    sun: { from: [2.0, 1.5, -2.0], color: [4.2, 3.6, 3.0], spread: 0.02 },
    sky: 'mix(vec3(0.45,0.5,0.55),vec3(0.75,0.85,1.0),clamp(d.y*0.8+0.2,0.0,1.0))*0.6',
    backdrop: 'mix(vec3(0.62,0.74,0.80),vec3(0.42,0.58,0.70),clamp(d.y*3.0,0.0,1.0))*0.6',
    functions: BOTTLES,
    scene: `
      put(p.y, 0);
      put(flacon(p - vec3(0, 0.3, 0), vec3(0.42, 0.46, 0.2)), 2);
      put(box(p - vec3(0, 1.42, 0), vec3(0.16, 0.18, 0.13), 0.02), 3);
      put(box(p - vec3(0, 0.15, 0), vec3(0.8, 0.15, 0.5), 0.02), 4);
      put(ball(p - vec3(0.75, 0.14, 0.75), 0.14), 5);
      put(ball(p - vec3(-0.95, 0.22, 0.2), 0.22), 5);`,
    materials: [
      'glaze(vec3(0.74,0.82,0.86), 0.06)',
      'matte(vec3(0.78,0.86,0.90))',
      'glass(vec3(0.94,0.80,0.72))',
      'metal(vec3(0.90,0.88,0.85), 0.08)',
      'stone(p, vec3(0.93,0.92,0.90), vec3(0.72,0.72,0.74), 1.6)',
      'fleshy(vec3(0.95,0.92,0.88), 0.05, 0.3)',
    ],
  },
  {
    size: [736, 1104],
    camera: { eye: [-0.6, 1.2, 4.6], look: [0, 0.75, 0], lens: 26, aperture: 0.03 },
    sun: { from: [-2.6, 1.6, 1.0], color: [3.8, 2.7, 1.8], spread: 0.02 },
    sky: 'mix(vec3(0.35,0.3,0.26),vec3(0.35,0.42,0.4),clamp(d.y,0.0,1.0))*0.55',
    functions: BOTTLES,
    scene: `
      put(p.y, 0); put(p.z + 1.2, 1);
      float rock = egg(spun(p - vec3(-0.3, 0.12, 0), 0.5), vec3(0.9, 0.34, 0.6)) - 0.07 * noise3(p * 3.0) - 0.02 * noise3(p * 11.0);
      put(rock * 0.7, 2);
      put(capped(p - vec3(-0.35, 0.46, 0), 0.24, 0.7, 0.1), 3);
      put(drum(p - vec3(-0.35, 1.24, 0), 0.12, 0.12, 0.01), 4);
      put(egg(p - vec3(-0.35, 1.46, 0), vec3(0.08, 0.18, 0.08)), 4);
      put(capped(p - vec3(0.75, 0, 0.5), 0.17, 0.42, 0.08), 3);
      put(drum(p - vec3(0.75, 0.48, 0.5), 0.1, 0.14, 0.01), 4);
      for (int i = min(0, uZero); i < 5; i++) put(leaf(spun(tipped(p - vec3(0.95, 0.02, -0.4), 0.5 + 0.2 * float(i)), float(i) * 1.3), 1.0, 0.16, 0.1), 5);`,
    materials: [
      'plaster(p, vec3(0.40,0.46,0.38))',
      'plaster(p, vec3(0.42,0.48,0.40))',
      'stone(p, vec3(0.50,0.48,0.44), vec3(0.40,0.38,0.35), 2.0); gCoat = 0.0',
      'glaze(p.y > 0.62 && p.y < 0.98 && p.x < 0.3 ? vec3(0.90,0.86,0.76) : vec3(0.22,0.30,0.16), 0.08)',
      'glaze(vec3(0.12,0.11,0.10), 0.2)',
      'fleshy(vec3(0.32,0.50,0.22), 0.3, 0.5)',
    ],
    stride: 0.85,
  },
  {
    size: [736, 736],
    camera: { eye: [0.2, 4.4, 1.6], look: [0, 0, 0.05], lens: 31 },
    sun: { from: [-2.4, 1.6, -1.2], color: [3.2, 2.9, 2.6], spread: 0.02 },
    sky: SOFT,
    functions: BOTTLES,
    scene: `
      put(p.y, 0);
      put(drum(p - vec3(-0.6, 0, -0.35), 0.42, 0.28, 0.05), 1);
      put(drum(p - vec3(-0.6, 0.2, -0.35), 0.34, 0.12, 0.02), 2);
      vec3 q = spun(p - vec3(0.62, 0.2, -0.3), 0.5);
      put(max(drum(nodded(q + vec3(0, 0, 0.55), 1.5708), 0.2, 1.0, 0.06), -1.0), 3);
      put(drum(nodded(q - vec3(0, 0, 0.42), 1.5708), 0.14, 0.26, 0.02), 4);
      put(drum(p - vec3(-0.05, 0, 0.75), 0.3, 0.12, 0.03), 5);
      put(drum(p - vec3(-0.05, 0.08, 0.75), 0.24, 0.05, 0.01), 2);
      put(egg(spun(p - vec3(0.95, 0.05, 0.7), 0.8), vec3(0.32, 0.07, 0.22)), 6);`,
    materials: [
      'glaze(vec3(0.78,0.72,0.88), 0.3)',
      'glaze(vec3(0.95,0.93,0.97), 0.08)',
      'fleshy(vec3(0.97,0.95,0.90)*(0.97+0.06*noise2(p.xz*8.0)), 0.1, 0.4); bump(p, 9.0, 0.4)',
      'glaze(vec3(0.55,0.45,0.75), 0.08)',
      'metal(vec3(0.92,0.90,0.95), 0.1)',
      'glaze(vec3(0.62,0.52,0.80), 0.08)',
      'fleshy(vec3(0.94,0.88,0.95), 0.05, 0.5)',
    ],
  },
  {
    size: [736, 1308],
    camera: { eye: [0, 1.6, 5.4], look: [0, 1.2, 0], lens: 25 },
    lamp: { at: [0, 4.2, 1.4], u: [1.2, 0, 0], v: [0, 0, 0.8], color: [6, 6, 6.4] },
    sky: 'vec3(0.30,0.33,0.42)*0.7',
    functions: BOTTLES,
    scene: `
      put(p.y, 0);
      float arch = max(archway(p, 1.0, 2.75), -0.0);
      put(max(abs(p.z + 1.0) - 0.4, -arch), 1); put(p.z + 2.2, 2);
      put(drum(p - vec3(0, 0, -0.2), 0.9, 0.35, 0.01), 1);
      put(drum(p - vec3(0, 0.35, -0.2), 0.55, 0.35, 0.01), 1);
      put(capped(p - vec3(0, 0.7, -0.2), 0.28, 0.8, 0.12), 3);
      put(ball(p - vec3(0, 1.78, -0.2), 0.2), 4);`,
    materials: [
      'glaze(vec3(0.24,0.32,0.55), 0.15)',
      'plaster(p, vec3(0.30,0.40,0.66))',
      'plaster(p, vec3(0.36,0.46,0.72))',
      'glaze(vec3(0.16,0.22,0.48), 0.04)',
      'metal(vec3(0.95,0.78,0.45), 0.08)',
    ],
    film: { exposure: 1.2 },
  },
  {
    size: [736, 920],
    camera: { eye: [-1.2, 0.8, 3.6], look: [0.05, 0.62, 0], lens: 32, aperture: 0.05 },
    sun: { from: [1.8, 1.2, -1.6], color: [5, 3.6, 2.3], spread: 0.03 },
    sky: 'mix(vec3(0.5,0.36,0.26),vec3(0.55,0.5,0.5),clamp(d.y,0.0,1.0))*0.5',
    backdrop: 'mix(vec3(0.62,0.40,0.22),vec3(0.22,0.12,0.07),clamp(d.y*3.0+0.3,0.0,1.0))*0.7',
    functions: BOTTLES,
    scene: `
      put(p.y, 0);
      put(capped(p, 0.4, 0.85, 0.14), 2);
      put(drum(p - vec3(0, 0.96, 0), 0.18, 0.32, 0.03), 3);
      put(capped(p - vec3(0.8, 0, -0.5), 0.26, 0.55, 0.1), 2);
      put(drum(p - vec3(0.8, 0.64, -0.5), 0.13, 0.2, 0.02), 3);
      put(rod(p, vec3(-1.0, 0.03, 0.5), vec3(-0.1, 0.03, 0.9), 0.03), 4);
      put(rod(p, vec3(-0.9, 0.03, 0.7), vec3(-0.05, 0.05, 0.8), 0.028), 4);`,
    materials: [
      'wood(p, vec3(0.50,0.34,0.22), vec3(0.34,0.21,0.13))',
      'matte(vec3(0.55,0.38,0.26))',
      'glass(vec3(0.85,0.48,0.16))',
      'glaze(vec3(0.14,0.11,0.09), 0.15)',
      'matte(vec3(0.48,0.26,0.14))',
    ],
  },
  {
    size: [736, 552],
    camera: { eye: [0, 0.9, 5.0], look: [0, 0.62, 0], lens: 24, aperture: 0.02 },
    sun: { from: [-2.2, 2.6, 2.6], color: [2.8, 2.7, 2.4], spread: 0.02 },
    sky: SOFT,
    functions: BOTTLES,
    scene: `
      put(p.y, 0); put(p.z + 1.4, 1);
      put(tube(p - vec3(-1.1, 0.16, 0), 1.0), 2); put(drum(p - vec3(-1.1, 0, 0), 0.2, 0.17, 0.02), 3);
      put(capped(p - vec3(-0.4, 0, 0.15), 0.2, 0.75, 0.08), 4); put(pump(p - vec3(-0.4, 0.83, 0.15)), 3);
      put(drum(p - vec3(0.25, 0, 0.4), 0.26, 0.2, 0.03), 5); put(drum(p - vec3(0.25, 0.21, 0.4), 0.265, 0.13, 0.02), 3);
      put(capped(p - vec3(0.75, 0, 0), 0.17, 0.95, 0.09), 5); put(drum(p - vec3(0.75, 1.04, 0), 0.1, 0.22, 0.02), 3);
      put(box(spun(p - vec3(1.35, 0.22, 0.2), 0.4), vec3(0.2, 0.22, 0.2), 0.02), 2);`,
    materials: [
      'glaze(vec3(0.72,0.82,0.74), 0.25)',
      'plaster(p, vec3(0.76,0.86,0.78))',
      'glaze(vec3(0.93,0.93,0.88), 0.2)',
      'glaze(vec3(0.20,0.34,0.27), 0.15)',
      'glaze(vec3(0.50,0.66,0.55), 0.1)',
      'glaze(vec3(0.95,0.80,0.62), 0.1)',
    ],
    stride: 0.9,
  },
  {
    size: [736, 1104],
    camera: { eye: [0.5, 1.9, 4.2], look: [0, 0.75, 0], lens: 32, aperture: 0.03 },
    sun: { from: [2.4, 2.4, 0.6], color: [3.6, 3.0, 2.6], spread: 0.015 },
    sky: 'mix(vec3(0.6,0.45,0.5),vec3(0.7,0.75,0.9),clamp(d.y,0.0,1.0))*0.5',
    functions: BOTTLES,
    scene: `
      put(p.y - 0.02 - 0.02 * sin(p.x * 5.0 + 2.0 * sin(p.z * 2.0)) * smoothstep(2.0, 0.0, abs(p.z)), 0); put(p.z + 1.6, 1);
      vec3 q = p - vec3(0, 0.06, 0);
      put(blend(ball(q - vec3(0, 0.55, 0), 0.55), drum(q - vec3(0, 1.02, 0), 0.13, 0.18, 0.01), 0.06), 2);
      put(drum(q - vec3(0, 1.2, 0), 0.15, 0.1, 0.01), 3);
      put(egg(q - vec3(0, 1.55, 0), vec3(0.22, 0.28, 0.22)), 4);
      put(ring(nodded(q - vec3(0, 1.25, 0.15), 1.2), 0.1, 0.012), 3);
      put(egg(p - vec3(-0.8, 0.12, 0.6), vec3(0.24, 0.05, 0.17)), 5);
      put(egg(p - vec3(0.75, 0.12, 0.75), vec3(0.2, 0.05, 0.15)), 5);
      put(egg(p - vec3(0.35, 0.1, 1.05), vec3(0.18, 0.04, 0.12)), 5);`,
    materials: [
      'fleshy(vec3(0.95,0.80,0.82), 0.35, 0.3)',
      'plaster(p, vec3(0.94,0.76,0.78))',
      'glaze(mix(vec3(0.86,0.36,0.44),vec3(0.98,0.82,0.80),smoothstep(0.1,1.0,p.y)), 0.04)',
      'metal(vec3(0.95,0.76,0.62), 0.1)',
      'fleshy(vec3(0.97,0.88,0.86), 0.06, 0.5)',
      'fleshy(vec3(0.93,0.50,0.55), 0.4, 0.6)',
    ],
    stride: 0.85,
  },
  {
    size: [736, 920],
    camera: { eye: [0, 1.0, 4.2], look: [0, 0.8, 0], lens: 31, aperture: 0.03 },
    lamp: { at: [2.4, 1.6, 0.0], u: [0, 0, 0.8], v: [0, 1.2, 0], color: [8, 7.4, 6.6] },
    sky: 'vec3(0.16,0.15,0.15)',
    functions: BOTTLES,
    scene: `
      put(p.y, 0); put(p.z + 2.4, 1);
      put(box(p - vec3(0, 0.12, 0), vec3(0.75, 0.12, 0.5), 0.01), 2);
      put(flacon(p - vec3(0, 0.24, 0), vec3(0.36, 0.5, 0.18)), 3);
      put(drum(p - vec3(0, 1.34, 0), 0.15, 0.3, 0.02), 4);
      put(box(p - vec3(0, 0.72, 0.19), vec3(0.18, 0.1, 0.003), 0.0), 4);
      put(box(p - vec3(-0.75, 0.7, -0.7), vec3(0.25, 0.7, 0.25), 0.01), 2);`,
    materials: [
      'glaze(vec3(0.26,0.25,0.25), 0.06)',
      'plaster(p, vec3(0.46,0.40,0.36))',
      'stone(p, vec3(0.28,0.28,0.30), vec3(0.55,0.50,0.42), 1.3)',
      'glaze(vec3(0.16,0.16,0.18), 0.03)',
      'metal(vec3(0.94,0.76,0.45), 0.15)',
    ],
    film: { exposure: 2.4, contrast: 0.35 },
  },
  {
    size: [736, 736],
    camera: { eye: [1.6, 1.5, 3.6], look: [0, 0.5, 0], lens: 29, aperture: 0.03 },
    sun: { from: [-2.6, 2.0, -0.4], color: [3.8, 3.6, 3.0], spread: 0.015 },
    sky: 'mix(vec3(0.5,0.6,0.6),vec3(0.6,0.8,1.0),clamp(d.y,0.0,1.0))*0.55',
    backdrop: 'mix(vec3(0.70,0.86,0.86),vec3(0.30,0.62,0.70),clamp(d.y*4.0+0.4,0.0,1.0))*0.7',
    functions: BOTTLES,
    scene: `
      float ripple = 0.012 * sin(length(p.xz - vec2(0.1)) * 16.0) * exp(-length(p.xz) * 0.7) + 0.01 * noise2(p.xz * 5.0);
      put((p.y + 0.05 - ripple) * 0.9, 0);
      put(drum(p - vec3(0, -0.1, 0), 0.6, 0.25, 0.02), 2);
      put(capped(p - vec3(0, 0.15, 0), 0.28, 0.6, 0.1), 3);
      put(drum(p - vec3(0, 0.83, 0), 0.14, 0.25, 0.02), 4);
      put(egg(p - vec3(1.0, -0.02, 0.5), vec3(0.3, 0.12, 0.22)), 2);
      put(egg(p - vec3(-0.9, -0.03, 0.6), vec3(0.22, 0.1, 0.2)), 2);`,
    materials: [
      'glaze(mix(vec3(0.25,0.58,0.62),vec3(0.60,0.85,0.85),smoothstep(0.55,0.8,fbm2(p.xz*4.0+0.6*fbm2(p.xz*3.0,2),3)*1.3)), 0.02); gCoat = 1.6',
      'matte(vec3(0.62,0.84,0.88))',
      'stone(p, vec3(0.80,0.80,0.78), vec3(0.66,0.68,0.68), 2.0)',
      'glaze(vec3(0.94,0.95,0.95), 0.08)',
      'glaze(vec3(0.12,0.40,0.48), 0.15)',
    ],
  },
  {
    size: [736, 1104],
    camera: { eye: [-0.9, 1.5, 4.6], look: [0, 0.95, 0], lens: 28 },
    sun: { from: [1.8, 2.8, 2.0], color: [3.0, 2.8, 2.4], spread: 0.01 },
    sky: SOFT,
    functions: BOTTLES,
    scene: `
      put(p.y, 0); put(p.z + 1.2, 1);
      put(box(p - vec3(-0.7, 0.35, -0.2), vec3(0.38, 0.35, 0.38), 0.0), 2);
      put(box(p - vec3(0.05, 0.6, -0.5), vec3(0.37, 0.6, 0.38), 0.0), 3);
      put(box(p - vec3(0.8, 0.2, 0.1), vec3(0.38, 0.2, 0.38), 0.0), 4);
      put(box(p - vec3(0.0, 0.1, 0.6), vec3(0.3, 0.1, 0.3), 0.0), 5);
      put(capped(p - vec3(-0.7, 0.7, -0.2), 0.2, 0.5, 0.09), 6); put(drum(p - vec3(-0.7, 1.28, -0.2), 0.11, 0.2, 0.02), 5);
      put(flacon(p - vec3(0.05, 1.2, -0.5), vec3(0.22, 0.26, 0.12)), 4); put(ball(p - vec3(0.05, 1.88, -0.5), 0.13), 7);
      put(drum(p - vec3(0.8, 0.4, 0.1), 0.24, 0.2, 0.04), 6); put(drum(p - vec3(0.8, 0.6, 0.1), 0.245, 0.1, 0.02), 3);
      put(ball(p - vec3(0.0, 0.38, 0.6), 0.18), 7);`,
    materials: [
      'plaster(p, vec3(0.94,0.86,0.60))',
      'plaster(p, vec3(0.95,0.87,0.62))',
      'matte(vec3(0.92,0.45,0.35))',
      'matte(vec3(0.30,0.55,0.62))',
      'glaze(vec3(0.95,0.70,0.30), 0.15)',
      'glaze(vec3(0.20,0.28,0.42), 0.15)',
      'glaze(vec3(0.97,0.95,0.90), 0.08)',
      'metal(vec3(0.90,0.90,0.92), 0.06)',
    ],
  },
  {
    size: [736, 1104],
    camera: { eye: [0.7, 0.75, 3.4], look: [0, 0.72, 0], lens: 34, aperture: 0.04 },
    sun: { from: [-1.2, 1.5, -2.2], color: [4.6, 4.2, 3.6], spread: 0.02 },
    sky: 'mix(vec3(0.5,0.6,0.5),vec3(0.7,0.85,0.8),clamp(d.y*0.8+0.2,0.0,1.0))*0.6',
    backdrop: 'mix(vec3(0.66,0.78,0.62),vec3(0.34,0.50,0.36),clamp(d.y*2.5+0.2,0.0,1.0))*0.6',
    functions: BOTTLES,
    scene: `
      put(p.y, 0);
      put(capped(p - vec3(-0.1, 0, 0), 0.34, 0.8, 0.12), 2);
      put(drum(p - vec3(-0.1, 0.9, 0), 0.15, 0.14, 0.01), 3);
      put(egg(p - vec3(-0.1, 1.2, 0), vec3(0.1, 0.24, 0.1)), 4);
      for (int i = min(0, uZero); i < 6; i++) {
        float k = float(i);
        put(leaf(spun(tipped(p - vec3(0.75 - 0.1 * k, 0.02, -0.7), 0.9 + 0.12 * sin(k * 5.0)), k * 1.05), 1.5, 0.15, 0.35), 5);
      }
      put(egg(p - vec3(0.7, 0.02, 0.6), vec3(0.12, 0.05, 0.1)), 6);
      put(egg(p - vec3(0.5, 0.02, 0.85), vec3(0.06, 0.03, 0.06)), 6);`,
    materials: [
      'glaze(vec3(0.86,0.90,0.84), 0.08)',
      'matte(vec3(0.72,0.82,0.70))',
      'glass(vec3(0.62,0.86,0.66))',
      'metal(vec3(0.92,0.80,0.50), 0.12)',
      'glaze(vec3(0.95,0.94,0.90), 0.2)',
      'fleshy(vec3(0.30,0.55,0.30), 0.25, 0.5)',
      'glass(vec3(0.85,0.95,0.85))',
    ],
    stride: 0.85,
  },
]
