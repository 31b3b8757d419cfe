/** Random numbers and noise, derived from pixel, sample and position, so that a picture is the same each time. */
export const CHANCE = /* glsl */ `
uint gPixel; uint gSample; uint gDraw;

uint scramble(uint v) {
  v = v * 747796405u + 2891336453u;
  v = ((v >> ((v >> 28u) + 4u)) ^ v) * 277803737u;
  return (v >> 22u) ^ v;
}

// A low-discrepancy walk over the samples, begun elsewhere for every pixel and every draw.
vec2 chance2() {
  uint start = scramble(gPixel + 7919u * gDraw++);
  vec2 begin = vec2(float(start & 65535u), float(start >> 16u)) / 65536.0;
  return fract(begin + float(gSample) * vec2(0.7548776662, 0.5698402910));
}

float hash3(ivec3 c) {
  uint h = uint(c.x) * 374761393u + uint(c.y) * 668265263u + uint(c.z) * 2147483647u;
  h = (h ^ (h >> 13u)) * 1274126177u;
  return float((h ^ (h >> 16u)) & 65535u) / 65535.0;
}
float hash2(ivec2 c) { return hash3(ivec3(c, 17)); }
float hash1(float v) { return hash3(ivec3(int(floor(v)), 5, 11)); }

float noise2(vec2 p) {
  vec2 f = floor(p); ivec2 i = ivec2(f); vec2 u = p - f;
  u = u * u * (3.0 - 2.0 * u);
  return mix(mix(hash2(i), hash2(i + ivec2(1, 0)), u.x), mix(hash2(i + ivec2(0, 1)), hash2(i + ivec2(1, 1)), u.x), u.y);
}
float noise3(vec3 p) {
  vec3 f = floor(p); ivec3 i = ivec3(f); vec3 u = p - f;
  u = u * u * (3.0 - 2.0 * u);
  vec4 low = vec4(hash3(i), hash3(i + ivec3(1, 0, 0)), hash3(i + ivec3(0, 1, 0)), hash3(i + ivec3(1, 1, 0)));
  vec4 high = vec4(hash3(i + ivec3(0, 0, 1)), hash3(i + ivec3(1, 0, 1)), hash3(i + ivec3(0, 1, 1)), hash3(i + ivec3(1, 1, 1)));
  vec4 all = mix(low, high, u.z);
  return mix(mix(all.x, all.y, u.x), mix(all.z, all.w, u.x), u.y);
}
const mat2 TURN = mat2(0.8, 0.6, -0.6, 0.8);
float fbm2(vec2 p, int octaves) {
  float sum = 0.0, weight = 0.5;
  for (int i = 0; i < octaves; i++) { sum += weight * noise2(p); p = TURN * p * 2.03; weight *= 0.5; }
  return sum;
}
float fbm3(vec3 p, int octaves) {
  float sum = 0.0, weight = 0.5;
  for (int i = 0; i < octaves; i++) { sum += weight * noise3(p); p = p * 2.03 + 3.1; weight *= 0.5; }
  return sum;
}
// Cones in two lattices laid across each other, so that woods show no rows; 0 on the ground, 1 at a high tip.
float firs(vec2 p) {
  float tall = 0.0;
  for (int i = 0; i < 2; i++) {
    vec2 q = (i == 0 ? p : TURN * TURN * p + 3.7) * (15.0 + 4.0 * float(i)), f = floor(q);
    float a = hash2(ivec2(f)), b = hash2(ivec2(f) + 71);
    tall = max(tall, step(0.25, fract(a * 5.0)) * (0.4 + 0.6 * a) * max(1.0 - length(q - f - 0.3 - 0.4 * vec2(b, fract(b * 9.0))) * 2.6, 0.0));
  }
  return tall;
}
`
