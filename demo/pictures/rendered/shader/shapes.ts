/** Signed distances of simple bodies, and functions to join, rotate and repeat them. */
export const SHAPES = /* glsl */ `
mat2 turn(float a) { float c = cos(a), s = sin(a); return mat2(c, s, -s, c); }
vec3 spun(vec3 p, float a) { p.xz = turn(a) * p.xz; return p; }
vec3 tipped(vec3 p, float a) { p.xy = turn(a) * p.xy; return p; }
vec3 nodded(vec3 p, float a) { p.yz = turn(a) * p.yz; return p; }
float blend(float a, float b, float k) { float h = max(k - abs(a - b), 0.0) / k; return min(a, b) - h * h * k * 0.25; }
float carve(float a, float b, float k) { return -blend(-a, b, k); }

float ball(vec3 p, float r) { return length(p) - r; }
float egg(vec3 p, vec3 r) { float k = length(p / r); return k * (k - 1.0) / length(p / (r * r)); }
float box(vec3 p, vec3 half_, float round_) {
  vec3 q = abs(p) - half_ + round_;
  return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - round_;
}
float flat2(vec2 q, float round_) { q += round_; return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - round_; }
// Stands on its base, like all upright bodies here.
float drum(vec3 p, float r, float h, float round_) {
  return flat2(vec2(length(p.xz) - r, abs(p.y - h * 0.5) - h * 0.5), round_);
}
float ring(vec3 p, float r, float thick) { return length(vec2(length(p.xz) - r, p.y)) - thick; }
float rod(vec3 p, vec3 a, vec3 b, float r) {
  vec3 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0)) - r;
}
float cone(vec3 p, vec3 a, vec3 b, float ra, float rb) {
  vec3 pa = p - a, ba = b - a;
  float h = clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0);
  return (length(pa - ba * h) - mix(ra, rb, h)) * 0.9;
}
// How far outside of a turned body: its radius follows a curve through four values from foot to rim.
float aside(vec3 p, float h, vec4 r) {
  float y = clamp(p.y / h, 0.0, 1.0), k = 1.0 - y;
  float rad = k * k * k * r.x + 3.0 * k * k * y * r.y + 3.0 * k * y * y * r.z + y * y * y * r.w;
  float slope = (3.0 * k * k * (r.y - r.x) + 6.0 * k * y * (r.z - r.y) + 3.0 * y * y * (r.w - r.z)) / h;
  return (length(p.xz) - rad) * inversesqrt(1.0 + slope * slope);
}
float turned(vec3 p, float h, vec4 r, float round_) {
  return flat2(vec2(aside(p, h, r), abs(p.y - h * 0.5) - h * 0.5), round_);
}
float pot(vec3 p, float h, vec4 r, float wall) {
  float q = aside(p, h, r), soft = wall * 0.48;
  float side = flat2(vec2(abs(q + wall * 0.5) - wall * 0.5, abs(p.y - h * 0.5) - h * 0.5), soft);
  return min(side, flat2(vec2(q, abs(p.y - wall * 0.7) - wall * 0.7), soft));
}
// An opening with a round head, through everything along z.
float archway(vec3 p, float halfWidth, float h) {
  vec2 q = vec2(abs(p.x), p.y - h + halfWidth);
  return q.y > 0.0 ? length(q) - halfWidth : q.x - halfWidth;
}
// A leaf lies along x from 0 to its length, bent down by its droop.
float leaf(vec3 p, float len, float wide, float droop) {
  float x = clamp(p.x / len, 0.0, 1.0);
  p.y += droop * x * x;
  float w = wide * pow(x, 0.6) * (1.0 - x) * 2.3 + 0.001;
  vec3 q = vec3(p.x - x * len, p.y - abs(p.z) * 0.25, max(abs(p.z) - w, 0.0));
  return (length(q) - 0.006 * len) * 0.6;
}
vec2 around(vec2 p, float count, out float which) {
  float slice = 6.2831853 / count, a = atan(p.y, p.x) + slice * 0.5;
  which = floor(a / slice);
  a = mod(a, slice) - slice * 0.5;
  return length(p) * vec2(cos(a), sin(a));
}
// A wall with one window of panes in it, to shape sunlight from outside the picture.
float windowWall(vec3 p, vec2 hole, vec2 panes, float bar) {
  vec2 q = abs(p.xy) - hole, cell = hole * 2.0 / panes;
  vec2 line = abs(fract((p.xy + hole) / cell + 0.5) - 0.5) * cell;
  float open_ = max(max(q.x, q.y), bar - min(line.x, line.y));
  return max(box(p, vec3(hole + 2.5, 0.03), 0.0), -open_) * 0.9;
}
// A palm frond along x in the plane of x and y.
float frond(vec3 p, float len) {
  p.y += 0.12 * p.x * p.x / len;
  float gap = len / 11.0, k = clamp(floor(p.x / gap - abs(p.y) / gap * 0.75 + 0.5), 0.0, 10.0);
  vec2 q = turn(-0.92) * vec2(p.x - k * gap, abs(p.y));
  float reach = len * (0.5 - 0.35 * abs(k / 10.0 - 0.35));
  vec2 e = vec2(max(abs(q.x - reach * 0.5) - reach * 0.5, 0.0), max(abs(q.y) - gap * 0.30 * (1.0 - clamp(q.x / reach, 0.0, 1.0)), 0.0));
  return min(length(vec3(e, p.z)) - 0.006, rod(p, vec3(-0.4 * len, 0, 0), vec3(len, 0, 0), 0.012)) * 0.6;
}
// Handles of cups: half of a ring that stands up, pointing along x.
float handle(vec3 p, float r, float thick) { return length(vec2(length(p.xy) - r, p.z)) - thick; }
`
