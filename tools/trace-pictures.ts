import { mkdir, readdir } from 'node:fs/promises'
import { getPriority, setPriority } from 'node:os'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { addGrain } from '../demo/pictures/render.ts'
import { compileScene } from '../demo/pictures/rendered/compile.ts'
import { renderInPage } from '../demo/pictures/rendered/page.ts'
import { RENDERED_SCENES } from '../demo/pictures/rendered/scenes.ts'
import { findOrInstallChromium } from './browser.ts'

/**
 * Renders the demo's path-traced pictures: `node tools/trace-pictures.ts [family[/seed] …]`, by default all of them.
 * They are traced at half of their size; `DRAFT=0.25` traces and stores smaller ones, `TO=folder` stores them
 * elsewhere. A picture takes 5 to 20 seconds of one core.
 */
const { DRAFT, TO = new URL('../demo/pictures/kept', import.meta.url).pathname } = process.env
const wishes = process.argv.slice(2)
const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-watchdog']
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args })
const page = await browser.newPage()
const session = await browser.newBrowserCDPSession()
/**
 * The CPU time of the browser's GPU process, in seconds. Its threads raise their own priority and are lowered to that
 * of this process.
 */
async function processorTime(): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const drawing = processInfo.find(({ type }) => type === 'GPU')
  for (const thread of await readdir(`/proc/${drawing?.id}/task`).catch(() => []))
    setPriority(Number(thread), getPriority())
  return drawing?.cpuTime ?? 0
}
for (const [family, scenes] of Object.entries(RENDERED_SCENES)) {
  for (const [seed, scene] of scenes.entries()) {
    if (wishes.length > 0 && !wishes.includes(family) && !wishes.includes(`${family}/${seed}`)) continue
    const before = await processorTime()
    const [width, height] = scene.size.map((side) => Math.round(side * Number(DRAFT ?? 0.5))) as [number, number]
    setTimeout(processorTime, 500)
    try {
      const pixels = Buffer.from(
        await page.evaluate(renderInPage, compileScene({ ...scene, size: [width, height] })),
        'base64',
      )
      await mkdir(`${TO}/${family}`, { recursive: true })
      const { data, info } = await sharp(pixels, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .flip()
        .resize(DRAFT ? width : scene.size[0], DRAFT ? height : scene.size[1], { fit: 'fill' })
        .sharpen()
        .raw()
        .toBuffer({ resolveWithObject: true })
      addGrain(new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), info.width, info.height)
      await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
        .webp({ quality: 80, effort: 4, smartSubsample: true })
        .toFile(`${TO}/${family}/${seed}.webp`)
      console.log(`${family}/${seed} in ${((await processorTime()) - before).toFixed(1)} s of processor`)
    } catch (wrong) {
      console.error(`${family}/${seed}: ${wrong}`)
      process.exitCode = 1
    }
  }
}
await browser.close()
