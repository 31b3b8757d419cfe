/**
 * Denoises light with growing steps, but not across edges of normals, depths, albedos or the light itself (à-trous).
 */
export const SMOOTH = /* glsl */ `
uniform sampler2D uLight; uniform sampler2D uNormal; uniform sampler2D uAlbedo;
uniform int uStep; uniform float uTolerance;
out vec4 outColor;

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy), last = ivec2(uSize) - 1;
  vec4 light = texelFetch(uLight, at, 0), normal = texelFetch(uNormal, at, 0), albedo = texelFetch(uAlbedo, at, 0);
  vec3 sum = vec3(0.0); float weights = 0.0;
  const float KERNEL[3] = float[3](0.375, 0.25, 0.0625);
  float most = max(light.r, max(light.g, light.b));
  for (int y = -2; y <= 2; y++) for (int x = -2; x <= 2; x++) {
    ivec2 to = clamp(at + ivec2(x, y) * uStep, ivec2(0), last);
    vec3 other = texelFetch(uLight, to, 0).rgb;
    vec4 n = texelFetch(uNormal, to, 0);
    vec3 a = texelFetch(uAlbedo, to, 0).rgb - albedo.rgb, d = n.xyz - normal.xyz, l = other - light.rgb;
    float w = KERNEL[abs(x)] * KERNEL[abs(y)];
    w *= exp(-dot(d, d) * 14.0 - dot(a, a) * 30.0 * ALBEDO_STOPS - abs(n.w - normal.w) / (normal.w * 0.02 * float(uStep) + 0.004));
    w *= exp(-sqrt(dot(l, l)) / (uTolerance * (most + 0.05)));
    sum += other * w; weights += w;
  }
  outColor = vec4(sum / weights, 1.0);
}
`

/** Multiplies light and albedo, then exposes and grades the picture. */
export const DEVELOP = /* glsl */ `
uniform sampler2D uSoft; uniform sampler2D uSharp; uniform sampler2D uAlbedo;
out vec4 outColor;

vec3 curve(vec3 c) { return clamp((c * (2.51 * c + 0.03)) / (c * (2.43 * c + 0.59) + 0.14), 0.0, 1.0); }

void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec3 color = texelFetch(uSoft, at, 0).rgb * texelFetch(uAlbedo, at, 0).rgb + texelFetch(uSharp, at, 0).rgb;
  vec2 off = (gl_FragCoord.xy - uSize * 0.5) / length(uSize) * 2.0;
  color *= EXPOSURE * TINT * (1.0 - VIGNETTE * dot(off, off));
  color = pow(curve(color * 0.62), vec3(1.0 / 2.2));
  color = mix(vec3(dot(color, vec3(0.25, 0.65, 0.1))), color, SATURATION);
  color = mix(color, color * color * (3.0 - 2.0 * color), CONTRAST);
  outColor = vec4(color, 1.0);
}
`
