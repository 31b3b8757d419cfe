/**
 * Casts each pixel's rays through a lens and writes the results: soft light, sharp light, albedo, and normal with
 * depth.
 */
export const CAMERA = /* glsl */ `
layout(location = 0) out vec4 outSoft;
layout(location = 1) out vec4 outSharp;
layout(location = 2) out vec4 outAlbedo;
layout(location = 3) out vec4 outNormal;

void main() {
  uvec2 px = uvec2(gl_FragCoord.xy);
  gPixel = scramble(px.x + px.y * 4099u);
  vec3 eye = standing(EYE), ahead = normalize(LOOK - EYE);
  vec3 right = normalize(cross(ahead, vec3(sin(TILT), cos(TILT), 0.0001)));
  vec3 up = cross(right, ahead);
  vec4 soft = vec4(0.0), sharp = vec4(0.0), albedo = vec4(0.0), normal = vec4(0.0);
  for (int s = min(0, uZero); s < SAMPLES; s++) {
    gSample = uint(s); gDraw = 0u; gThrough = false;
    vec2 at = (gl_FragCoord.xy - 0.5 + fract(0.5 + float(s) * vec2(0.7548776662, 0.5698402910)) - uSize * 0.5) / min(uSize.x, uSize.y) * 2.0 * LENS;
    vec3 dir = normalize(ahead + right * at.x + up * at.y);
    vec2 c = chance2();
    float angle = c.x * 6.2831853, r = sqrt(c.y) * APERTURE;
    vec3 sharpAt = eye + dir * (FOCUS / dot(dir, ahead));
    vec3 from = eye + (right * cos(angle) + up * sin(angle)) * r;
    Seen seen = trace(from, normalize(sharpAt - from));
    soft += vec4(seen.soft, 1.0);
    sharp += vec4(min(seen.sharp, vec3(SHARP_MOST)), 1.0);
    albedo += vec4(seen.albedo, 1.0);
    normal += vec4(seen.normal, seen.depth);
  }
  outSoft = soft / float(SAMPLES);
  outSharp = sharp / float(SAMPLES);
  outAlbedo = albedo / float(SAMPLES);
  outNormal = normal / float(SAMPLES);
}
`
