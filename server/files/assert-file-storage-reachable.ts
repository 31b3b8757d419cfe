import type { FileStorage } from '../files.ts'

const PATIENCE = 15_000

/** Checks S3 at the start, so that a wrong setting is reported by name then and not by the first upload. */
export async function assertFileStorageReachable(files: Pick<FileStorage, 'get'>, patience = PATIENCE): Promise<void> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('it does not answer')), patience)
  try {
    await Promise.race([files.get('is-there'), tooLong])
  } catch (error) {
    const { name, message } = error as Error
    const reason = [name, message].filter((part) => part && part !== 'Error').join(', ')
    throw new Error(`The bucket that the S3_ settings name can't be used: ${reason}.`)
  } finally {
    clearTimeout(timer)
  }
}
