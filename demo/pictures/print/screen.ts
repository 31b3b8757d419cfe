import type { Finish } from './finish.ts'
import { clouds, fibers, fineGrain, inTile } from './noise.ts'

/** Thick flat inks pulled through a screen onto paper: solid, with pinholes and a mesh that shows where the ink ran thin. */
export function screenPrint(paper = 244): Finish {
  return (pixels, width, height) => {
    const [grain, cloud, fiber] = [fineGrain(), clouds(), fibers()]
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at += 3) {
        const place = inTile(x, y)
        const thin = cloud[inTile(x, y, 67)]! * 0.5 + fiber[place]! * 0.4 + grain[inTile(x, y, 29)]! * 0.55
        const bare = thin > 0.82 ? Math.min(0.55, (thin - 0.82) * 3) : 0
        const mesh = ((x + y) & 3) === 0 ? 2.5 : 0
        const change = cloud[place]! * 3 + grain[place]! * 3 + mesh
        for (let channel = 0; channel < 3; channel++)
          pixels[at + channel] = (pixels[at + channel]! + change) * (1 - bare) + paper * bare
      }
  }
}
