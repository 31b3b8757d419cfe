export type Vec = readonly [number, number, number]

/** Exposure and grading of a picture. */
export type FilmSettings = {
  exposure?: number
  contrast?: number
  saturation?: number
  /** Multiplies the light, to make the picture warmer or cooler. */
  tint?: Vec
  vignette?: number
}

type Camera = {
  eye: Vec
  look: Vec /** Field of view across the shorter side, in degrees. */
  lens: number
  aperture?: number
  focus?: number
  tilt?: number
}

/**
 * A scene of bodies as distance fields. `scene` calls `put(distance, material)`; `materials` are statements that color
 * a point `p`.
 */
export type BodyScene = {
  size: readonly [number, number]
  camera: Camera
  sun?: { from: Vec; color: Vec; spread?: number }
  lamp?: { at: Vec; u: Vec; v: Vec; color: Vec; round?: boolean }
  /** The light from direction `d`, as a GLSL expression. */
  sky: string
  /** The background, if it is not the sky's light. */
  backdrop?: string
  functions?: string
  scene: string
  materials: readonly string[]
  far?: number
  bounces?: number
  /** The share of the sky's light that replaces further bounces; small in closed rooms. */
  leftover?: number
  samples?: number
  /** Ray step factor; below 1 for bodies with approximate distances. */
  stride?: number
  film?: FilmSettings
}

/** A landscape: the height of the ground, its colors, the sky and the air. */
export type LandscapeScene = {
  size: readonly [number, number]
  camera: Camera
  sun: { from: Vec; color: Vec; spread?: number }
  /** GLSL functions `float heightAt(vec2 p, int octaves)`, `vec3 groundAt(vec3 p, vec3 n, float slope)`, and HIGHEST. */
  ground: string
  sky: { low: Vec; high: Vec; clouds?: number; cloud?: Vec; size?: number; stars?: number }
  /** The density of the air, its color, and how fast mist thins with the height above its floor. */
  air: { density: number; color: Vec; mist?: number; floor?: number; thins?: number }
  /** The water level, with its color. */
  water?: { level: number; color: Vec; waves?: number }
  far: number
  samples?: number
  film?: FilmSettings
}

export const isLandscapeScene = (scene: BodyScene | LandscapeScene): scene is LandscapeScene => 'ground' in scene
