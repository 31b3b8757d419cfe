import sharp from 'sharp'

/** Alterations of a picture before it is searched for, like those of pictures that people share. */
export const ALTERATIONS = ['crop', 'recolor', 'flip', 'all three'] as const
export type Alteration = (typeof ALTERATIONS)[number]

const CROP = 0.6
/** Positions of crops, so that each picture is cropped differently. */
const PLACES = [0.25, 0.5, 0.75]

/** Crops a picture to 60 % of its sides, rotates its colors, mirrors it, or does all of that. */
export async function alterPicture(bytes: Buffer, how: Alteration, nth: number): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata()
  let picture = sharp(bytes)
  if (how === 'crop' || how === 'all three') {
    const [across, down] = [PLACES[nth % 3] ?? 0.5, PLACES[Math.floor(nth / 3) % 3] ?? 0.5]
    const size = { width: Math.round(width * CROP), height: Math.round(height * CROP) }
    const left = Math.floor((width - size.width) * across)
    const top = Math.floor((height - size.height) * down)
    picture = sharp(
      await picture
        .extract({ left, top, ...size })
        .png()
        .toBuffer(),
    )
  }
  if (how === 'flip' || how === 'all three') picture = picture.flop()
  if (how === 'recolor' || how === 'all three')
    picture = picture.modulate({ hue: 50, saturation: 0.8, brightness: 1.1 })
  return picture.png().toBuffer()
}
