import type { BodyScene } from '../scene.ts'

const DAYLIGHT = 'mix(vec3(0.75,0.72,0.68),vec3(0.55,0.68,0.9),clamp(d.y,0.0,1.0))*0.55'
const STUDIO = 'mix(vec3(0.35),vec3(0.8,0.82,0.85),clamp(d.y*0.8+0.2,0.0,1.0))*0.6'
const DUSK = 'mix(vec3(0.30,0.22,0.20),vec3(0.20,0.22,0.34),clamp(d.y,0.0,1.0))*0.5'

export const STONEWARE: readonly BodyScene[] = [
  {
    size: [736, 1104],
    camera: { eye: [0.3, 1.55, 4.2], look: [0, 0.75, 0], lens: 34, aperture: 0.03 },
    sun: { from: [-3, 2.6, 1.2], color: [3.4, 2.9, 2.3], spread: 0.03 },
    sky: DAYLIGHT,
    scene: `
      put(p.y, 0); put(p.z + 1.6, 1);
      put(pot(p - vec3(-0.35, 0, 0), 1.75, vec4(0.42, 0.95, 0.5, 0.16), 0.05), 2);
      put(pot(p - vec3(0.62, 0, 0.55), 0.48, vec4(0.2, 0.52, 0.5, 0.56), 0.035), 3);
      put(ball(p - vec3(0.62, 0.44, 0.55), 0.22), 4);`,
    materials: [
      'wood(p, vec3(0.62,0.45,0.30), vec3(0.46,0.30,0.18))',
      'plaster(p, vec3(0.86,0.81,0.74))',
      'speckled(p, p.y > 1.0 + 0.08*noise3(p*3.0) ? vec3(0.86,0.83,0.76) : vec3(0.30,0.46,0.50), vec3(0.2,0.13,0.08), 0.18)',
      'speckled(p, vec3(0.78,0.47,0.32), vec3(0.3,0.15,0.1), 0.22)',
      'fleshy(vec3(0.93,0.55,0.12), 0.3, 0.3); bump(p, 40.0, 0.2)',
    ],
  },
  {
    size: [736, 920],
    camera: { eye: [1.2, 1.5, 4.4], look: [0, 0.72, 0], lens: 30, aperture: 0.05 },
    lamp: { at: [-3, 3.2, 1.5], u: [0.6, 0.5, 0.8], v: [-0.5, 1, 0], color: [9, 8.2, 7] },
    sky: 'vec3(0.06,0.07,0.08)',
    scene: `
      put(p.y, 0); put(p.z + 2.2, 1);
      for (int i = min(0, uZero); i < 5; i++) {
        float k = float(i); vec3 q = spun(p - vec3(0.05 * sin(k * 2.4), 0.17 * k, 0.04 * cos(k * 3.1)), k) ;
        put(pot(q, 0.42, vec4(0.28, 0.62, 0.72, 0.74 - 0.03 * k), 0.035), 2 + (i & 1) + (i == 4 ? 2 : 0));
      }
      put(pot(p - vec3(1.15, 0, 0.5), 0.36, vec4(0.16, 0.3, 0.26, 0.24), 0.03), 4);`,
    materials: [
      'stone(p, vec3(0.34,0.34,0.35), vec3(0.42,0.42,0.43), 1.2)',
      'plaster(p, vec3(0.42,0.44,0.45))',
      'speckled(p, vec3(0.84,0.80,0.72), vec3(0.3,0.2,0.1), 0.15)',
      'speckled(p, vec3(0.36,0.45,0.40), vec3(0.1,0.1,0.1), 0.15)',
      'speckled(p, vec3(0.70,0.38,0.26), vec3(0.2,0.1,0.08), 0.2)',
    ],
    film: { exposure: 2.6 },
  },
  {
    size: [736, 736],
    camera: { eye: [0, 5.2, 0.7], look: [0, 0, 0], lens: 36 },
    sun: { from: [-2, 2.4, -1.6], color: [2.8, 2.6, 2.3], spread: 0.05 },
    sky: DAYLIGHT,
    scene: `
      put(p.y - 0.012 * fbm2(p.xz * 3.0, 2), 0);
      put(pot(p - vec3(-0.25, 0.02, 0.1), 0.14, vec4(0.8, 1.0, 1.02, 1.1), 0.04), 1);
      put(pot(p - vec3(-0.25, 0.1, 0.1), 0.10, vec4(0.5, 0.66, 0.7, 0.74), 0.03), 2);
      put(pot(p - vec3(-0.25, 0.16, 0.1), 0.30, vec4(0.16, 0.34, 0.36, 0.4), 0.025), 3);
      put(pot(p - vec3(1.15, 0, -0.85), 0.45, vec4(0.2, 0.32, 0.3, 0.3), 0.03), 4);
      put(drum(p - vec3(1.15, 0.3, -0.85), 0.27, 0.06, 0.01), 5);
      vec3 q = spun(p - vec3(1.35, 0.03, 0.45), 0.12);
      put(rod(q, vec3(0, 0, -0.5), vec3(0, 0, 0.7), 0.022), 6);
      put(egg(q - vec3(0, 0.0, -0.62), vec3(0.1, 0.03, 0.17)), 6);`,
    materials: [
      'cloth(p.xz, vec3(0.80,0.77,0.70), 190.0)',
      'speckled(p, vec3(0.32,0.38,0.44), vec3(0.12,0.1,0.1), 0.2)',
      'speckled(p, vec3(0.88,0.86,0.80), vec3(0.35,0.25,0.15), 0.15)',
      'speckled(p, vec3(0.78,0.55,0.42), vec3(0.3,0.2,0.1), 0.15)',
      'speckled(p, vec3(0.86,0.84,0.78), vec3(0.35,0.25,0.15), 0.15)',
      'glaze(vec3(0.30,0.17,0.09), 0.05)',
      'metal(vec3(0.85,0.70,0.45), 0.2)',
    ],
  },
  {
    size: [736, 1104],
    camera: { eye: [0, 1.25, 5.2], look: [0, 1.05, 0], lens: 32, aperture: 0.02 },
    sun: { from: [2.6, 2.2, 2.2], color: [3.3, 2.7, 2.1], spread: 0.015 },
    sky: DAYLIGHT,
    scene: `
      put(p.y, 0); put(p.z + 0.9, 1);
      put(pot(p - vec3(-0.8, 0, 0), 1.9, vec4(0.34, 0.62, 0.02, 0.16), 0.04), 2);
      put(pot(p - vec3(0.02, 0, 0.25), 1.3, vec4(0.2, 0.66, 0.24, 0.1), 0.04), 3);
      put(pot(p - vec3(0.82, 0, -0.05), 2.2, vec4(0.26, 0.2, 0.46, 0.1), 0.04), 4);
      put(frond(spun(nodded(p - vec3(2.6, 2.6, 1.6), 0.2), 0.6) * vec3(-1, 1, 1), 2.2), 5);`,
    materials: [
      'plaster(p, vec3(0.72,0.40,0.28))',
      'plaster(p, vec3(0.80,0.47,0.33))',
      'speckled(p, vec3(0.90,0.86,0.78), vec3(0.5,0.3,0.2), 0.35)',
      'speckled(p, vec3(0.28,0.20,0.18), vec3(0.1,0.05,0.05), 0.3)',
      'speckled(p, vec3(0.87,0.68,0.52), vec3(0.5,0.3,0.2), 0.35)',
      'matte(vec3(0.2,0.4,0.2))',
    ],
  },
  {
    size: [736, 736],
    camera: { eye: [-0.8, 1.35, 4.3], look: [0.12, 0.5, 0], lens: 29, aperture: 0.045 },
    lamp: { at: [2.6, 2.6, 1.6], u: [0.5, 0, -0.9], v: [-0.5, 0.9, -0.3], color: [7, 6.6, 6] },
    sky: STUDIO,
    functions: `
      float teapot(vec3 p) {
        float d = turned(p, 0.86, vec4(0.4, 0.78, 0.66, 0.24), 0.05);
        d = blend(d, cone(p, vec3(0.5, 0.36, 0), vec3(0.98, 0.74, 0), 0.13, 0.05), 0.1);
        d = blend(d, drum(p - vec3(0, 0.84, 0), 0.2, 0.05, 0.02), 0.03);
        d = min(d, ball(p - vec3(0, 0.94, 0), 0.07));
        return d;
      }`,
    scene: `
      put(p.y, 0); put(p.z + 2.0, 1);
      vec3 t = spun(p - vec3(-0.15, 0, 0), -0.25);
      put(teapot(t), 2);
      put(max(handle(t - vec3(0, 0.72, 0), 0.56, 0.035), 0.55 - t.y), 3);
      put(pot(p - vec3(0.95, 0, 0.75), 0.36, vec4(0.14, 0.26, 0.27, 0.27), 0.03), 4);
      put(drum(p - vec3(0.95, 0.2, 0.75), 0.24, 0.05, 0.01), 5);
      put(pot(p - vec3(-1.15, 0, 0.6), 0.36, vec4(0.14, 0.26, 0.27, 0.27), 0.03), 4);`,
    materials: [
      'wood(p, vec3(0.78,0.64,0.46), vec3(0.66,0.50,0.33))',
      'plaster(p, vec3(0.62,0.70,0.66))',
      'speckled(p, mix(vec3(0.20,0.36,0.42), vec3(0.42,0.60,0.60), smoothstep(0.2,0.8,p.y+0.2*noise3(p*4.0))), vec3(0.1,0.15,0.2), 0.12)',
      'wood(p*3.0, vec3(0.60,0.42,0.26), vec3(0.45,0.30,0.18))',
      'speckled(p, vec3(0.88,0.86,0.80), vec3(0.3,0.3,0.3), 0.15)',
      'glaze(vec3(0.60,0.42,0.12), 0.03)',
    ],
  },
  {
    size: [736, 1104],
    camera: { eye: [1.2, 1.25, 2.3], look: [0.06, 0.58, 0], lens: 33, aperture: 0.07, focus: 2.2 },
    sun: { from: [-2.5, 1.9, -0.8], color: [4, 3.1, 2.1], spread: 0.03 },
    sky: 'mix(vec3(0.6,0.5,0.42),vec3(0.5,0.55,0.62),clamp(d.y,0.0,1.0))*0.5',
    scene: `
      put(p.y, 0); put(p.z + 3.4, 1);
      put(pot(p, 0.95, vec4(0.42, 0.56, 0.48, 0.46), 0.05), 2);
      vec3 h = p - vec3(0.5, 0.5, 0.0);
      put(max(handle(h * vec3(1, 0.85, 1), 0.26, 0.055), -h.x - 0.04), 2);
      put(drum(p - vec3(0, 0.78, 0), 0.45, 0.06, 0.01), 3);
      put(ball(p - vec3(-1.3, 0.4, -1.8), 0.4), 4);
      put(pot(p - vec3(0.4, 0, -2.2), 1.2, vec4(0.3, 0.6, 0.3, 0.2), 0.05), 5);`,
    materials: [
      'wood(p, vec3(0.52,0.36,0.24), vec3(0.36,0.23,0.14))',
      'plaster(p, vec3(0.50,0.42,0.36))',
      `float run = p.y + 0.16*noise2(vec2(atan(p.z,p.x)*3.5,0.5)) + 0.05*noise2(vec2(atan(p.z,p.x)*12.0,2.0));
       speckled(p, run > 0.52 ? mix(vec3(0.86,0.84,0.80),vec3(0.50,0.60,0.70),smoothstep(0.62,0.52,run)) : vec3(0.62,0.44,0.32), vec3(0.25,0.15,0.1), run > 0.52 ? 0.08 : 0.5)`,
      'glaze(mix(vec3(0.45,0.27,0.14),vec3(0.72,0.52,0.34),smoothstep(0.3,0.6,fbm2(p.xz*6.0,3))), 0.1)',
      'fleshy(vec3(0.75,0.2,0.14), 0.2, 0.3)',
      'speckled(p, vec3(0.30,0.34,0.28), vec3(0.1), 0.2)',
    ],
    film: { exposure: 1.15 },
  },
  {
    size: [736, 552],
    camera: { eye: [0, 1.0, 5.6], look: [0, 0.95, 0], lens: 24 },
    sun: { from: [-2.0, 2.2, 2.6], color: [2.6, 2.4, 2.2], spread: 0.04 },
    sky: DAYLIGHT,
    scene: `
      put(p.z + 0.55, 0);
      put(box(p - vec3(0, -0.04, 0), vec3(2.4, 0.04, 0.5), 0.01), 1);
      put(box(p - vec3(0, 1.08, 0), vec3(2.4, 0.04, 0.5), 0.01), 1);
      put(pot(p - vec3(-1.25, 0, 0), 0.8, vec4(0.2, 0.5, 0.2, 0.16), 0.03), 2);
      put(pot(p - vec3(-0.55, 0, 0.1), 0.42, vec4(0.2, 0.34, 0.33, 0.34), 0.03), 3);
      put(turned(p - vec3(0.2, 0, 0), 0.5, vec4(0.3, 0.42, 0.4, 0.2), 0.04), 4);
      put(ball(p - vec3(0.2, 0.53, 0), 0.07), 4);
      put(pot(p - vec3(1.0, 0, 0), 0.9, vec4(0.14, 0.16, 0.5, 0.12), 0.03), 5);
      put(pot(p - vec3(-1.1, 1.12, 0), 0.34, vec4(0.16, 0.46, 0.44, 0.5), 0.03), 5);
      put(pot(p - vec3(-0.2, 1.12, 0), 0.72, vec4(0.24, 0.24, 0.28, 0.08), 0.03), 2);
      put(pot(p - vec3(0.45, 1.12, 0.1), 0.3, vec4(0.14, 0.2, 0.2, 0.2), 0.03), 4);
      put(pot(p - vec3(1.15, 1.12, 0), 0.62, vec4(0.2, 0.44, 0.34, 0.22), 0.03), 3);`,
    materials: [
      'plaster(p, vec3(0.88,0.86,0.82))',
      'wood(p, vec3(0.68,0.50,0.34), vec3(0.52,0.36,0.22))',
      'speckled(p, vec3(0.80,0.52,0.36), vec3(0.3,0.2,0.1), 0.3)',
      'speckled(p, vec3(0.40,0.50,0.44), vec3(0.1,0.1,0.1), 0.15)',
      'speckled(p, vec3(0.90,0.80,0.60), vec3(0.4,0.3,0.2), 0.15)',
      'speckled(p, vec3(0.24,0.30,0.42), vec3(0.7,0.7,0.7), 0.12)',
    ],
  },
  {
    size: [736, 1308],
    camera: { eye: [-0.4, 1.7, 5.2], look: [0, 1.45, 0], lens: 31, aperture: 0.02 },
    sun: { from: [-3.2, 2.6, 2.4], color: [4.2, 3.5, 2.6], spread: 0.012 },
    sky: 'vec3(0.42,0.46,0.55)*0.55',
    scene: `
      put(p.y, 0); put(p.z + 1.0, 1);
      put(windowWall(spun(p - vec3(-3.2, 3.2, 2.4), 0.92), vec2(1.0, 1.25), vec2(2, 3), 0.06), 4);
      float d = pot(p, 1.35, vec4(0.4, 0.62, 0.26, 0.34), 0.05);
      vec3 h = p - vec3(0.42, 0.86, 0);
      d = blend(d, max(handle(h, 0.26, 0.05), -h.x - 0.1), 0.05);
      put(d, 2);
      put(rod(p, vec3(0.05, 0.6, 0), vec3(-0.35, 2.35, 0.1), 0.022), 3);
      put(rod(p, vec3(-0.18, 1.6, 0.05), vec3(0.30, 2.75, -0.05), 0.015), 3);
      for (int i = min(0, uZero); i < 7; i++) {
        float k = float(i);
        vec3 at = k < 3.5 ? mix(vec3(-0.15, 1.55, 0.05), vec3(-0.35, 2.4, 0.1), k / 3.0) : mix(vec3(0.02, 2.1, 0), vec3(0.3, 2.8, -0.05), (k - 4.0) / 2.0);
        put(leaf(spun(tipped(p - at, (mod(k, 2.0) - 0.5) * -0.8) * vec3(mod(k, 2.0) * 2.0 - 1.0, 1, 1), k * 0.4), 0.55, 0.13, 0.12), 5);
      }`,
    materials: [
      'wood(p, vec3(0.72,0.58,0.42), vec3(0.58,0.43,0.28))',
      'plaster(p, vec3(0.90,0.87,0.80))',
      'speckled(p, p.y < 0.34 ? vec3(0.66,0.47,0.34) : vec3(0.90,0.87,0.80), vec3(0.35,0.22,0.12), 0.2)',
      'matte(vec3(0.36,0.26,0.18))',
      'matte(vec3(0.8))',
      'fleshy(vec3(0.42,0.52,0.28), 0.4, 0.5)',
    ],
  },
  {
    size: [736, 920],
    camera: { eye: [0, 1.5, 4.6], look: [0, 0.98, 0], lens: 31, aperture: 0.03 },
    lamp: { at: [-2.4, 2.6, 0.2], u: [0, 0.4, 1.0], v: [0.3, 0.9, 0], color: [10, 8, 6] },
    sky: DUSK,
    scene: `
      put(p.y, 0); put(p.z + 2.4, 1);
      put(box(p - vec3(0, 0.2, 0), vec3(0.85, 0.2, 0.6), 0.01), 2);
      put(pot(p - vec3(0, 0.4, 0), 1.3, vec4(0.36, 1.06, 1.0, 0.34), 0.05), 3);`,
    materials: [
      'plaster(p, vec3(0.46,0.39,0.36))',
      'plaster(p, vec3(0.52,0.43,0.39))',
      'wood(p*0.8, vec3(0.35,0.24,0.17), vec3(0.22,0.15,0.1))',
      'glaze(vec3(0.93,0.92,0.88)*(0.93+0.1*fbm3(p*3.0,3)), 0.12); bump(p, 5.0, 0.06)',
    ],
    film: { exposure: 1.9, contrast: 0.35 },
  },
  {
    size: [736, 736],
    camera: { eye: [2.6, 3.2, 3.4], look: [0, 0.1, 0.1], lens: 31, aperture: 0.03 },
    sun: { from: [-2.2, 1.9, 1.0], color: [3.0, 2.7, 2.4], spread: 0.03 },
    sky: DAYLIGHT,
    scene: `
      put(p.y, 0);
      vec2 cell = clamp(floor(p.xz / 0.86 + 0.5), vec2(-2.0), vec2(2.0));
      float a = hash2(ivec2(cell) + 40), wide = 0.26 + 0.07 * a;
      vec3 q = p - vec3(cell.x * 0.86, 0, cell.y * 0.86);
      put(pot(q, 0.26 + 0.2 * fract(a * 7.0), vec4(0.15, wide + 0.04, wide, wide + 0.04), 0.03), 1 + int(fract(a * 13.0) * 5.0));`,
    materials: [
      'plaster(p, vec3(0.74,0.70,0.64))',
      'speckled(p, vec3(0.20,0.34,0.46), vec3(0.6,0.7,0.7), 0.08)',
      'speckled(p, vec3(0.90,0.87,0.80), vec3(0.4,0.3,0.2), 0.15)',
      'speckled(p, vec3(0.40,0.52,0.42), vec3(0.15,0.15,0.1), 0.1)',
      'speckled(p, vec3(0.82,0.55,0.38), vec3(0.3,0.15,0.1), 0.2)',
      'speckled(p, vec3(0.25,0.22,0.22), vec3(0.6,0.5,0.4), 0.1)',
    ],
    stride: 0.7,
  },
  {
    size: [736, 1104],
    camera: { eye: [0.9, 1.1, 4.3], look: [0, 0.9, 0], lens: 33, aperture: 0.03 },
    sun: { from: [2.8, 1.6, 1.4], color: [3.0, 2.2, 1.6], spread: 0.02 },
    sky: 'mix(vec3(0.55,0.45,0.50),vec3(0.45,0.5,0.7),clamp(d.y,0.0,1.0))*0.5',
    functions: `
      float fluted(vec3 p, float h, vec4 r, float count) {
        float ridge = 0.018 * abs(sin(atan(p.z, p.x) * count * 0.5));
        return (pot(p, h, r, 0.06) - ridge) * 0.8;
      }`,
    scene: `
      put(p.y, 0); put(p.z + 1.4, 1);
      put(fluted(p - vec3(-0.45, 0, 0), 1.7, vec4(0.36, 0.6, 0.44, 0.5), 26.0), 2);
      put(fluted(p - vec3(0.55, 0, 0.5), 0.8, vec4(0.3, 0.5, 0.4, 0.36), 20.0), 3);
      put(fluted(p - vec3(0.75, 0, -0.6), 1.25, vec4(0.3, 0.3, 0.3, 0.3), 16.0), 4);`,
    materials: [
      'plaster(p, vec3(0.84,0.74,0.72))',
      'plaster(p, vec3(0.88,0.78,0.76))',
      'speckled(p, vec3(0.92,0.90,0.88), vec3(0.6,0.5,0.5), 0.25)',
      'speckled(p, vec3(0.62,0.36,0.38), vec3(0.3,0.1,0.1), 0.2)',
      'speckled(p, vec3(0.86,0.66,0.60), vec3(0.5,0.3,0.3), 0.25)',
    ],
    stride: 0.85,
  },
  {
    size: [736, 920],
    camera: { eye: [-1.6, 1.6, 4.0], look: [0.05, 0.55, 0], lens: 31, aperture: 0.05 },
    sun: { from: [2.4, 2.0, -1.8], color: [3.6, 3.1, 2.4], spread: 0.03 },
    sky: 'mix(vec3(0.5,0.52,0.45),vec3(0.55,0.65,0.75),clamp(d.y,0.0,1.0))*0.6',
    functions: `
      float jar(vec3 p, float h, float r) {
        float d = turned(p, h, vec4(r, r * 1.25, r * 1.2, r * 0.9), 0.06);
        d = blend(d, turned(p - vec3(0, h, 0), h * 0.18, vec4(r * 0.98, r, r * 0.6, r * 0.16), 0.02), 0.015);
        return min(d, ball(p - vec3(0, h * 1.24, 0), r * 0.18));
      }`,
    scene: `
      put(p.y, 0); put(spun(p, 0.3).z + 1.6, 1);
      put(jar(p - vec3(-0.15, 0, -0.15), 0.95, 0.5), 2);
      put(jar(p - vec3(0.85, 0, 0.4), 0.5, 0.3), 3);
      put(jar(p - vec3(-0.75, 0, 0.75), 0.3, 0.24), 4);`,
    materials: [
      'stone(p, vec3(0.86,0.85,0.82), vec3(0.68,0.68,0.66), 0.9)',
      'plaster(p, vec3(0.52,0.56,0.46))',
      'speckled(p, mix(vec3(0.30,0.22,0.16), vec3(0.55,0.60,0.48), smoothstep(0.15,0.75,p.y+0.25*noise3(p*5.0))), vec3(0.15,0.1,0.05), 0.1)',
      'speckled(p, vec3(0.90,0.87,0.80), vec3(0.35,0.22,0.12), 0.15)',
      'speckled(p, vec3(0.76,0.50,0.30), vec3(0.3,0.15,0.1), 0.15)',
    ],
  },
]
