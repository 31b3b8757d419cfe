import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take long for their size: by itself Vitest begins with the largest, and would leave these for the end. */
const LONG = ['access', 'boards-and-ideas', 'interrupted-starts', 'outages', 'newcomer', 'visual-search', 'creator']
const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(`/journeys/${name}.test.ts`))

/** The journeys that take longest begin first, so that all workers end at about the same time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
