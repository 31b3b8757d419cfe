export type Vec = readonly [number, number, number]

/** How a picture leaves the camera. */
export type Film = {
  exposure?: number
  contrast?: number
  saturation?: number
  /** Multiplies the light, to warm or cool the whole. */
  tint?: Vec
  vignette?: number
}

type Camera = {
  eye: Vec
  look: Vec /** Degrees across the shorter side. */
  lens: number
  aperture?: number
  focus?: number
  tilt?: number
}

/** A scene of bodies given as distances. `scene` calls `put(distance, material)`; `materials` are statements that dress a point `p`. */
export type Scene = {
  size: readonly [number, number]
  camera: Camera
  sun?: { from: Vec; color: Vec; spread?: number }
  lamp?: { at: Vec; u: Vec; v: Vec; color: Vec; round?: boolean }
  /** The light from direction `d`, as an expression. */
  sky: string
  /** What is seen where nothing stands, if it is not the sky's light. */
  backdrop?: string
  functions?: string
  scene: string
  materials: readonly string[]
  far?: number
  bounces?: number
  /** How much of the sky stands in for the bounces that are not followed; little in closed rooms. */
  leftover?: number
  samples?: number
  /** Below 1 for bodies whose distances are only about right. */
  stride?: number
  film?: Film
}

/** A landscape: the height of the ground, its colors, its sky and its air. */
export type Landscape = {
  size: readonly [number, number]
  camera: Camera
  sun: { from: Vec; color: Vec; spread?: number }
  /** GLSL functions `float heightAt(vec2 p, int octaves)`, `vec3 groundAt(vec3 p, vec3 n, float slope)`, and HIGHEST. */
  ground: string
  sky: { low: Vec; high: Vec; clouds?: number; cloud?: Vec; size?: number; stars?: number }
  /** The thickness of the air, the color it takes on, and how fast mist thins with height above its floor. */
  air: { density: number; color: Vec; mist?: number; floor?: number; thins?: number }
  /** The height of the water, with its color. */
  water?: { level: number; color: Vec; waves?: number }
  far: number
  samples?: number
  film?: Film
}

export const isLandscape = (scene: Scene | Landscape): scene is Landscape => 'ground' in scene
