/** How often loading each file failed. */
const failures = new Map<string, number>()

/**
 * Loads a module. Some browsers remember that a file failed to load and never request it again, so a retry uses another
 * URL. The build replaces every `import()` by this function, whose name is as long, so that source maps stay exact.
 */
async function loadJs(file: string): Promise<unknown> {
  const times = failures.get(file) ?? 0
  try {
    return await import(/* @vite-ignore */ times ? `${file}?${times}` : file)
  } catch (error) {
    failures.set(file, times + 1)
    throw error
  }
}

Object.assign(globalThis, { loadJs })
