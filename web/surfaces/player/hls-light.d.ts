/** The light build of hls.js has no types of its own; they are those of the full build minus features we don't use. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
