declare module 'heic-decode' {
  type Image = { width: number; height: number; decode(): Promise<Decoded> }
  type Decoded = { width: number; height: number; data: Uint8ClampedArray }
  const decode: { all(asked: { buffer: Uint8Array }): Promise<Image[] & { dispose(): void }> }
  export default decode
}
