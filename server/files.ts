/** Where files are kept: a folder or any S3. Keys are relative paths. */
export type Files = {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  get(key: string): Promise<Buffer | null>
  remove(keys: string[]): Promise<void>
}
