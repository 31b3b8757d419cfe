import type { Scores } from '#domain/rules/media/sensitive.ts'
import type { ColorShares } from '#domain/rules/visual/colors.ts'
import type { Crop } from '#domain/rules/visual/crop.ts'
import type { Embedding } from '#domain/rules/visual/embedding.ts'
import type { FoundObject } from '#domain/rules/visual/objects.ts'
import { openPicture } from '../media/open-picture.ts'
import { modelFiles } from './model-files.ts'
import { modelChild } from './models/model-child.ts'

/** What the models say of a picture. */
export type Read = { look: Embedding } & ReadWhole
type ReadWhole = { scores: Scores; kinds: string[]; objects: FoundObject[]; colors: ColorShares }

/** Pictures as the models take them, three bytes a pixel. `whole` is for finding objects. */
export type PictureQuestion = {
  files: { look: string | null; objects: string | null }
  pixels: Uint8Array
  whole: Uint8Array | null
  /** What it looks like is all that is asked. */
  onlyLook: boolean
}

const SIZE = 224
const SIZE_FOR_OBJECTS = 320
const IDLE = 20_000

const model = modelChild<PictureQuestion, Read>('picture-process.ts', IDLE)

/** How many pictures the models have before them. */
export const waitingForModel = (): number => model.waiting()

/** What the models say of a whole picture: how sensitive it is, what it looks like, what it shows and its colors. */
export async function readPicture(bytes: Buffer): Promise<Read> {
  const files = modelFiles()
  return model.ask({
    files,
    pixels: await pixelsOf(openPicture(bytes), SIZE),
    onlyLook: false,
    whole: files.objects ? await pixelsOf(openPicture(bytes), SIZE_FOR_OBJECTS) : null,
  })
}

/** What a part of a picture looks like. */
export async function readPart(bytes: Buffer, part: Crop): Promise<Embedding> {
  const pixels = await pixelsOf(await cutOut(bytes, part), SIZE)
  return (await model.ask({ files: { ...modelFiles(), objects: null }, pixels, whole: null, onlyLook: true })).look
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
