/** Landscapes: marches over a height field, lights it by sun, sky and shadow, and adds water and air. */
export const LAND = /* glsl */ `
bool gThrough;
// Nobody looks out from inside the ground.
vec3 standing(vec3 eye) { eye.y = max(eye.y, heightAt(eye.xz, 5) + 0.4); return eye; }
struct Seen { vec3 soft; vec3 sharp; vec3 albedo; vec3 normal; float depth; };

float overLand(vec3 from, vec3 dir, float begin, float far, int steps) {
  float t = begin, before = begin, above = 0.0;
  for (int i = min(0, uZero); i < steps; i++) {
    vec3 p = from + dir * t;
    above = p.y - heightAt(p.xz, t < far * 0.15 ? 6 : 5);
    if (above < 0.0006 * t) break;
    before = t;
    t += max(above * 0.46, 0.0014 * t);
    if (t > far || (dir.y > 0.0 && p.y > HIGHEST)) return -1.0;
  }
  float low = before, high = t;
  for (int i = min(0, uZero); i < 5; i++) {
    float mid = (low + high) * 0.5; vec3 p = from + dir * mid;
    if (p.y < heightAt(p.xz, 6)) high = mid; else low = mid;
  }
  return high;
}
vec3 landNormal(vec2 p, float t) {
  float e = max(0.0009 * t, 0.002);
  vec3 h = vec3(0.0);
  for (int i = min(0, uZero); i < 3; i++) {
    float at = heightAt(p + vec2(i == 1 ? e : 0.0, i == 2 ? e : 0.0), 9);
    if (i == 0) h.x = at; else if (i == 1) h.y = at; else h.z = at;
  }
  return normalize(vec3(h.x - h.y, e, h.x - h.z));
}
float sunlit(vec3 p) {
  float light = 1.0, t = 0.02;
  for (int i = min(0, uZero); i < 28; i++) {
    vec3 q = p + SUN_FROM * t;
    float above = q.y - heightAt(q.xz, 4);
    light = min(light, 0.5 + 14.0 * above / t);
    if (light <= 0.0 || q.y > HIGHEST) break;
    t += clamp(above * 0.8, 0.03, 1.5);
  }
  light = clamp(light, 0.0, 1.0);
  return light * light * (3.0 - 2.0 * light);
}
vec3 sky(vec3 d) {
  float glow = max(dot(d, SUN_FROM), 0.0);
  return mix(SKY_LOW, SKY_HIGH, pow(clamp(d.y * 1.5, 0.0, 1.0), 0.6)) + SUN_COLOR * (0.05 * pow(glow, 6.0) + 0.12 * pow(glow, 60.0));
}
// The sky as it is seen: with the sun's disc, clouds, and stars where it is dark enough.
vec3 heavens(vec3 d) {
  float glow = dot(d, SUN_FROM);
  vec3 color = sky(d) + SUN_COLOR * smoothstep(0.9996, 0.99985, glow) * 4.0;
  if (STARS > 0.0) {
    vec2 q = d.xy / (abs(d.z) + 0.3) * 90.0;
    color += STARS * smoothstep(0.11, 0.0, length(fract(q) - 0.2 - 0.6 * vec2(hash2(ivec2(floor(q))), hash2(ivec2(floor(q)) + 4)))) * smoothstep(0.85, 1.0, hash2(ivec2(floor(q)) + 9)) * 2.0;
  }
  if (CLOUDS > 0.0 && d.y > 0.0) {
    vec2 q = d.xz / (d.y + 0.14) * CLOUD_SIZE;
    float lump = fbm2(q + 7.0, 5), thick = smoothstep(0.62 - CLOUDS * 0.4, 0.92 - CLOUDS * 0.3, lump);
    float lit = clamp(0.6 + 2.2 * (lump - fbm2(q + 7.0 + SUN_FROM.xz * 0.25, 4)), 0.0, 1.4);
    vec3 cloud = CLOUD_COLOR * (0.45 + 0.6 * lit) + SUN_COLOR * 0.12 * pow(max(glow, 0.0), 8.0);
    color = mix(color, cloud, thick * smoothstep(0.0, 0.16, d.y));
  }
  return color;
}
// Light scattered toward the eye grows with the way through the air; mist lies low and has its own depth.
vec3 throughAir(vec3 color, vec3 from, vec3 dir, float t) {
  float glow = pow(max(dot(dir, SUN_FROM), 0.0), 6.0);
  vec3 air = AIR_COLOR + SUN_COLOR * 0.10 * glow;
  color = mix(air, color, exp(-AIR * t));
  if (MIST > 0.0) {
    float sum = 0.0, steps = 14.0, reach = min(t, FAR * 0.7);
    for (float i = 0.0; i < steps; i++) {
      vec3 p = from + dir * reach * (i + hash1(float(gPixel & 1023u) + float(gSample) * 71.0)) / steps;
      float lump = 0.55 + 0.9 * (noise3(p * vec3(0.9, 1.6, 0.9)) - 0.35) + 0.5 * (noise3(p * vec3(2.7, 4.0, 2.7)) - 0.5);
      sum += exp(-max(p.y - MIST_FLOOR, 0.0) * MIST_THINS) * max(lump, 0.0);
    }
    color = mix(air * 1.08 + 0.02, color, exp(-sum * MIST * reach / steps));
  }
  return color;
}
vec3 waterNormal(vec2 p, float t) {
  float e = 0.02, calm = WAVES / (1.0 + t * 0.12);
  vec2 q = p * 3.1;
  float h = fbm2(q, 4), x = fbm2(q + vec2(e, 0), 4), z = fbm2(q + vec2(0, e), 4);
  return normalize(vec3((h - x) * calm, e * 2.2, (h - z) * calm));
}

// The second round is what the water mirrors.
Seen trace(vec3 from, vec3 dir) {
  vec3 sum = vec3(0.0), left = vec3(1.0);
  float seenAt = FAR;
  for (int i = min(0, uZero); i < (HAS_WATER ? 2 : 1); i++) {
    float t = overLand(from, dir, 0.05, FAR, i == 0 ? 150 : 60);
    float sea = HAS_WATER && i == 0 && dir.y < 0.0 ? (WATER - from.y) / dir.y : -1.0;
    bool wet = sea > 0.0 && sea < FAR && (t < 0.0 || sea < t);
    float far = wet ? sea : t > 0.0 ? t : FAR;
    if (i == 0) seenAt = far;
    vec3 p = from + dir * far, color;
    float through = 1.0;
    if (!wet && t < 0.0) color = mix(heavens(dir), throughAir(heavens(dir), from, dir, FAR), exp(-max(dir.y, 0.0) * 16.0));
    else {
      vec3 n;
      if (wet) n = waterNormal(p.xz, sea); else n = landNormal(p.xz, far);
      float light = sunlit(p + n * 0.01);
      if (wet) {
        float fresnel = 0.03 + 0.97 * pow(1.0 - max(dot(n, -dir), 0.0), 5.0);
        float deep = WATER - heightAt(p.xz, 6), shallow = exp(-deep * 7.0);
        vec3 body = mix(WATER_COLOR, WATER_COLOR * 2.2 + vec3(0.02, 0.05, 0.04), shallow) * (SUN_COLOR * 0.3 * light + sky(vec3(0, 1, 0)) * 0.7);
        float shine = pow(max(dot(reflect(dir, n), SUN_FROM), 0.0), 220.0) * light;
        float surf = smoothstep(0.14, 0.0, deep + 0.07 * (fbm2(p.xz * 7.0, 3) - 0.5)) * smoothstep(0.25, 0.6, fbm2(p.xz * 16.0, 3) + 0.1) * min(WAVES, 1.0);
        color = mix(body * (1.0 - fresnel) + SUN_COLOR * shine * 0.9, SUN_COLOR * 0.3 * light + sky(vec3(0, 1, 0)) * 0.5, surf);
        through = fresnel * (1.0 - surf) * exp(-AIR * far);
      } else {
        vec3 around_ = sky(normalize(n + vec3(0, 0.6, 0))) * (0.45 + 0.4 * n.y);
        around_ += SUN_COLOR * 0.06 * max(dot(n, normalize(vec3(-SUN_FROM.x, 0.3, -SUN_FROM.z))), 0.0);
        color = groundAt(p, n, 1.0 - n.y) * (SUN_COLOR * max(dot(n, SUN_FROM), 0.0) * light + around_);
      }
      color = throughAir(color, from, dir, far);
    }
    sum += left * color;
    if (!wet) break;
    vec3 wave = waterNormal(p.xz, sea);
    left *= through;
    dir = reflect(dir, wave); dir.y = abs(dir.y);
    from = p;
  }
  return Seen(vec3(0.0), sum, vec3(0.0), -dir, seenAt);
}
`
