import type { SensitivityScores } from '#domain/rules/media/sensitive.ts'
import type { ColorShares } from '#domain/rules/visual/colors.ts'
import type { Crop } from '#domain/rules/visual/crop.ts'
import type { DetectedObject } from '#domain/rules/visual/detected-objects.ts'
import type { Embedding } from '#domain/rules/visual/embedding.ts'
import { openPicture } from '../media/open-picture.ts'
import { findModelFiles } from './model-files.ts'
import { makeModelProcess } from './models/model-child.ts'

/** The models' results for a picture. */
export type PictureAnalysis = { look: Embedding } & ReadWhole
type ReadWhole = { scores: SensitivityScores; kinds: string[]; objects: DetectedObject[]; colors: ColorShares }

/** Pictures in the format of the models, three bytes per pixel. `whole` is for object detection. */
export type PictureQuestion = {
  files: { look: string | null; objects: string | null }
  pixels: Uint8Array
  whole: Uint8Array | null
  /** Only the image embedding is needed. */
  onlyLook: boolean
}

const SIZE = 224
const SIZE_FOR_OBJECTS = 320
const IDLE = 20_000

const model = makeModelProcess<PictureQuestion, PictureAnalysis>('picture-process.ts', IDLE)

/** Number of pictures waiting for the models. */
export const pendingPictureCount = (): number => model.waiting()

/** Analyzes a whole picture: sensitivity, image embedding, objects and colors. */
export async function analyzePicture(bytes: Buffer): Promise<PictureAnalysis> {
  const files = findModelFiles()
  return model.ask({
    files,
    pixels: await pixelsOf(openPicture(bytes), SIZE),
    onlyLook: false,
    whole: files.objects ? await pixelsOf(openPicture(bytes), SIZE_FOR_OBJECTS) : null,
  })
}

/** Makes the image embedding of a part of a picture. */
export async function embedPicturePart(bytes: Buffer, part: Crop): Promise<Embedding> {
  const pixels = await pixelsOf(await cutOut(bytes, part), SIZE)
  return (await model.ask({ files: { ...findModelFiles(), objects: null }, pixels, whole: null, onlyLook: true })).look
}

async function pixelsOf(picture: ReturnType<typeof openPicture>, size: number): Promise<Uint8Array> {
  const small = picture.resize(size, size, { fit: 'fill' }).flatten({ background: '#ffffff' })
  return new Uint8Array(await small.toColourspace('srgb').removeAlpha().raw().toBuffer())
}

async function cutOut(bytes: Buffer, { x, y, w, h }: Crop) {
  const { width, height } = await openPicture(bytes).metadata()
  const left = Math.min(Math.floor(x * width), width - 1)
  const top = Math.min(Math.floor(y * height), height - 1)
  return openPicture(bytes).extract({
    left,
    top,
    width: Math.max(1, Math.min(Math.round(w * width), width - left)),
    height: Math.max(1, Math.min(Math.round(h * height), height - top)),
  })
}
