/**
 * A path tracer for scenes given as distance fields: light from the sun, one area lamp and the sky, a few bounces,
 * mirror-like coats, metal and glass. Noisy soft light is written apart from sharp light, so that only the former is
 * denoised.
 */
export const PATH_TRACER = /* glsl */ `
float gD; int gM; bool gThrough;
void put(float d, int m) { if (gThrough && isGlass(m)) return; if (d < gD) { gD = d; gM = m; } }
float map(vec3 p) { gD = 1e9; gM = 0; scene(p); return gD; }

float march(vec3 from, vec3 dir, float far, int steps, bool inside) {
  float t = 0.0;
  for (int i = 0; i < steps; i++) {
    float d = map(from + dir * t) * (inside ? -1.0 : 1.0);
    if (d < 0.0004 * (1.0 + t)) return t;
    t += d * STRIDE;
    if (t > far) return -1.0;
  }
  return t < far * 0.5 ? t : -1.0;
}
vec3 normalAt(vec3 p, float t) {
  float e = 0.0006 * (1.0 + t);
  vec3 n = vec3(0.0);
  for (int i = min(0, uZero); i < 4; i++) {
    vec3 k = 0.5773 * (2.0 * vec3(float(((i + 3) >> 1) & 1), float((i >> 1) & 1), float(i & 1)) - 1.0);
    n += k * map(p + k * e);
  }
  return normalize(n);
}
void dress(vec3 p, inout vec3 n) { material(gM, p, n); if (dot(gBump, gBump) > 0.0) n = normalize(n - gBump); }

mat3 frame(vec3 n) {
  vec3 u = normalize(abs(n.y) < 0.9 ? cross(n, vec3(0, 1, 0)) : cross(n, vec3(1, 0, 0)));
  return mat3(u, cross(u, n), n);
}
vec3 aroundNormal(vec3 n, vec2 c) {
  float a = 6.2831853 * c.x, r = sqrt(c.y);
  return frame(n) * vec3(r * cos(a), r * sin(a), sqrt(1.0 - c.y));
}
vec3 inCone(vec3 axis, float spread, vec2 c) {
  float a = 6.2831853 * c.x, r = spread * sqrt(c.y);
  return normalize(axis + frame(axis) * vec3(r * cos(a), r * sin(a), 0.0));
}

// How much light comes through: none past a solid; past glass its tint, bundled where the glass faces the light.
vec3 passing(vec3 p, vec3 dir, float far) {
  vec3 left = vec3(1.0); float t = 0.0;
  for (int i = min(0, uZero); i < SHADOW_STEPS; i++) {
    float d = map(p + dir * t);
    if (d < 0.0006) {
      if (!isGlass(gM)) return vec3(0.0);
#if GLASS_SHADOWS
      vec3 q = p + dir * t; int m = gM;
      vec3 n = normalAt(q, 0.5); material(m, q, n);
      float facing = abs(dot(n, dir));
      left *= mix(vec3(0.7), gAlbedo, 0.7) * mix(0.45, 1.22, facing * facing);
      d = 0.03;
#endif
    }
    t += max(d, 0.003) * STRIDE;
    if (t > far) break;
  }
  return left;
}
// Light of the sun and of the lamp on a point; each is there only if the scene has it.
void lightsAt(vec3 p, vec3 n, float depth, out vec3 sun, out vec3 lamp) {
  sun = lamp = vec3(0.0);
  for (int i = min(LAST_LIGHT, uZero + FIRST_LIGHT); i <= LAST_LIGHT; i++) {
    vec3 to, color; float away = FAR;
    if (i == 0) { to = inCone(SUN_FROM, SUN_SPREAD, chance2()); color = SUN_COLOR; }
    else {
      vec2 c = chance2() * 2.0 - 1.0;
      to = LAMP_AT + LAMP_U * c.x + LAMP_V * c.y - p;
      away = length(to); to /= away;
      vec3 front = cross(LAMP_U, LAMP_V); float area = 4.0 * length(front);
      float toward = LAMP_ROUND ? 1.0 : abs(dot(normalize(front), to));
      color = LAMP_COLOR * toward * area / (3.1416 * away * away + area);
      away -= LAMP_ROUND ? length(LAMP_U) * 1.1 : 0.02;
    }
    float face = (dot(n, to) + depth) / (1.0 + depth);
    if (face <= 0.0 || color == vec3(0.0)) continue;
    color *= face * passing(p + n * 0.003, to, away);
    if (i == 0) sun = color; else lamp = color;
  }
}
// The lamp as it shows itself in mirrors, and the sky behind it.
vec3 surroundings(vec3 p, vec3 dir) {
  vec3 color = sky(dir);
  vec3 front = normalize(cross(LAMP_U, LAMP_V));
  float facing = dot(dir, -front), ahead = dot(LAMP_AT - p, -front);
  if (facing * ahead > 0.0 && !LAMP_ROUND && LAST_LIGHT == 1) {
    vec3 at = p + dir * (ahead / facing) - LAMP_AT;
    vec2 off = abs(vec2(dot(at, LAMP_U) / dot(LAMP_U, LAMP_U), dot(at, LAMP_V) / dot(LAMP_V, LAMP_V)));
    color += LAMP_COLOR * smoothstep(1.05, 0.95, off.x) * smoothstep(1.05, 0.95, off.y);
  }
  return color;
}
vec3 standing(vec3 eye) { return eye; }
struct Seen { vec3 soft; vec3 sharp; vec3 albedo; vec3 normal; float depth; };

// A path goes through mirrors and glass to the first surface that scatters, and on from there; what that surface or the
// first glass mirrors itself is a second, short path in the same loop, so that the program has one copy of the scene.
Seen trace(vec3 from, vec3 dir) {
  Seen seen = Seen(vec3(0.0), vec3(0.0), vec3(0.0), -dir, FAR);
  vec3 left = vec3(1.0);
  bool met = false, inside = false, over = false, mirror = false;
  vec3 coatFrom = vec3(0.0), coatWay = vec3(0.0), coatShare = vec3(0.0);
  int bounces = 0;
  for (int i = min(0, uZero); i < PATH_LENGTH; i++) {
    if (over) {
      if (mirror || coatShare == vec3(0.0)) break;
      mirror = true; over = false; inside = false; gThrough = true;
      from = coatFrom; dir = coatWay; left = coatShare;
    }
    float t = march(from, dir, FAR, STEPS, inside);
    if (t < 0.0) {
      if (met && !mirror) seen.soft += left * min(sky(dir), vec3(8.0));
      else seen.sharp += left * (i == 0 ? backdrop(dir) : min(surroundings(from, dir), vec3(6.0)));
      over = true;
      continue;
    }
    vec3 p = from + dir * t, n = normalAt(p, t);
    if (inside) n = -n;
    dress(p, n);
    if (i == 0) { seen.normal = n; seen.depth = t; }
    if (gKind == GLOW) {
      if (met && !mirror) seen.soft += left * min(gAlbedo, vec3(GLOW_MOST)); else seen.sharp += left * gAlbedo;
      over = true;
      continue;
    }
    vec3 color = gAlbedo;
    float fresnel = 0.04 + 0.96 * pow(1.0 - max(dot(n, -dir), 0.0), 5.0);
    vec3 bounced = reflect(dir, n);
    if (gKind == METAL || (gCoat > 0.0 && !met)) {
      bounced = inCone(bounced, gRough * 0.6, chance2());
      if (dot(bounced, n) <= 0.0) bounced = reflect(bounced, n);
    }
    if (gKind == METAL) {
      left *= color + (1.0 - color) * fresnel * 0.6;
      dir = bounced;
      from = p + n * 0.004;
      over = (met || mirror) && ++bounces > BOUNCES;
      continue;
    }
    if (gKind == GLASS) {
      if (met) { from = p + dir * 0.05; left *= color; continue; }
      if (coatShare == vec3(0.0) && !inside) { coatFrom = p + n * 0.004; coatWay = bounced; coatShare = left * fresnel; }
      vec3 bent = refract(dir, n, inside ? 1.45 : 1.0 / 1.45);
      if (inside) left *= pow(color, vec3(min(t * 3.0, 4.0)));
      if (bent == vec3(0.0)) { dir = bounced; from = p + n * 0.002; }
      else { left *= 1.0 - fresnel; dir = bent; from = p - n * 0.004; inside = !inside; }
      continue;
    }
    float depth = gDepth, coat = gCoat * (1.0 - gRough * 0.6);
    vec3 sun, lamp;
    lightsAt(p, n, depth, sun, lamp);
    if (mirror) { seen.sharp += left * color * (sun + lamp + sky(n) * 0.5); over = true; continue; }
    if (!met) {
      met = true;
      seen.albedo = left * color; seen.normal = n;
      seen.sharp += left * color * sun;
      seen.soft += lamp;
      if (coat > 0.0) { coatFrom = p + n * 0.004; coatWay = bounced; coatShare = left * coat * fresnel; }
      left = vec3(1.0);
    } else {
      left *= color;
      seen.soft += min(left * (sun + lamp), vec3(5.0));
    }
    // Later bounces are stood in for by a share of the sky.
    if (++bounces > BOUNCES) { seen.soft += left * sky(n) * LEFTOVER; over = true; continue; }
    dir = aroundNormal(depth > 0.0 ? normalize(mix(n, -dir, depth * 0.3)) : n, chance2());
    from = p + n * 0.003;
  }
  gThrough = false;
  return seen;
}
`
