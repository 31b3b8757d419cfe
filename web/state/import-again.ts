/** How often each file could not be had. */
const failures = new Map<string, number>()

/**
 * Loads a part of the product's code. Some browsers remember that a file could not be had, and never ask for it again: the next time
 * it goes by another name. The build puts this in the place of every `import()`.
 */
async function importAgain(file: string): Promise<unknown> {
  const times = failures.get(file) ?? 0
  try {
    return await import(/* @vite-ignore */ times ? `${file}?${times}` : file)
  } catch (error) {
    failures.set(file, times + 1)
    throw error
  }
}

Object.assign(globalThis, { importAgain })
