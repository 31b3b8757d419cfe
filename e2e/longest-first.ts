import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that are slow for their size: by default Vitest starts with the largest files and would run these last. */
const LONG = ['access', 'boards-and-ideas', 'interrupted-starts', 'outages', 'newcomer', 'visual-search', 'creator']
const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(`/journeys/${name}.test.ts`))

/** Starts with the slowest journeys, so that all workers finish at about the same time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
