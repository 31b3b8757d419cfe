const WIDTH = 32

/** Shows a progress bar in a terminal; elsewhere prints a line for every tenth. */
export function makeProgressBar(title: string) {
  let lastTenth = -1
  const show = (share: number) => {
    const tenth = Math.floor(share * 10)
    if (process.stdout.isTTY) {
      const full = Math.round(share * WIDTH)
      process.stdout.write(`\r${title} ${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.round(share * 100)} %`)
    } else if (tenth !== lastTenth) console.log(`${title} ${tenth * 10} %`)
    lastTenth = tenth
  }
  return { show, end: () => process.stdout.isTTY && process.stdout.write('\n') }
}
