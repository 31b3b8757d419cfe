import type { Scene } from '../scene.ts'

const WINDOW = 'mix(vec3(0.30,0.27,0.24),vec3(0.40,0.46,0.55),clamp(d.y,0.0,1.0))*0.5'
const BRIGHT = 'mix(vec3(0.70,0.68,0.64),vec3(0.55,0.70,0.95),clamp(d.y,0.0,1.0))*0.55'

/** Fruit around the origin, which is the middle of the body. */
const FRUIT = `
  float apple(vec3 p, float r) { vec2 q = vec2(length(p.xz), p.y + 0.08 * r * cos(atan(p.z, p.x) * 5.0) * step(p.y, 0.0)); return length(vec2(q.x - 0.42 * r, q.y)) - 0.6 * r; }
  float stalk(vec3 p, float r) { return rod(p, vec3(0, 0.35 * r, 0), vec3(0.1 * r, 0.85 * r, 0.04 * r), 0.035 * r); }
  float pear(vec3 p, float r) { return blend(ball(p, r), ball(p - vec3(0.06 * r, 1.15 * r, 0), 0.52 * r), 0.75 * r); }
  float lemon(vec3 p, float r) { return blend(egg(p, vec3(1.2, 0.95, 0.95) * r), egg(p, vec3(1.5, 0.22, 0.22) * r), 0.3 * r); }
  float banana(vec3 p, float r) {
    float a = clamp(atan(p.y, p.x), -2.5, -0.64);
    float thick = 0.17 * r * (0.35 + 0.65 * smoothstep(0.0, 0.45, min(a + 2.5, -0.64 - a)));
    return (length(p - vec3(cos(a), sin(a), 0) * r) - thick) * 0.9;
  }
  void citrus(vec2 uv, float r, vec3 flesh, vec3 pith, vec3 peel) {
    float d = length(uv) / r, a = abs(fract(atan(uv.y, uv.x) / 6.2831853 * 10.0) - 0.5);
    float lines = smoothstep(0.5, 0.46, a + 0.03 / max(d, 0.05)) * smoothstep(0.1, 0.16, d) * smoothstep(0.86, 0.82, d);
    vec3 pulp = flesh * (0.8 + 0.4 * noise2(vec2(atan(uv.y, uv.x) * 14.0, d * 5.0)));
    fleshy(d > 0.96 ? peel : mix(pith, pulp, lines), 0.15, 0.5);
  }`

const ORANGE = 'fleshy(vec3(0.95,0.52,0.10), 0.3, 0.25); bump(p, 45.0, 0.25)'
const LEMON = 'fleshy(vec3(0.97,0.82,0.16), 0.3, 0.3); bump(p, 40.0, 0.2)'

export const FRUIT_SCENES: readonly Scene[] = [
  {
    size: [736, 920],
    camera: { eye: [0.4, 1.3, 4.2], look: [0, 0.5, 0], lens: 30, aperture: 0.05 },
    lamp: { at: [-2.6, 2.4, 1.2], u: [0.4, 0, 0.8], v: [0, 0.9, 0], color: [12, 10, 7.5] },
    sky: WINDOW,
    functions: FRUIT,
    scene: `
      put(p.y, 0); put(p.z + 2.4, 1);
      put(pot(p - vec3(-0.1, 0, 0), 0.5, vec4(0.3, 0.75, 0.8, 0.86), 0.04), 2);
      put(ball(p - vec3(-0.45, 0.55, 0.1), 0.3), 3); put(ball(p - vec3(0.2, 0.55, 0.2), 0.31), 3); put(ball(p - vec3(-0.1, 0.6, -0.4), 0.3), 3); put(ball(p - vec3(-0.1, 0.95, -0.05), 0.29), 3);
      vec3 h = nodded(p - vec3(0.95, 0.27, 0.7), -0.9);
      put(max(ball(h, 0.3), h.y), abs(h.y) < 0.012 ? 4 : 3);`,
    materials: [
      'wood(p, vec3(0.40,0.27,0.18), vec3(0.26,0.16,0.10))',
      'plaster(p, vec3(0.34,0.33,0.30))',
      'speckled(p, vec3(0.24,0.33,0.42), vec3(0.1), 0.12)',
      ORANGE,
      'vec3 h = nodded(p - vec3(0.95, 0.27, 0.7), -0.9); citrus(h.xz, 0.3, vec3(0.98,0.58,0.12), vec3(0.98,0.88,0.66), vec3(0.95,0.52,0.10))',
    ],
    film: { exposure: 1.5 },
  },
  {
    size: [736, 736],
    camera: { eye: [0, 5.0, 0.5], look: [0, 0, 0.02], lens: 30 },
    sun: { from: [-2.0, 1.8, -1.0], color: [2.6, 2.4, 2.0], spread: 0.02 },
    sky: BRIGHT,
    functions: FRUIT,
    scene: `
      put(p.y, 0);
      put(pot(p - vec3(-0.3, 0, -0.2), 0.12, vec4(0.6, 0.8, 0.84, 0.9), 0.04), 1);
      put(lemon(spun(p - vec3(-0.55, 0.36, -0.35), 0.4), 0.26), 2); put(lemon(spun(p - vec3(0.05, 0.34, -0.1), 2.0), 0.26), 2);
      put(max(ball((p - vec3(-0.4, 0.1, 0.25)) * vec3(1, 0.9, 1), 0.25), p.y - 0.26), p.y > 0.25 ? 3 : 2);
      put(max(ball(p - vec3(0.85, 0.02, 0.75), 0.26), p.y - 0.2), p.y > 0.19 ? 4 : 2);
      put(lemon(spun(p - vec3(1.0, 0.25, -0.75), 1.1), 0.26), 2);`,
    materials: [
      'cloth(p.xz, vec3(0.42,0.60,0.80), 150.0)',
      'glaze(vec3(0.95,0.95,0.93), 0.1)',
      LEMON,
      'citrus(p.xz - vec2(-0.4, 0.25), 0.22, vec3(0.98,0.90,0.45), vec3(0.98,0.96,0.84), vec3(0.97,0.82,0.16))',
      'citrus(p.xz - vec2(0.85, 0.75), 0.19, vec3(0.98,0.90,0.45), vec3(0.98,0.96,0.84), vec3(0.97,0.82,0.16))',
    ],
  },
  {
    size: [736, 552],
    camera: { eye: [0, 0.95, 4.6], look: [0, 0.55, 0], lens: 24, aperture: 0.05 },
    sun: { from: [-2.6, 1.6, 1.0], color: [2.8, 2.4, 1.9], spread: 0.05 },
    sky: 'vec3(0.36,0.40,0.38)*0.6',
    functions: FRUIT,
    scene: `
      put(p.y, 0); put(p.z + 1.8, 1);
      put(pear(p - vec3(-1.0, 0.36, 0), 0.36), 2); put(stalk(p - vec3(-0.98, 0.82, 0), 0.36), 5);
      put(pear(spun(p - vec3(-0.05, 0.38, 0.25), 2.0), 0.38), 3); put(stalk(p - vec3(-0.06, 0.86, 0.25), 0.38), 5);
      vec3 l = tipped(spun(p - vec3(0.95, 0.35, 0.1), 0.5), 1.35);
      put(pear(l, 0.35), 4); put(stalk(l - vec3(0.02, 0.44, 0), 0.35), 5);`,
    materials: [
      'wood(p, vec3(0.62,0.50,0.38), vec3(0.50,0.38,0.27))',
      'plaster(p, vec3(0.52,0.57,0.52))',
      'fleshy(mix(vec3(0.72,0.72,0.25),vec3(0.80,0.42,0.22),smoothstep(0.45,0.75,fbm3(p*2.0,3)+0.2*p.x+0.2)), 0.25, 0.25); gAlbedo *= 0.92+0.16*noise3(p*60.0)',
      'fleshy(vec3(0.66,0.70,0.28)*(0.9+0.2*noise3(p*50.0)), 0.25, 0.25)',
      'fleshy(mix(vec3(0.80,0.62,0.25),vec3(0.72,0.30,0.18),smoothstep(0.4,0.7,fbm3(p*2.5,3))), 0.25, 0.25)',
      'matte(vec3(0.30,0.20,0.12))',
    ],
  },
  {
    size: [736, 1104],
    camera: { eye: [0.2, 0.75, 2.9], look: [0, 0.62, 0], lens: 34, aperture: 0.09, focus: 2.45 },
    lamp: { at: [1.8, 2.6, 1.2], u: [0.8, 0, -0.4], v: [0, 0.5, 0.5], color: [9, 8.5, 8] },
    sky: 'vec3(0.55,0.25,0.25)*0.5',
    functions: FRUIT,
    scene: `
      put(p.y, 0); put(p.z + 2.6, 1);
      put(apple(p - vec3(0, 0.5, 0), 0.56), 2); put(stalk(p - vec3(0, 0.5, 0), 0.56), 3);
      put(leaf(tipped(p - vec3(0.03, 0.88, 0.02), -0.4), 0.5, 0.12, 0.1), 4);
      put(apple(p - vec3(-1.0, 0.45, -1.4), 0.5), 2); put(apple(p - vec3(1.1, 0.45, -1.8), 0.5), 5);`,
    materials: [
      'glaze(vec3(0.72,0.20,0.18), 0.15)',
      'matte(vec3(0.80,0.26,0.22))',
      'fleshy(mix(vec3(0.72,0.07,0.08),vec3(0.92,0.62,0.22),smoothstep(0.62,0.85,noise2(vec2(atan(p.z,p.x)*9.0,p.y*1.5))*0.6+0.5*noise3(p*1.5))), 0.1, 0.2)',
      'matte(vec3(0.28,0.18,0.10))',
      'fleshy(vec3(0.34,0.55,0.20), 0.25, 0.6)',
      'fleshy(vec3(0.62,0.72,0.25), 0.12, 0.2)',
    ],
  },
  {
    size: [736, 920],
    camera: { eye: [0.9, 2.2, 3.4], look: [0, 0.3, 0], lens: 28, aperture: 0.05 },
    sun: { from: [-2.2, 2.2, 0.2], color: [2.6, 2.3, 1.9], spread: 0.03 },
    sky: BRIGHT,
    functions: FRUIT,
    scene: `
      put(p.y, 0);
      put(pot(p, 0.5, vec4(0.3, 0.85, 0.9, 0.95), 0.04), 1);
      vec3 q = p - vec3(0, 0.42, 0); float low = length(p.xz) - 0.9;
      if (low < 0.3 && q.y < 0.6) {
        vec2 c = clamp(floor(q.xz / 0.27 + 0.5), -3.0, 3.0); float a = hash2(ivec2(c));
        if (length(c) < 3.1) put(ball(q - vec3(c.x * 0.27, 0.12 - 0.05 * dot(c, c) * 0.3 + 0.12 * a, c.y * 0.27), 0.128), 2);
        put(rod(q, vec3(0.1, 0.3, 0.1), vec3(0.55, 0.85, -0.1), 0.012), 3);
      }
      put(ball(p - vec3(1.1, 0.13, 0.5), 0.13), 2); put(ball(p - vec3(1.3, 0.13, 0.75), 0.13), 2);
      put(rod(p, vec3(1.1, 0.24, 0.5), vec3(1.35, 0.5, 0.4), 0.012), 3); put(rod(p, vec3(1.3, 0.24, 0.75), vec3(1.35, 0.5, 0.4), 0.012), 3);`,
    materials: [
      'cloth(p.xz, mod(floor(p.x*4.0)+floor(p.z*4.0),2.0) < 1.0 ? vec3(0.92,0.90,0.86) : vec3(0.72,0.82,0.80), 160.0)',
      'glaze(vec3(0.94,0.94,0.92), 0.08)',
      'fleshy(mix(vec3(0.50,0.03,0.06),vec3(0.72,0.10,0.10),noise3(p*5.0)), 0.04, 0.2)',
      'matte(vec3(0.38,0.45,0.18))',
    ],
    stride: 0.8,
  },
  {
    size: [736, 1104],
    camera: { eye: [-0.5, 1.9, 3.8], look: [0.05, 0.42, 0], lens: 30, aperture: 0.04 },
    sun: { from: [2.2, 1.3, -0.8], color: [3.4, 2.6, 2.0], spread: 0.03 },
    sky: 'vec3(0.42,0.36,0.42)*0.55',
    functions: `${FRUIT}
      float fig(vec3 p, float r) { return blend(ball(p, r), cone(p, vec3(0), vec3(0.1 * r, 1.5 * r, 0), 0.45 * r, 0.1 * r), 0.5 * r); }`,
    scene: `
      put(p.y, 0); put(p.z + 2.4, 1);
      put(drum(p - vec3(0, 0, 0), 1.25, 0.1, 0.02), 2);
      put(fig(p - vec3(-0.45, 0.42, -0.2), 0.32), 3); put(fig(tipped(p - vec3(0.3, 0.4, -0.45), -0.5), 0.3), 3); put(fig(spun(tipped(p - vec3(-0.1, 0.38, 0.5), 1.3), 0.6), 0.28), 3);
      vec3 h = nodded(p - vec3(0.65, 0.3, 0.35), -0.8);
      put(max(ball(h, 0.3), h.y), abs(h.y) < 0.012 ? 4 : 3);
      put(box(spun(p - vec3(-0.85, 0.25, 0.35), 0.4), vec3(0.2, 0.15, 0.26), 0.02), 5);`,
    materials: [
      'stone(p, vec3(0.46,0.42,0.48), vec3(0.56,0.52,0.58), 1.0)',
      'plaster(p, vec3(0.50,0.42,0.50))',
      'wood(p, vec3(0.62,0.42,0.26), vec3(0.44,0.28,0.16))',
      'fleshy(mix(vec3(0.26,0.12,0.28),vec3(0.45,0.40,0.26),smoothstep(0.5,0.9,noise2(vec2(atan(p.z,p.x)*7.0,p.y*2.0)))), 0.35, 0.15)',
      'vec3 h = nodded(p - vec3(0.65, 0.3, 0.35), -0.8); float d = length(h.xz)/0.3; fleshy(d > 0.95 ? vec3(0.30,0.14,0.30) : d > 0.78 ? vec3(0.93,0.86,0.72) : mix(vec3(0.78,0.22,0.28),vec3(0.95,0.72,0.50),specks(vec3(h.x,0.0,h.z),26.0,0.6)), 0.12, 0.4)',
      'fleshy(vec3(0.95,0.90,0.76), 0.5, 0.4)',
    ],
  },
  {
    size: [736, 736],
    camera: { eye: [0, 5.4, 1.2], look: [0, 0, 0.05], lens: 27 },
    sun: { from: [-1.8, 1.9, 0.9], color: [2.5, 2.3, 2.0], spread: 0.008 },
    sky: BRIGHT,
    functions: `
      float slice(vec3 p) { return max(max(length(p.xz) - 0.62, abs(p.y - 0.1) - 0.1), -p.z); }
      void melon(vec3 p) {
        float r = length(p.xz) / 0.62; vec2 s = vec2(atan(p.x, p.z) * 5.0, r);
        float seed = smoothstep(0.10, 0.06, length(vec2(fract(s.x) - 0.5, (r - 0.62) * 2.6))) ;
        fleshy(r > 0.95 ? vec3(0.14,0.42,0.20) : r > 0.87 ? vec3(0.90,0.94,0.78) : mix(vec3(0.93,0.28,0.28)*(0.9+0.2*noise3(p*12.0)), vec3(0.12,0.06,0.05), seed), 0.15, 0.5);
      }`,
    scene: `
      put(p.y, 0);
      vec2 c = clamp(floor(p.xz / vec2(1.3, 0.9) + 0.5), vec2(-1.0), vec2(1.0));
      float a = hash2(ivec2(c) + 11) * 0.8 - 0.4;
      put(slice(spun(p - vec3(c.x * 1.3, 0, c.y * 0.9 - 0.2), a)), 1);`,
    materials: [
      'glaze(vec3(0.20,0.66,0.66), 0.4)',
      'vec2 c = clamp(floor(p.xz / vec2(1.3, 0.9) + 0.5), vec2(-1.0), vec2(1.0)); float a = hash2(ivec2(c) + 11) * 0.8 - 0.4; melon(spun(p - vec3(c.x * 1.3, 0, c.y * 0.9 - 0.2), a))',
    ],
    stride: 0.7,
  },
  {
    size: [736, 1104],
    camera: { eye: [0.3, 1.1, 4.4], look: [0, 0.75, 0], lens: 31, aperture: 0.02 },
    sun: { from: [-2.6, 2.0, 1.6], color: [2.6, 2.3, 1.9], spread: 0.008 },
    sky: BRIGHT,
    functions: FRUIT,
    scene: `
      put(p.y, 0); put(p.z + 1.3, 1);
      put(box(p - vec3(0, 0.3, 0), vec3(0.75, 0.3, 0.5), 0.0), 2);
      for (int i = min(0, uZero); i < 4; i++) {
        float k = float(i) - 1.5;
        put(banana(spun(nodded(p - vec3(0.05 * k, 1.55, 0.06), -0.15 + k * 0.22), 0.1 * k), 0.82), 3);
      }
      put(box(p - vec3(-0.62, 1.08, 0.0), vec3(0.09, 0.08, 0.12), 0.03), 4);`,
    materials: [
      'plaster(p, vec3(0.94,0.64,0.66))',
      'plaster(p, vec3(0.95,0.68,0.70))',
      'plaster(p, vec3(0.42,0.62,0.86))',
      'fleshy(mix(vec3(0.96,0.80,0.20),vec3(0.62,0.66,0.18),smoothstep(0.35,0.7,abs(p.x))*0.7) * (1.0 - 0.5*specks(p,16.0,0.12)), 0.3, 0.3)',
      'matte(vec3(0.30,0.22,0.12))',
    ],
    stride: 0.85,
  },
  {
    size: [736, 920],
    camera: { eye: [0, 1.5, 3.6], look: [0, 0.42, 0], lens: 30, aperture: 0.05 },
    sun: { from: [1.2, 1.2, -2.0], color: [4.0, 3.2, 2.4], spread: 0.03 },
    sky: 'mix(vec3(0.34,0.34,0.30),vec3(0.40,0.48,0.52),clamp(d.y,0.0,1.0))*0.6',
    backdrop: 'mix(vec3(0.36,0.38,0.30),vec3(0.10,0.12,0.10),clamp(d.y*2.5+0.6,0.0,1.0))*0.6',
    scene: `
      put(p.y, 0);
      float near = egg(p - vec3(0, 0.3, 0), vec3(1.2, 0.75, 0.85));
      if (near > 0.35) put(near - 0.2, 1);
      else {
        vec3 q = p; q.y -= 0.17; vec3 c = floor(q / vec3(0.34, 0.30, 0.34) + 0.5);
        c = clamp(c, vec3(-3, 0, -2), vec3(3, 2, 2)); float a = hash3(ivec3(c));
        vec3 mid = c * vec3(0.34, 0.30, 0.34) + 0.05 * (vec3(a, fract(a * 5.0), fract(a * 9.0)) - 0.5);
        if (egg(mid, vec3(1.15, 0.78, 0.75)) < 0.0) put(ball(q - mid, 0.165), 1);
        put(rod(p, vec3(0, 0.7, 0), vec3(-0.5, 1.15, -0.2), 0.03), 2);
      }
      put(ball(p - vec3(1.15, 0.16, 0.75), 0.16), 1);`,
    materials: [
      'stone(p, vec3(0.74,0.72,0.68), vec3(0.60,0.58,0.55), 1.1)',
      'fleshy(mix(vec3(0.34,0.12,0.30),vec3(0.50,0.20,0.32),hash3(ivec3(floor(p*3.0)))) * (0.85+0.3*noise3(p*9.0)), 0.2, 0.55)',
      'matte(vec3(0.42,0.32,0.16))',
    ],
    stride: 0.7,
  },
  {
    size: [736, 1104],
    camera: { eye: [-0.7, 1.7, 4.0], look: [0, 0.6, 0], lens: 31, aperture: 0.04 },
    sun: { from: [2.4, 2.0, 1.4], color: [3.2, 2.6, 2.0], spread: 0.01 },
    sky: 'vec3(0.45,0.48,0.55)*0.5',
    functions: FRUIT,
    scene: `
      put(p.y, 0); put(p.z + 1.4, 1);
      put(windowWall(spun(p - vec3(2.9, 2.9, 1.7), -0.95), vec2(1.0, 1.1), vec2(2, 2), 0.06), 5);
      put(pot(p, 0.62, vec4(0.3, 0.5, 0.75, 0.9), 0.04), 2);
      put(apple(p - vec3(-0.38, 0.68, 0.15), 0.34), 3); put(apple(spun(p - vec3(0.33, 0.7, 0.2), 1.0), 0.34), 3); put(apple(p - vec3(0.0, 0.7, -0.4), 0.34), 3); put(apple(p - vec3(0.0, 1.05, 0.05), 0.32), 3);
      put(apple(p - vec3(-1.0, 0.3, 0.75), 0.33), 3);
      put(leaf(spun(p - vec3(0.05, 1.22, 0.05), 0.5), 0.5, 0.12, 0.12), 4);`,
    materials: [
      'wood(p, vec3(0.75,0.62,0.46), vec3(0.62,0.48,0.32))',
      'plaster(p, vec3(0.62,0.70,0.76))',
      'speckled(p, vec3(0.34,0.46,0.62), vec3(0.85), 0.15)',
      'fleshy(mix(vec3(0.97,0.70,0.36),vec3(0.86,0.34,0.24),smoothstep(0.4,0.7,fbm3(p*2.2,3))), 0.6, 0.35)',
      'fleshy(vec3(0.36,0.55,0.24), 0.3, 0.6)',
      'matte(vec3(0.8))',
    ],
  },
  {
    size: [736, 736],
    camera: { eye: [0, 6, 0.3], look: [0, 0, 0], lens: 24, tilt: 0.25 },
    sun: { from: [-1.6, 1.6, -0.8], color: [2.5, 2.2, 1.9], spread: 0.008 },
    sky: BRIGHT,
    functions: FRUIT,
    scene: `
      put(p.y, 0);
      vec2 c = floor(p.xz / 0.78 + 0.5); vec3 q = p - vec3(c.x * 0.78, 0.0, c.y * 0.78);
      float kind = mod(c.x + c.y * 2.0, 4.0);
      float d = max(ball(q - vec3(0, 0.02, 0), 0.32), q.y - 0.16);
      put(kind < 0.5 ? ball(q - vec3(0, 0.29, 0), 0.29) : d, kind < 0.5 ? 4 : q.y > 0.15 ? (kind < 1.5 ? 1 : kind < 2.5 ? 2 : 3) : 4);`,
    materials: [
      'glaze(vec3(0.95,0.66,0.62), 0.4)',
      'vec2 c = floor(p.xz / 0.78 + 0.5); citrus(p.xz - c * 0.78, 0.29, vec3(0.93,0.30,0.28), vec3(0.98,0.86,0.76), vec3(0.96,0.55,0.25))',
      'vec2 c = floor(p.xz / 0.78 + 0.5); citrus(p.xz - c * 0.78, 0.29, vec3(0.98,0.62,0.15), vec3(0.98,0.90,0.70), vec3(0.95,0.52,0.10))',
      'vec2 c = floor(p.xz / 0.78 + 0.5); citrus(p.xz - c * 0.78, 0.29, vec3(0.78,0.86,0.36), vec3(0.95,0.96,0.82), vec3(0.40,0.62,0.18))',
      'fleshy(vec3(0.95,0.55,0.20), 0.3, 0.25)',
    ],
    stride: 0.75,
  },
  {
    size: [736, 552],
    camera: { eye: [-1.6, 0.9, 4.0], look: [0.1, 0.42, 0], lens: 26, aperture: 0.07, focus: 3.7 },
    sun: { from: [1.6, 1.0, -1.6], color: [4.0, 2.9, 1.8], spread: 0.02 },
    sky: 'mix(vec3(0.70,0.62,0.50),vec3(0.55,0.68,0.85),clamp(d.y*1.5,0.0,1.0))*0.55',
    backdrop: 'mix(vec3(0.42,0.50,0.24),vec3(0.85,0.82,0.62),clamp(d.y*5.0+0.4+0.2*sin(d.x*9.0),0.0,1.0))*0.7',
    functions: FRUIT,
    scene: `
      put(box(p - vec3(0, -0.1, 0), vec3(4.0, 0.1, 0.8), 0.01), 0);
      float x = clamp(floor(p.x / 0.72 + 0.5), -2.0, 3.0);
      vec3 q = spun(p - vec3(x * 0.72, 0.3, 0.1 * sin(x * 2.0)), x);
      put(apple(q, 0.34), 1 + int(mod(x + 4.0, 3.0))); put(stalk(q, 0.34), 4);`,
    materials: [
      'wood(p, vec3(0.85,0.82,0.76), vec3(0.76,0.72,0.65))',
      'fleshy(mix(vec3(0.74,0.10,0.10),vec3(0.90,0.60,0.24),smoothstep(0.5,0.8,noise3(p*3.0))), 0.12, 0.2)',
      'fleshy(mix(vec3(0.62,0.74,0.25),vec3(0.80,0.78,0.34),noise3(p*3.0)), 0.12, 0.2)',
      'fleshy(mix(vec3(0.92,0.70,0.25),vec3(0.85,0.32,0.18),smoothstep(0.4,0.7,noise3(p*2.5))), 0.12, 0.2)',
      'matte(vec3(0.28,0.18,0.10))',
    ],
    stride: 0.85,
  },
]
