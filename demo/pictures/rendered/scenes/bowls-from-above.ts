import type { BodyScene } from '../scene.ts'

const KITCHEN = 'mix(vec3(0.70,0.68,0.64),vec3(0.60,0.72,0.92),clamp(d.y,0.0,1.0))*0.5'
const MOODY = 'vec3(0.34,0.36,0.42)*0.5'

/** A bowl of radius 1 on the table, and toppings at the height of its filling. */
const BOWL = `
  const float FULL = 0.42;
  float bowl(vec3 p) { return pot(p, 0.55, vec4(0.45, 0.95, 1.0, 1.08), 0.05); }
  float filling(vec3 p) { return drum(p - vec3(0, FULL - 0.04, 0), 0.985, 0.04, 0.0); }
  // Cells of the plane, each with a place of its own and a number; below 0 where the cell lies outside.
  vec3 strewn(vec3 p, float cell, float within, int salt, out float a) {
    vec2 c = floor(p.xz / cell); a = hash2(ivec2(c) + salt);
    vec2 mid = (c + 0.5 + 0.4 * (vec2(a, fract(a * 7.0)) - 0.5)) * cell;
    vec3 q = spun(p - vec3(mid.x, FULL, mid.y), a * 6.2831853);
    if (length(mid) > within) a = -1.0;
    return q;
  }
  float herb(vec3 p, float s) { return egg(p - vec3(0, 0.03, 0), vec3(1.0, 0.16, 0.5) * s) - 0.004; }
  float spoon(vec3 p) { return min(rod(p, vec3(0, 0.05, -0.2), vec3(0, 0.08, 1.3), 0.035), egg(p - vec3(0, 0.04, -0.45), vec3(0.2, 0.05, 0.32))); }`

const cream = (middle: string, color: string, base: string) => `
  vec2 v = ${middle}; float r = length(v), spin = sin(r * 16.0 - atan(v.y, v.x) * 1.0 + 1.5 * noise2(v * 3.0));
  glaze(mix(${base} * (0.9 + 0.2 * fbm2(p.xz * 5.0, 3)), ${color}, smoothstep(0.72, 0.86, spin) * smoothstep(0.66, 0.5, r) * smoothstep(0.05, 0.12, r)), 0.08); bump(p, 9.0, 0.12)`

export const BOWLS_FROM_ABOVE: readonly BodyScene[] = [
  {
    size: [736, 920],
    camera: { eye: [0.2, 5, 0.8], look: [0.1, 0.2, 0.05], lens: 31 },
    sun: { from: [-2, 2.2, -1.2], color: [2.4, 2.2, 1.9], spread: 0.03 },
    sky: KITCHEN,
    functions: BOWL,
    scene: `
      put(p.y, 0); put(bowl(p), 1); put(filling(p), 2);
      for (int i = min(0, uZero); i < 3; i++) put(leaf(spun(p - vec3(0.05, FULL + 0.05, 0.02), float(i) * 2.1 + 0.4), 0.34, 0.12, -0.05), 3);
      put(spoon(spun(p - vec3(1.35, 0, 0.1), 0.2)), 4);`,
    materials: [
      'cloth(p.xz, vec3(0.86,0.82,0.74), 150.0)',
      'speckled(p, vec3(0.92,0.90,0.85), vec3(0.4,0.3,0.2), 0.12)',
      cream('p.xz', 'vec3(0.97,0.90,0.82)', 'vec3(0.84,0.24,0.12)'),
      'fleshy(vec3(0.25,0.50,0.18), 0.2, 0.5)',
      'metal(vec3(0.88,0.84,0.78), 0.15)',
    ],
  },
  {
    size: [736, 1104],
    camera: { eye: [-0.5, 4.6, 2.0], look: [0, 0.2, -0.05], lens: 31 },
    lamp: { at: [-2.6, 2.4, -0.8], u: [0.3, 0, 1], v: [0.4, 0.8, 0], color: [10, 8.6, 7] },
    sky: MOODY,
    functions: BOWL,
    scene: `
      put(p.y, 0); put(bowl(p), 1); put(filling(p), 2);
      float a; vec3 q = strewn(p, 0.17, 0.5, 3, a);
      put(a < 0.45 ? 0.12 + abs(p.y - FULL) : egg(q, vec3(0.055, 0.02, 0.032)), 3);
      put(box(spun(p - vec3(1.35, 0.12, -0.9), 0.5), vec3(0.4, 0.12, 0.28), 0.1) - 0.03 * noise3(p * 7.0), 4);
      put(ball(p - vec3(-1.3, 0.3, -1.2), 0.42) + 0.03 * cos(atan(p.z + 1.2, p.x + 1.3) * 10.0), 5);`,
    materials: [
      'stone(p, vec3(0.36,0.37,0.40), vec3(0.46,0.47,0.50), 1.2)',
      'speckled(p, vec3(0.22,0.24,0.28), vec3(0.6), 0.2)',
      cream('p.xz - vec2(0.1, 0.05)', 'vec3(0.96,0.90,0.78)', 'vec3(0.93,0.55,0.14)'),
      'glaze(vec3(0.36,0.46,0.22), 0.4)',
      'fleshy(mix(vec3(0.60,0.36,0.16),vec3(0.84,0.64,0.38),noise3(p*6.0)), 0.6, 0.2)',
      'fleshy(vec3(0.85,0.45,0.14), 0.3, 0.2)',
    ],
    stride: 0.7,
    film: { exposure: 1.5 },
  },
  {
    size: [736, 736],
    camera: { eye: [0, 4.6, 0.4], look: [0, 0.2, 0], lens: 33 },
    sun: { from: [1.8, 2.0, -1.2], color: [2.4, 2.3, 2.0], spread: 0.02 },
    sky: KITCHEN,
    functions: BOWL,
    scene: `
      put(p.y, 0); put(bowl(p), 1); put(filling(p), 2);
      float a; vec3 q = strewn(p, 0.3, 0.62, 9, a);
      put(a < 0.5 ? 0.14 + abs(p.y - FULL) : box(tipped(q - vec3(0, 0.04, 0), a), vec3(0.085), 0.015), 3);
      vec3 h = strewn(p, 0.21, 0.7, 21, a);
      put(a < 0.75 ? 0.12 + abs(p.y - FULL) : herb(h, 0.09), 4);`,
    materials: [
      'planks(p, 0.55, vec3(0.90,0.88,0.84), vec3(0.80,0.77,0.72))',
      'glaze(vec3(0.95,0.95,0.93), 0.08)',
      cream('p.xz + vec2(0.2, 0.1)', 'vec3(0.90,0.94,0.80)', 'vec3(0.46,0.64,0.22)'),
      'fleshy(mix(vec3(0.70,0.44,0.18),vec3(0.92,0.74,0.42),noise3(p*12.0)), 0.6, 0.2)',
      'fleshy(vec3(0.20,0.46,0.20), 0.25, 0.5)',
    ],
    stride: 0.7,
  },
  {
    size: [736, 920],
    camera: { eye: [0.3, 4.4, 1.5], look: [0, 0.25, 0], lens: 31 },
    sun: { from: [-1.8, 1.8, 0.6], color: [2.6, 2.2, 1.8], spread: 0.03 },
    sky: MOODY,
    functions: BOWL,
    scene: `
      put(p.y, 0); put(bowl(p), 1); put(filling(p), 2);
      vec3 e = vec3(abs(p.x + 0.28) - 0.0, p.y - FULL, p.z + 0.28);
      put(max(egg(p - vec3(-0.42, FULL + 0.02, 0.28), vec3(0.2, 0.12, 0.26)), p.y - FULL - 0.07), 3);
      put(max(egg(p - vec3(-0.05, FULL + 0.02, 0.5), vec3(0.2, 0.12, 0.26)), p.y - FULL - 0.07), 4);
      put(box(nodded(p - vec3(0.35, FULL + 0.2, -0.75), 0.3), vec3(0.34, 0.34, 0.012), 0.0), 5);
      float a; vec3 q = strewn(p - vec3(0.35, 0, 0.1), 0.13, 0.38, 5, a);
      put(a < 0.35 ? 0.09 + abs(p.y - FULL) : ring(q - vec3(0, 0.03, 0), 0.04, 0.016), 6);
      put(egg(p - vec3(-0.35, FULL, -0.4), vec3(0.34, 0.07, 0.2)), 7);
      put(rod(p, vec3(1.2, 0.2, -1.6), vec3(0.9, 0.65, 1.6), 0.03), 8); put(rod(p, vec3(1.35, 0.2, -1.6), vec3(1.05, 0.65, 1.6), 0.03), 8);`,
    materials: [
      'wood(p, vec3(0.42,0.30,0.22), vec3(0.30,0.20,0.14))',
      'glaze(length(p.xz) > 1.03 || p.y < 0.3 ? vec3(0.62,0.14,0.12) : vec3(0.14,0.13,0.13), 0.08)',
      'float n = sin(p.x*42.0 + 9.0*noise2(p.xz*3.0)); glaze(mix(vec3(0.72,0.46,0.20), vec3(0.96,0.84,0.52), smoothstep(-0.2,0.5,n) * smoothstep(0.35,0.6,noise2(p.xz*2.2+4.0))), 0.05)',
      'float d = length((p.xz - vec2(-0.42,0.28)) / vec2(0.2,0.26)); fleshy(d < 0.52 ? vec3(0.96,0.60,0.12) : vec3(0.97,0.94,0.88), 0.12, 0.4)',
      'float d = length((p.xz - vec2(-0.05,0.5)) / vec2(0.2,0.26)); fleshy(d < 0.52 ? vec3(0.96,0.60,0.12) : vec3(0.97,0.94,0.88), 0.12, 0.4)',
      'glaze(vec3(0.12,0.17,0.13)*(0.8+0.4*noise3(p*30.0)), 0.4)',
      'fleshy(vec3(0.48,0.72,0.26), 0.2, 0.5)',
      'fleshy(mix(vec3(0.78,0.50,0.36),vec3(0.95,0.80,0.66),smoothstep(0.4,0.6,noise2(p.xz*vec2(4.0,11.0)))), 0.2, 0.3)',
      'glaze(vec3(0.20,0.12,0.10), 0.3)',
    ],
    stride: 0.75,
    film: { exposure: 1.3 },
  },
  {
    size: [736, 736],
    camera: { eye: [0, 4.4, 0.5], look: [0, 0.2, 0], lens: 33 },
    sun: { from: [-1.6, 2.2, 1.2], color: [2.4, 2.2, 2.0], spread: 0.02 },
    sky: KITCHEN,
    functions: BOWL,
    scene: `
      put(p.y, 0); put(bowl(p), 1); put(filling(p), 2);
      float x = clamp(floor((p.x + p.z * 0.3) / 0.3 + 0.5), -2.0, 2.0);
      vec3 k = p - vec3(x * 0.3, FULL, -0.32 + 0.05 * x * x);
      put(drum(nodded(k, 0.25), 0.17, 0.05, 0.015), 3);
      float a; vec3 q = strewn(p - vec3(0.1, 0, 0.38), 0.16, 0.36, 4, a);
      put(a < 0.25 ? 0.1 + abs(p.y - FULL) : ball(q - vec3(0, 0.04, 0), 0.07), 4);
      vec3 s = strewn(p + vec3(0.5, 0, -0.2), 0.075, 0.28, 8, a);
      put(a < 0.4 ? 0.05 + abs(p.y - FULL) : egg(s - vec3(0, 0.01, 0), vec3(0.03, 0.012, 0.02)), 5);`,
    materials: [
      'glaze(vec3(0.95,0.80,0.78), 0.4)',
      'glaze(vec3(0.96,0.95,0.92), 0.08)',
      'fleshy(vec3(0.66,0.24,0.48)*(0.9+0.25*fbm2(p.xz*6.0,3)), 0.15, 0.3); bump(p, 8.0, 0.3)',
      `float x = clamp(floor((p.x + p.z * 0.3) / 0.3 + 0.5), -2.0, 2.0); vec2 v = p.xz - vec2(x * 0.3, -0.32 + 0.05 * x * x); float d = length(v) / 0.17, ray = 0.5 + 0.5 * sin(atan(v.y, v.x) * 18.0);
       fleshy(d > 0.95 ? vec3(0.42,0.34,0.16) : d < 0.25 ? vec3(0.93,0.93,0.74) : mix(vec3(0.52,0.70,0.20), vec3(0.12,0.10,0.05), ray * smoothstep(0.3,0.38,d) * smoothstep(0.62,0.5,d)), 0.12, 0.4)`,
      'fleshy(vec3(0.22,0.24,0.46), 0.35, 0.15)',
      'matte(vec3(0.88,0.72,0.46))',
    ],
    stride: 0.75,
  },
  {
    size: [736, 1104],
    camera: { eye: [0.4, 4.6, 1.7], look: [0, 0.3, 0], lens: 32 },
    sun: { from: [2.0, 2.0, 0.2], color: [2.6, 2.4, 2.0], spread: 0.02 },
    sky: KITCHEN,
    functions: BOWL,
    scene: `
      put(p.y, 0); put(bowl(p), 1);
      put(drum(p - vec3(0, 0.3, 0), 0.88, 0.03, 0.0), 2);
      float a; vec3 q = strewn(p, 0.36, 0.72, 5, a);
      put(a < 0.1 ? 0.15 + abs(p.y - FULL) : (egg(tipped(q - vec3(0, 0.04, 0), a - 0.5), vec3(0.24, 0.05, 0.15)) - 0.02 * noise3(p * 14.0)) * 0.8, 2);
      vec3 t = strewn(p + vec3(0.1, -0.05, 0.13), 0.42, 0.66, 13, a);
      put(a < 0.45 ? 0.17 + abs(p.y - FULL) : max(ball(t - vec3(0, 0.06, 0), 0.12), dot(t, vec3(0.3, 0.9, 0.0)) - 0.12), 3);
      vec3 c = strewn(p + vec3(-0.15, -0.06, 0.05), 0.5, 0.66, 27, a);
      put(a < 0.4 ? 0.2 + abs(p.y - FULL) : drum(nodded(c - vec3(0, 0.05, 0), a - 0.6), 0.14, 0.03, 0.01), 4);`,
    materials: [
      'wood(p, vec3(0.80,0.66,0.48), vec3(0.68,0.52,0.34))',
      'wood(p*1.6, vec3(0.55,0.36,0.22), vec3(0.40,0.25,0.14))',
      'fleshy(mix(vec3(0.24,0.46,0.14),vec3(0.62,0.76,0.30),noise3(p*5.0)), 0.3, 0.5)',
      'fleshy(vec3(0.84,0.18,0.10)*(0.9+0.2*noise3(p*10.0)), 0.08, 0.3)',
      'fleshy(mix(vec3(0.88,0.93,0.72),vec3(0.62,0.78,0.40),noise3(p*16.0)), 0.15, 0.5)',
    ],
    stride: 0.7,
  },
  {
    size: [736, 736],
    camera: { eye: [-0.3, 4.2, 1.4], look: [0, 0.25, 0], lens: 33 },
    sun: { from: [-1.4, 1.6, -1.2], color: [2.6, 2.3, 2.0], spread: 0.03 },
    sky: MOODY,
    functions: BOWL,
    scene: `
      put(p.y, 0); put(bowl(p), 1); put(filling(p), 2);
      put(egg(p - vec3(0.1, FULL, -0.05), vec3(0.34, 0.13, 0.3)) - 0.03 * noise3(p * 6.0), 3);
      float a; vec3 h = strewn(p - vec3(0.1, 0.1, -0.05), 0.1, 0.3, 6, a);
      put(a < 0.55 ? 0.07 + abs(p.y - FULL - 0.1) : rod(h - vec3(0, 0.03, 0), vec3(-0.05, 0, 0), vec3(0.05, 0.02, 0.01), 0.008), 4);
      put(spoon(spun(p - vec3(-1.35, 0, 0), -0.3)), 5);`,
    materials: [
      'cloth(p.xz, vec3(0.42,0.46,0.52), 150.0)',
      'speckled(p, vec3(0.78,0.76,0.72), vec3(0.3,0.25,0.2), 0.15)',
      'glaze(mix(vec3(0.50,0.06,0.16),vec3(0.66,0.14,0.22),fbm2(p.xz*6.0,3)), 0.05)',
      'fleshy(vec3(0.97,0.95,0.92), 0.2, 0.5)',
      'fleshy(vec3(0.22,0.44,0.16), 0.3, 0.5)',
      'metal(vec3(0.86,0.70,0.45), 0.15)',
    ],
    stride: 0.75,
    film: { exposure: 1.25 },
  },
  {
    size: [736, 920],
    camera: { eye: [0, 4.8, 0.9], look: [0, 0.2, 0], lens: 32 },
    sun: { from: [2.2, 1.8, -1.0], color: [2.6, 2.3, 1.8], spread: 0.012 },
    sky: KITCHEN,
    functions: BOWL,
    scene: `
      put(p.y, 0); put(bowl(p), 1); put(filling(p) - 0.02 * noise3(p * 12.0), 2);
      float t = clamp(floor((atan(p.z, p.x) + 2.4) / 0.42 + 0.5), 0.0, 6.0) * 0.42 - 2.4;
      put(drum(tipped(p - vec3(cos(t) * 0.6, FULL + 0.01, sin(t) * 0.6), 0.2 * cos(t)), 0.16, 0.05, 0.012), 3);
      float a; vec3 q = strewn(p - vec3(0.0, 0, 0.25), 0.19, 0.4, 4, a);
      put(a < 0.35 ? 0.12 + abs(p.y - FULL) : ball(q - vec3(0, 0.05, 0), 0.08), 4);
      vec3 s = strewn(p, 0.14, 0.55, 16, a);
      put(a < 0.72 ? 0.1 + abs(p.y - FULL) : egg(s - vec3(0, 0.03, 0), vec3(0.07, 0.025, 0.035)), 5);`,
    materials: [
      'planks(p, 0.6, vec3(0.66,0.76,0.80), vec3(0.56,0.66,0.72))',
      'glaze(vec3(0.90,0.72,0.36), 0.1)',
      'fleshy(vec3(0.86,0.76,0.60)*(0.85+0.3*noise3(p*22.0)), 0.5, 0.3)',
      'fleshy(vec3(0.97,0.90,0.66)*(0.94+0.1*noise3(p*14.0)), 0.3, 0.5)',
      'fleshy(vec3(0.24,0.27,0.50), 0.3, 0.15)',
      'matte(vec3(0.66,0.40,0.20))',
    ],
    stride: 0.7,
  },
  {
    size: [736, 736],
    camera: { eye: [0.2, 4.4, 0.9], look: [0, 0.2, 0], lens: 33 },
    sun: { from: [-2.0, 1.6, 0.4], color: [2.8, 2.3, 1.8], spread: 0.02 },
    sky: KITCHEN,
    functions: BOWL,
    scene: `
      put(p.y, 0); put(bowl(p), 1); put(filling(p), 2);
      put(max(egg(p - vec3(-0.45, FULL - 0.03, 0), vec3(0.6, 0.22, 0.85)) - 0.035 * noise3(p * 18.0), length(p.xz) - 0.95), 3);
      float a; vec3 h = strewn(p - vec3(0.35, 0, 0), 0.24, 0.5, 6, a);
      put(a < 0.55 ? 0.14 + abs(p.y - FULL) : herb(h, 0.1), 4);
      put(max(drum(p - vec3(1.3, 0, -1.0), 0.7, 0.06, 0.03) - 0.02 * noise3(p * 5.0), -1.0), 5);`,
    materials: [
      'cloth(p.xz, vec3(0.30,0.40,0.38), 140.0)',
      'metal(vec3(0.86,0.58,0.36), 0.25)',
      'glaze(mix(vec3(0.86,0.52,0.12),vec3(0.95,0.70,0.26),smoothstep(0.4,0.65,fbm2(p.xz*9.0,3))), 0.15); bump(p, 24.0, 0.5)',
      'fleshy(vec3(0.96,0.94,0.88)*(0.88+0.2*noise3(p*vec3(50.0,50.0,20.0))), 0.4, 0.4)',
      'fleshy(vec3(0.26,0.52,0.18), 0.25, 0.5)',
      'fleshy(mix(vec3(0.90,0.78,0.56),vec3(0.50,0.32,0.16),smoothstep(0.6,0.75,fbm3(p*5.0,3))), 0.6, 0.2)',
    ],
    stride: 0.7,
  },
  {
    size: [736, 1104],
    camera: { eye: [-0.4, 4.4, 2.2], look: [0, 0.25, 0], lens: 31 },
    sun: { from: [1.6, 1.6, -1.4], color: [2.6, 2.2, 1.9], spread: 0.02 },
    sky: MOODY,
    functions: BOWL,
    scene: `
      put(p.y, 0); put(bowl(p), 1); put(filling(p), 2);
      float a; vec3 q = strewn(p, 0.34, 0.6, 2, a);
      put(a < 0.45 ? 0.16 + abs(p.y - FULL) : box(q, vec3(0.1, 0.06, 0.1), 0.012), 3);
      vec3 r = strewn(p + vec3(0.07, 0, 0.1), 0.15, 0.66, 12, a);
      put(a < 0.62 ? 0.1 + abs(p.y - FULL) : ring(r - vec3(0, 0.015, 0), 0.04, 0.014), 4);
      put(egg(p - vec3(0.35, FULL, 0.3), vec3(0.26, 0.03, 0.18)) - 0.015 * noise3(p * 15.0), 5);
      put(drum(p - vec3(-1.35, 0, -1.1), 0.36, 0.42, 0.04), 6); put(drum(p - vec3(-1.35, 0.39, -1.1), 0.31, 0.04, 0.0), 7);`,
    materials: [
      'planks(p, 0.5, vec3(0.40,0.34,0.30), vec3(0.30,0.25,0.22))',
      'glaze(vec3(0.16,0.15,0.16), 0.08)',
      'glaze(mix(vec3(0.72,0.52,0.26),vec3(0.86,0.70,0.42),fbm2(p.xz*3.0+2.0*fbm2(p.xz*2.0,2),4)), 0.04)',
      'fleshy(vec3(0.97,0.95,0.88), 0.3, 0.5)',
      'fleshy(vec3(0.46,0.70,0.25), 0.2, 0.5)',
      'glaze(vec3(0.13,0.24,0.14), 0.15)',
      'speckled(p, vec3(0.42,0.54,0.52), vec3(0.2), 0.12)',
      'glaze(vec3(0.50,0.58,0.16), 0.04)',
    ],
    stride: 0.7,
    film: { exposure: 1.25 },
  },
  {
    size: [736, 552],
    camera: { eye: [0, 6.4, 1.6], look: [0, 0.2, 0], lens: 27 },
    sun: { from: [-1.8, 2.0, -1.0], color: [2.4, 2.2, 1.8], spread: 0.02 },
    sky: KITCHEN,
    functions: `${BOWL}
      float swirl(vec2 v) { return 0.022 + 0.02 * sin(length(v) * 22.0 - atan(v.y, v.x)); }`,
    scene: `
      put(p.y, 0);
      float x = clamp(floor(p.x / 1.45 + 0.5), -1.0, 1.0);
      vec3 q = (p - vec3(x * 1.45, 0, 0.12 * x)) / 0.62;
      put(bowl(q) * 0.62, 1);
      put((filling(q) - swirl(q.xz) * smoothstep(0.95, 0.7, length(q.xz)) * step(0.2, q.y)) * 0.5, 3 + int(x));
      float a; vec3 s = strewn(q, 0.16, 0.6, 4 + int(x), a);
      put(a < 0.72 ? 0.1 + abs(q.y - FULL) : egg(s - vec3(0, 0.05, 0), vec3(0.06, 0.03, 0.045)) * 0.62, 5 + int(x));
      put(box(spun(p - vec3(0.2, 0.04, 1.35), 0.3), vec3(0.5, 0.03, 0.2), 0.02), 7);`,
    materials: [
      'stone(p, vec3(0.90,0.89,0.86), vec3(0.76,0.75,0.74), 0.8)',
      'speckled(p, vec3(0.36,0.40,0.42), vec3(0.7), 0.15)',
      'fleshy(vec3(0.90,0.78,0.56), 0.25, 0.4)',
      'fleshy(vec3(0.74,0.20,0.40), 0.25, 0.4)',
      'fleshy(vec3(0.60,0.72,0.34), 0.25, 0.4)',
      'fleshy(vec3(0.88,0.70,0.40), 0.4, 0.3)',
      'fleshy(vec3(0.85,0.20,0.22), 0.15, 0.4)',
      'fleshy(mix(vec3(0.90,0.74,0.48),vec3(0.64,0.42,0.20),noise3(p*9.0)), 0.6, 0.2)',
    ],
    stride: 0.65,
  },
  {
    size: [736, 1308],
    camera: { eye: [0.2, 6.0, 1.6], look: [0, 0.1, -0.1], lens: 27 },
    sun: { from: [-1.6, 1.8, 1.0], color: [2.5, 2.2, 1.9], spread: 0.015 },
    sky: KITCHEN,
    functions: BOWL,
    scene: `
      put(p.y, 0);
      float top = p.z < 0.25 ? 1.0 : 0.0; vec3 q = p - (top > 0.5 ? vec3(0.2, 0, -1.15) : vec3(-0.25, 0, 1.3));
      put(bowl(q), 1); put(filling(q), top > 0.5 ? 2 : 5);
      float a; vec3 h = strewn(q, 0.2, 0.45, 6, a);
      put(a < 0.6 ? 0.13 + abs(p.y - FULL) : herb(h, 0.085), 3);
      put(egg(spun(p - vec3(1.15, 0.14, 0.35), 0.5), vec3(0.4, 0.2, 0.24)) - 0.02 * noise3(p * 9.0), 4);
      put(spoon(spun(p - vec3(-1.2, 0, -0.6), -0.15)), 6);`,
    materials: [
      'cloth(p.xz, mod(floor(p.x * 3.0), 2.0) < 0.5 ? vec3(0.90,0.86,0.78) : vec3(0.86,0.80,0.70), 150.0)',
      'speckled(p, vec3(0.36,0.52,0.56), vec3(0.15), 0.12)',
      cream('p.xz - vec2(0.2, -1.15)', 'vec3(0.98,0.92,0.82)', 'vec3(0.94,0.52,0.16)'),
      'fleshy(vec3(0.24,0.48,0.18), 0.25, 0.5)',
      'fleshy(mix(vec3(0.62,0.36,0.14),vec3(0.86,0.62,0.32),noise3(p*4.0)), 0.5, 0.2)',
      cream('p.xz - vec2(-0.25, 1.3)', 'vec3(0.98,0.92,0.82)', 'vec3(0.94,0.52,0.16)'),
      'metal(vec3(0.88,0.74,0.50), 0.15)',
    ],
    stride: 0.7,
  },
]
