import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { computeItemScores, type ItemScores, trainLinearModel } from '#server/recommend/item-scores.ts'
import { loadMatrixKernels } from '#server/recommend/matmul.ts'
import { countSavesPerItem, makeSaveMatrix, type SaveMatrix } from '#server/recommend/save-matrix.ts'
import { findTopIndexes, scoreItemsForUser, trainTopNeighbors } from '#server/recommend/top-neighbors.ts'
import { makeSaveGraph } from './save-graph.ts'

/**
 * `npm run bench:recommend -- --train FILE --test FILE`: trains the product's recommender on lines of `user item item
 * …`, ranks for each user all items that are not in the training set, and prints recall@20, ndcg@20, time and memory.
 * `--compare` also measures popularity, an item walk and EASE. `--make FOLDER` writes a graph for tuning.
 */
const { values } = parseArgs({
  options: {
    train: { type: 'string' },
    test: { type: 'string' },
    compare: { type: 'boolean' },
    make: { type: 'string' },
    people: { type: 'string', default: '4000' },
    things: { type: 'string', default: '1000' },
    saves: { type: 'string', default: '80000' },
    eigenvectors: { type: 'string' },
    projection: { type: 'string' },
    linear: { type: 'string' },
    ridge: { type: 'string' },
  },
})
const AT = 20

if (values.make !== undefined) {
  const folder = values.make || '.'
  const graph = makeSaveGraph(Number(values.people), Number(values.things), Number(values.saves))
  for (const name of ['train', 'test'] as const)
    writeFileSync(`${folder}/${name}.txt`, graph[name].map((list, user) => [user, ...list].join(' ')).join('\n'))
  console.log(`Written: ${folder}/train.txt and ${folder}/test.txt`)
} else await measure(values.train, values.test)

async function measure(train: string | undefined, test: string | undefined): Promise<void> {
  if (!train || !test) throw new Error('Name both files: --train FILE --test FILE, or make them: --make FOLDER')
  const numbers = new Map<string, number>()
  const numberOf = (item: string) => numbers.get(item) ?? numbers.set(item, numbers.size).size - 1
  const lists = read(train, numberOf)
  const wanted = read(test, numberOf)
  const users = [...new Set([...lists.keys(), ...wanted.keys()])]
  const saves = makeSaveMatrix(
    users.map((user) => lists.get(user) ?? []),
    numbers.size,
  )
  const tests = users.map((user) => new Set(wanted.get(user) ?? []))
  console.log(`${users.length} users, ${saves.things} items, ${saves.items.length} saves`)
  const wish = Object.fromEntries(
    (['eigenvectors', 'projection', 'linear', 'ridge'] as const).flatMap((name) =>
      values[name] === undefined ? [] : [[name, Number(values[name])]],
    ),
  )
  await timed('bowerbird', async () => {
    const rows = await trainTopNeighbors(saves, wish)
    return (has) => scoreItemsForUser(rows, saves.things, has)
  })
  if (values.compare) {
    const degrees = countSavesPerItem(saves)
    await timed('popularity', async () => () => degrees.slice())
    await timed('item walk', () => kept(saves, { projection: 0, linear: 0 }))
    await timed('filter alone', () => kept(saves, { ...wish, linear: 0 }))
    await timed('EASE', async () => {
      await loadMatrixKernels()
      const matrix = trainLinearModel(saves, Number(values.ridge ?? 300))
      return summed(saves.things, (item) => matrix.subarray(item * saves.things, (item + 1) * saves.things))
    })
    await timed('whole rows', async () => {
      const rows: ItemScores[] = []
      await computeItemScores(saves, wish, (item, row) => (rows[item] = row))
      return summed(saves.things, (item) => rows[item] as ItemScores)
    })
  }

  async function timed(name: string, train_: () => Promise<(has: number[]) => Float32Array>): Promise<void> {
    const [began, used] = [performance.now(), process.cpuUsage()]
    const scores = await train_()
    const trained = performance.now()
    const { user, system } = process.cpuUsage(used)
    let [recall, gain, asked] = [0, 0, 0]
    for (const [at, test_] of tests.entries()) {
      if (!test_.size) continue
      const has = new Set(saves.items.subarray(saves.starts[at], saves.starts[at + 1]))
      const best = findTopIndexes(scores([...has]), AT, (item) => !has.has(item))
      let [hits, got, most] = [0, 0, 0]
      for (const [place, item] of best.entries()) {
        if (place < test_.size) most += 1 / Math.log2(place + 2)
        if (!test_.has(item)) continue
        hits++
        got += 1 / Math.log2(place + 2)
      }
      recall += hits / test_.size
      gain += most ? got / most : 0
      asked++
    }
    const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`
    const memory = `${Math.round(process.resourceUsage().maxRSS / 1024)} MB`
    console.log(
      `${name.padEnd(12)} recall@20 ${(recall / asked).toFixed(4)}  ndcg@20 ${(gain / asked).toFixed(4)}  trained ${seconds(began, trained)} (${((user + system) / 1e6).toFixed(0)} s of processor), ranked ${seconds(trained, performance.now())}, memory ${memory}`,
    )
  }
}

async function kept(saves: SaveMatrix, wish: Parameters<typeof trainTopNeighbors>[1]) {
  const rows = await trainTopNeighbors(saves, wish)
  return (has: number[]) => scoreItemsForUser(rows, saves.things, has)
}

function summed(things: number, rowOf: (item: number) => ItemScores) {
  return (has: number[]) => {
    const sum = new Float32Array(things)
    for (const item of has) {
      const row = rowOf(item)
      for (let at = 0; at < things; at++) sum[at] = (sum[at] as number) + (row[at] as number)
    }
    return sum
  }
}

function read(file: string, numberOf: (item: string) => number): Map<string, number[]> {
  const lists = new Map<string, number[]>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [user, ...items] = line.trim().split(/\s+/)
    if (!user) continue
    lists.set(user, [...(lists.get(user) ?? []), ...items.map(numberOf)])
  }
  return lists
}
