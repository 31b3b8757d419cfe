import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const ROOT = join(import.meta.dirname, '..')

/** Makes the favicon, the home-screen icons and the social picture from the logo. */
export async function makeIcons(folder: string): Promise<void> {
  const mark = join(ROOT, 'ui/logo/mark.svg')
  const icons = join(folder, 'client/icons')
  await mkdir(icons, { recursive: true })
  await copyFile(mark, join(folder, 'client/favicon.svg'))
  const drawn = (size: number) =>
    sharp(mark, { density: (72 * size) / 48 })
      .resize(size, size)
      .png()
      .toBuffer()
  const onGround = async (width: number, height: number, size: number, file: string) =>
    sharp({ create: { width, height, channels: 3, background: '#f5f5f2' } })
      .composite([{ input: await drawn(size) }])
      .png()
      .toFile(join(icons, file))
  await Promise.all([
    onGround(180, 180, 132, '180.png'),
    onGround(192, 192, 132, '192.png'),
    onGround(512, 512, 352, '512.png'),
    // Devices cut this icon to a shape; what lies in the middle 80 % stays.
    onGround(512, 512, 300, 'maskable.png'),
    onGround(1200, 630, 320, 'social.png'),
  ])
}
