/**
 * Hides pictures that fail to load, so that their background color is visible instead of the browser's broken-image
 * icon. They are requested again as soon as the connection returns. Error and load events don't bubble, so they are
 * captured.
 */
export function hideBrokenPictures() {
  const options = { capture: true, passive: true }
  document.addEventListener('error', ({ target }) => isPicture(target) && miss(target), options)
  document.addEventListener('load', ({ target }) => isPicture(target) && delete target.dataset.missing, options)
  for (const picture of document.images)
    if (picture.complete && picture.currentSrc && !picture.naturalWidth) miss(picture)
  addEventListener('online', () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-missing]')) {
      // Assigning the same URL again starts a new request.
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
