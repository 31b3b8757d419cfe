/** The light build has no types of its own; it is the whole one without what we don't need. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
