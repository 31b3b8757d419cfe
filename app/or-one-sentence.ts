/** A start that fails ends with what is wrong in a sentence; where in the code it came up is told to who asks for it. */
export async function orOneSentence(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(`\n${(error as Error).message}`)
    if (process.env.LOG_LEVEL === 'debug') console.error(error)
    process.exit(1)
  }
}
