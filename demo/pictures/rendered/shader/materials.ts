/**
 * Surface materials, with colors in sRGB. A scene's material calls one of these; the tracer reads the values they set.
 */
export const MATERIALS = /* glsl */ `
const int MATTE = 0, METAL = 1, GLASS = 2, GLOW = 3;
int gKind; vec3 gAlbedo; float gRough; float gCoat; float gDepth; vec3 gBump;

void plain(int kind, vec3 color) { gKind = kind; gAlbedo = kind == GLOW ? color : pow(max(color, 0.0), vec3(2.2)); gRough = 0.5; gCoat = 0.0; gDepth = 0.0; gBump = vec3(0.0); }
void matte(vec3 color) { plain(MATTE, color); }
void glaze(vec3 color, float rough) { plain(MATTE, color); gCoat = 1.0; gRough = rough; }
void metal(vec3 color, float rough) { plain(METAL, color); gRough = rough; }
void glass(vec3 tint) { plain(GLASS, tint); gRough = 0.0; }
void glow(vec3 light) { plain(GLOW, light); }
// Light goes in and comes out elsewhere: fruit, wax, leaves, dough.
void fleshy(vec3 color, float rough, float depth) { glaze(color, rough); gDepth = depth; }
void bump(vec3 p, float scale, float amount) {
  vec3 q = p * scale;
  float here = noise3(q);
  gBump = vec3(noise3(q + vec3(0.3, 0, 0)), noise3(q + vec3(0, 0.3, 0)), noise3(q + vec3(0, 0, 0.3))) - here;
  gBump *= amount;
}
void wood(vec3 p, vec3 light, vec3 dark) {
  vec3 q = vec3(p.x * 0.35, p.y * 4.0, p.z * 4.0);
  float bend = fbm3(q * 0.6, 2) * 5.0;
  float grain = 0.5 + 0.5 * sin((q.z + q.y * 0.6 + bend) * 3.0);
  float fiber = noise3(vec3(p.x * 5.0, p.y * 70.0, p.z * 70.0));
  glaze(mix(dark, light, 0.25 + 0.5 * grain + 0.3 * fiber), 0.45);
  gCoat = 0.35;
}
void planks(vec3 p, float wide, vec3 light, vec3 dark) {
  float row = floor(p.z / wide), shift = hash1(row) * 7.0;
  float which = floor((p.x + shift) / (wide * 9.0));
  wood(p + vec3(row * 3.7 + which * 5.1, 0.0, row * 1.3), light, dark);
  gAlbedo *= 0.82 + 0.36 * hash2(ivec2(int(row), int(which)));
  vec2 gap = vec2(abs(fract((p.x + shift) / (wide * 9.0)) - 0.5) * wide * 9.0, abs(fract(p.z / wide) - 0.5) * wide);
  gAlbedo *= mix(0.35, 1.0, smoothstep(0.0, wide * 0.03, wide * 0.5 - gap.y));
}
void cloth(vec2 uv, vec3 color, float threads) {
  vec2 w = uv * threads;
  float over = sin(w.x) * sin(w.y);
  float slub = noise2(vec2(w.x * 0.05, w.y * 0.7)) * 0.5 + noise2(vec2(w.x * 0.7, w.y * 0.05)) * 0.5;
  matte(color * (0.82 + 0.1 * over + 0.26 * slub));
}
void stone(vec3 p, vec3 color, vec3 vein, float scale) {
  float warp = fbm3(p * scale, 4) * 2.5;
  float line = abs(sin((p.x + p.y * 0.7 + p.z * 0.5) * scale * 1.6 + warp * 3.0));
  glaze(mix(vein, color, smoothstep(0.0, 0.28, line)) * (0.92 + 0.16 * noise3(p * scale * 6.0)), 0.25);
}
void plaster(vec3 p, vec3 color) {
  matte(color * (0.93 + 0.1 * fbm3(p * 2.2, 3) + 0.03 * noise3(p * 60.0)));
  bump(p, 26.0, 0.12);
}
void terrazzo(vec3 p, vec3 base, vec3 a, vec3 b) {
  vec3 color = base;
  for (int i = 0; i < 3; i++) {
    vec3 q = p * (9.0 + 6.0 * float(i)) + float(i) * 3.3;
    float chip = noise3(q) + 0.4 * noise3(q * 2.7);
    if (chip > 0.99) color = i == 0 ? a : i == 1 ? b : mix(a, vec3(1.0), 0.5);
  }
  glaze(color, 0.3);
}
// Round specks, one in some of the cells of a lattice.
float specks(vec3 p, float scale, float share) {
  vec3 q = p * scale, f = floor(q); ivec3 i = ivec3(f);
  float size = hash3(i) < share ? 0.12 + 0.22 * hash3(i + 31) : 0.0;
  vec3 middle = 0.35 + 0.3 * vec3(hash3(i + 57), hash3(i + 83), hash3(i + 101));
  return smoothstep(size, size * 0.6, length(q - f - middle)) * step(0.01, size);
}
// Stoneware: small iron specks in a glaze that pools darker.
void speckled(vec3 p, vec3 color, vec3 speck, float rough) {
  float dots = max(specks(p, 30.0, 0.30), specks(p + 5.0, 14.0, 0.12));
  glaze(mix(color * (0.9 + 0.2 * fbm3(p * 4.0, 2)), speck, dots * 0.7), rough);
}
`
