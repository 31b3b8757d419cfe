/** Downloads the original file through the browser. */
export function downloadFile(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

export const canCopyImages = () => typeof ClipboardItem === 'function' && navigator.clipboard?.write !== undefined
export const canShareNatively = () => typeof navigator.share === 'function'

/** Copies a picture to the clipboard, which accepts PNG only. */
export async function copyImage(url: string): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(url) })])
}

async function pngOf(url: string): Promise<Blob> {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob())
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('The picture can’t be copied.'))), 'image/png'),
  )
}
