import { type BodyScene, type FilmSettings, isLandscapeScene, type LandscapeScene, type Vec } from './scene.ts'
import { CAMERA } from './shader/camera.ts'
import { CHANCE } from './shader/chance.ts'
import { DEVELOP, SMOOTH } from './shader/finish.ts'
import { LAND } from './shader/land.ts'
import { MATERIALS } from './shader/materials.ts'
import { PATH_TRACER } from './shader/path-tracer.ts'
import { SHAPES } from './shader/shapes.ts'

const HEAD = `#version 300 es
precision highp float; precision highp int; precision highp sampler2D;
uniform vec2 uSize; uniform int uZero;
`
const NONE: Vec = [0, 0, 0]

function number(value: number): string {
  const text = String(value)
  return /[.e]/.test(text) ? text : `${text}.0`
}
const vec = (value: Vec) => `vec3(${value.map(number)})`
const unit = ([x, y, z]: Vec): Vec => {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
const constants = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `#define ${name} ${value}\n`)
    .join('')

function cameraConstants({ camera, samples, film }: BodyScene | LandscapeScene, most: number): string {
  const { eye, look, lens, aperture = 0, tilt = 0 } = camera
  const focus = camera.focus ?? Math.hypot(look[0] - eye[0], look[1] - eye[1], look[2] - eye[2])
  return constants({
    EYE: vec(eye),
    LOOK: vec(look),
    LENS: number(Math.tan((lens * Math.PI) / 360)),
    APERTURE: number(aperture),
    FOCUS: number(focus),
    TILT: number(tilt),
    // A lens with blur needs more samples.
    SAMPLES: String(samples ?? (aperture > 0 ? 3 : 2)),
    SHARP_MOST: number(most / (film?.exposure ?? 1)),
  })
}

function sceneProgram(scene: BodyScene): string {
  const { sun, lamp, materials, sky, backdrop = 'sky(d)', bounces = 1 } = scene
  const glasses = materials.flatMap((material, at) => (material.startsWith('glass(') ? [`m == ${at}`] : []))
  return [
    HEAD,
    cameraConstants(scene, 9),
    constants({
      FAR: number(scene.far ?? 30),
      STRIDE: number(scene.stride ?? 0.95),
      STEPS: '80',
      SHADOW_STEPS: '40',
      BOUNCES: String(bounces),
      PATH_LENGTH: String(bounces + (glasses.length > 0 ? 10 : 4)),
      GLASS_SHADOWS: glasses.length > 0 ? '1' : '0',
      FIRST_LIGHT: sun ? '0' : '1',
      LAST_LIGHT: lamp ? '1' : '0',
      LEFTOVER: number(scene.leftover ?? 0.3),
      GLOW_MOST: '3.0',
      SUN_FROM: vec(unit(sun?.from ?? [0, 1, 0])),
      SUN_COLOR: vec(sun?.color ?? NONE),
      SUN_SPREAD: number(sun?.spread ?? 0.02),
      LAMP_AT: vec(lamp?.at ?? NONE),
      LAMP_U: vec(lamp?.u ?? [1, 0, 0]),
      LAMP_V: vec(lamp?.v ?? [0, 0, 1]),
      LAMP_COLOR: vec(lamp?.color ?? NONE),
      LAMP_ROUND: String(lamp?.round ?? false),
    }),
    CHANCE,
    SHAPES,
    MATERIALS,
    `bool isGlass(int m) { return ${glasses.join(' || ') || 'false'}; }
    void put(float d, int m);
    ${scene.functions ?? ''}
    vec3 sky(vec3 d) { return ${sky}; }
    vec3 backdrop(vec3 d) { return ${backdrop}; }
    void scene(vec3 p) { ${scene.scene} }
    void material(int m, vec3 p, vec3 n) { switch (m) { ${materials.map((code, at) => `case ${at}: { ${code}; break; }`).join('\n')} } }`,
    PATH_TRACER,
    CAMERA,
  ].join('\n')
}

function landProgram(land: LandscapeScene): string {
  const { sun, air, water, sky } = land
  return [
    HEAD,
    cameraConstants(land, 12),
    constants({
      FAR: number(land.far),
      SUN_FROM: vec(unit(sun.from)),
      SUN_COLOR: vec(sun.color),
      SKY_LOW: vec(sky.low),
      SKY_HIGH: vec(sky.high),
      CLOUDS: number(sky.clouds ?? 0),
      CLOUD_COLOR: vec(sky.cloud ?? [0.8, 0.8, 0.8]),
      CLOUD_SIZE: number(sky.size ?? 0.7),
      STARS: number(sky.stars ?? 0),
      AIR: number(air.density),
      AIR_COLOR: vec(air.color),
      MIST: number(air.mist ?? 0),
      MIST_FLOOR: number(air.floor ?? 0),
      MIST_THINS: number(air.thins ?? 1),
      HAS_WATER: String(water !== undefined),
      WATER: number(water?.level ?? 0),
      WATER_COLOR: vec(water?.color ?? NONE),
      WAVES: number(water?.waves ?? 1),
    }),
    CHANCE,
    land.ground,
    LAND,
    CAMERA,
  ].join('\n')
}

function developProgram({
  exposure = 1,
  contrast = 0.25,
  saturation = 0.92,
  tint = [1, 1, 1],
  vignette = 0.18,
}: FilmSettings) {
  const film = {
    EXPOSURE: number(exposure),
    CONTRAST: number(contrast),
    SATURATION: number(saturation),
    TINT: vec(tint),
    VIGNETTE: number(vignette),
  }
  return [HEAD, constants(film), DEVELOP].join('\n')
}

export type ShaderPrograms = {
  width: number
  height: number
  trace: string
  smooth: string
  develop: string
  passes: { soft: number; sharp: number }
}

/** The shader programs for a picture, from the first ray to the final tone. */
export function compileScene(scene: BodyScene | LandscapeScene): ShaderPrograms {
  const land = isLandscapeScene(scene)
  return {
    width: scene.size[0],
    height: scene.size[1],
    trace: land ? landProgram(scene) : sceneProgram(scene),
    smooth: [HEAD, constants({ ALBEDO_STOPS: land ? '0.0' : '1.0' }), SMOOTH].join('\n'),
    develop: developProgram({ exposure: land ? 1 : 0.85, ...scene.film }),
    passes: land ? { soft: 0, sharp: 0 } : { soft: 5, sharp: 1 },
  }
}
