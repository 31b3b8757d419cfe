/**
 * A picture that can't be had is not drawn, so that the color of its place is seen instead of the browser's broken icon. It is
 * asked for again as soon as there is a connection. Errors and loads don't bubble, so they are caught on their way down.
 */
export function watchMissingPictures() {
  const options = { capture: true, passive: true }
  document.addEventListener('error', ({ target }) => isPicture(target) && miss(target), options)
  document.addEventListener('load', ({ target }) => isPicture(target) && delete target.dataset.missing, options)
  for (const picture of document.images)
    if (picture.complete && picture.currentSrc && !picture.naturalWidth) miss(picture)
  addEventListener('online', () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-missing]')) {
      // The same address once more is a new request.
      const { src, srcset } = picture
      if (srcset) picture.srcset = srcset
      picture.src = src
    }
  })
}

const isPicture = (target: EventTarget | null): target is HTMLImageElement => target instanceof HTMLImageElement

function miss(picture: HTMLImageElement) {
  picture.dataset.missing = ''
}
