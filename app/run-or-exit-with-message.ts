/** Runs a command and exits with the error's message if it fails. The stack is printed with LOG_LEVEL=debug. */
export async function runOrExitWithMessage(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(`\n${(error as Error).message}`)
    if (process.env.LOG_LEVEL === 'debug') console.error(error)
    process.exit(1)
  }
}
