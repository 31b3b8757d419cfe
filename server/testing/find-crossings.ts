import type { A_Expr, ColumnRef, InsertStmt, Node, RangeFunction, RangeVar, SelectStmt, WithClause } from 'libpg-query'

/** What the check knows of a database: its tables, and the names of functions that are not IMMUTABLE. */
export type SpreadSchema = {
  /** The comment is 'spread by id', 'reference' or 'local'. Tables that are missing here are local. */
  tables: ReadonlyMap<string, { comment: string; columns: readonly string[] }>
  mutableFunctions: ReadonlySet<string>
}

/** A table, subquery or function in FROM, or the target of a write. */
type Relation = {
  id: number
  alias: string
  table: string
  /** The column by which the table is spread. */
  key?: string
  isLocal?: boolean
  /** Undefined when the columns are unknown. */
  columns?: ReadonlySet<string>
  /** The columns of a subquery, by name, as terms of its own query. */
  outputs?: ReadonlyMap<string, string | undefined>
}

/** A query that is planned as a whole: its joins, and the LATERAL and correlated subqueries in it. */
type Plan = {
  relations: Relation[]
  correlated: { relations: Relation[]; isLimited: boolean }[]
  locks: boolean
  isLimited: boolean
  isDistinctOn: boolean
}

type Scope = { relations: Relation[]; plan: Plan; ctes: Map<string, Relation>; outer: Scope | undefined }

type Outputs = { name: string | undefined; term: string | undefined }[]

/**
 * Says in sentences how a statement crosses machines when every table is spread by its key (decisions/045); none when it
 * doesn't. `parameters` are the values it is sent with: two that are equal fix two keys to the same machine.
 */
export function findCrossings(schema: SpreadSchema, statement: Node, parameters: readonly unknown[] = []): string[] {
  return new CrossingFinder(schema, parameters).find(statement)
}

class CrossingFinder {
  readonly #schema: SpreadSchema
  readonly #parameters: readonly unknown[]
  readonly #sentences = new Set<string>()
  readonly #plans: Plan[] = []
  /** Plans that mention a column of an outer query. */
  readonly #correlated = new Set<Plan>()
  /** Union-find over the terms that a statement equates: columns (`1.id`), parameters (`$1`) and constants (`=…`). */
  readonly #parents = new Map<string, string>()
  readonly #terms = new Set<string>()
  /** Columns that are restricted to values which are not one parameter or constant. */
  readonly #restricted = new Set<string>()
  #lastId = 0
  #writesInCte = false

  constructor(schema: SpreadSchema, parameters: readonly unknown[]) {
    this.#schema = schema
    this.#parameters = parameters
  }

  find(statement: Node): string[] {
    this.#statement(statement, undefined, new Map())
    for (const plan of this.#plans) this.#judge(plan)
    const all = spreadIn(this.#plans.flatMap(({ relations }) => relations))
    if (this.#writesInCte && !this.#isOnOneMachine(all)) this.#add(`writes in a CTE over several keys: ${list(all)}`)
    return [...this.#sentences].sort()
  }

  #add(sentence: string): void {
    this.#sentences.add(sentence)
  }

  #judge({ relations, correlated, locks, isDistinctOn }: Plan): void {
    const spread = spreadIn(relations)
    const local = relations.filter(({ isLocal }) => isLocal)
    if (spread.length && local.length) this.#add(`joins local tables: ${list(local)} with ${list(spread)}`)
    if (this.#isOnOneMachine(spread)) return
    const inSubqueries = new Set(correlated.flatMap((subquery) => subquery.relations))
    const joined = spread.filter((relation) => !inSubqueries.has(relation))
    const classes = new Set(joined.map((relation) => this.#keyClass(relation)))
    if (classes.size > 1) this.#add(`joins other keys: ${list(joined)}`)
    for (const { relations, isLimited } of correlated)
      if (isLimited || !relations.every((relation) => classes.has(this.#keyClass(relation))))
        this.#add(`asks for each row: ${list(relations)}`)
    if (locks) this.#add(`locks over several keys: ${list(spread)}`)
    if (isDistinctOn && spread.length > 1) this.#add(`uses DISTINCT ON over a join: ${list(spread)}`)
  }

  /** True when every key is fixed to the same value, so that one machine runs all of it. */
  #isOnOneMachine(spread: Relation[]): boolean {
    const classes = new Set(spread.map((relation) => this.#keyClass(relation)))
    const [only] = classes
    return !only || (classes.size === 1 && this.#members(only).some(isValue))
  }

  // Statements; each returns its output columns.

  #statement(statement: Node, outer: Scope | undefined, ctes: Map<string, Relation>): Outputs {
    if ('SelectStmt' in statement) return this.#select(statement.SelectStmt, outer, ctes)
    if ('InsertStmt' in statement) return this.#insert(statement.InsertStmt, outer, ctes)
    if ('UpdateStmt' in statement) {
      const { relation, targetList = [], fromClause, whereClause, withClause } = statement.UpdateStmt
      const scope = this.#open(outer, ctes, withClause)
      const target = this.#addTable(relation, scope)
      this.#write(target, scope, fromClause, [whereClause, targetList])
      if (target.key && targetList.some((node) => 'ResTarget' in node && node.ResTarget.name === target.key))
        this.#add(`changes the key of ${describe(target)}`)
      if (!target.isLocal && hasCall([targetList, whereClause], this.#schema.mutableFunctions, true))
        this.#add(`calls a function that is not IMMUTABLE over columns: update of ${target.table}`)
      return this.#returning(statement.UpdateStmt, scope)
    }
    if ('DeleteStmt' in statement) {
      const { relation, usingClause, whereClause, withClause } = statement.DeleteStmt
      const scope = this.#open(outer, ctes, withClause)
      this.#write(this.#addTable(relation, scope), scope, usingClause, [whereClause])
      return this.#returning(statement.DeleteStmt, scope)
    }
    if ('MergeStmt' in statement) this.#add('is a MERGE, which this check does not read')
    return []
  }

  #select(select: SelectStmt, outer: Scope | undefined, ctes: Map<string, Relation>): Outputs {
    const { larg, rarg, fromClause = [], whereClause, targetList = [], distinctClause = [] } = select
    const scope = this.#open(outer, ctes, select.withClause)
    if (larg && rarg) {
      // The branches of a UNION are planned one by one.
      for (const branch of [larg, rarg]) this.#select(branch, scope, scope.ctes)
      this.#close(scope)
      return []
    }
    for (const node of fromClause) this.#from(node, scope)
    this.#condition(whereClause, scope)
    const { groupClause, havingClause, windowClause, valuesLists, sortClause, limitOffset, limitCount } = select
    this.#visit([targetList, groupClause, havingClause, windowClause, valuesLists], scope)
    this.#visit([sortClause, limitOffset, limitCount], scope)
    scope.plan.locks ||= Boolean(select.lockingClause)
    scope.plan.isLimited = Boolean(limitCount || limitOffset)
    // A plain DISTINCT has one empty entry.
    scope.plan.isDistinctOn = distinctClause.some((node) => Object.keys(node).length > 0)
    const outputs = this.#outputs(targetList, scope)
    this.#close(scope)
    return outputs
  }

  #write(
    target: Relation,
    scope: Scope,
    from: Node[] = [],
    [where, ...others]: [Node | undefined, ...unknown[]],
  ): void {
    for (const node of from) this.#from(node, scope)
    this.#condition(where, scope)
    this.#visit(others, scope)
    if (target.key && !this.#isRestricted(target, scope)) this.#add(`writes without its key: ${describe(target)}`)
  }

  /** True when the key of a relation equals a value, or a column that doesn't belong to a spread table of its query. */
  #isRestricted(target: Relation, { relations, plan }: Scope): boolean {
    const own = spreadIn([...relations, ...plan.relations]).map(({ id }) => `${id}.`)
    return this.#members(this.#keyClass(target)).some(
      (term) => isValue(term) || this.#restricted.has(term) || !own.some((prefix) => term.startsWith(prefix)),
    )
  }

  #insert(insert: InsertStmt, outer: Scope | undefined, ctes: Map<string, Relation>): Outputs {
    const before = this.#plans.length
    const scope = this.#open(outer, ctes, insert.withClause)
    const target = this.#addTable(insert.relation, scope)
    const columns = insert.cols?.map((node) => ('ResTarget' in node && node.ResTarget.name) || '') ?? [
      ...(target.columns ?? []),
    ]
    const at = target.key ? columns.indexOf(target.key) : -1
    if (target.key && at < 0) this.#add(`writes without its key: ${describe(target)}`)
    const source = insert.selectStmt && 'SelectStmt' in insert.selectStmt ? insert.selectStmt.SelectStmt : {}
    const outputs = this.#select(source, outer, scope.ctes)
    const term = source.valuesLists ? this.#commonTerm(source.valuesLists, at, scope) : outputs[at]?.term
    if (target.key && term) this.#equate(columnTerm(target, target.key), term)
    const read = [...this.#plans.slice(before), scope.plan].flatMap(({ relations }) => relations)
    const spread = spreadIn(read)
    const isApart = spread.some((relation) => !target.key || this.#keyClass(relation) !== this.#keyClass(target))
    if (isApart) this.#add(`inserts from other keys: ${describe(target)} from ${list(spread)}`)
    const local = read.filter(({ isLocal }) => isLocal)
    if (target.key && local.length) this.#add(`inserts from local tables: ${describe(target)} from ${list(local)}`)
    const { action, targetList, whereClause } = insert.onConflictClause ?? {}
    if (action === 'ONCONFLICT_UPDATE') {
      if (!target.isLocal && hasCall([targetList, whereClause], this.#schema.mutableFunctions, false))
        this.#add(`calls a function that is not IMMUTABLE in DO UPDATE: ${target.table}`)
      scope.relations.push({ ...target, alias: 'excluded' })
      this.#visit([targetList, whereClause], scope)
      scope.relations.pop()
    }
    return this.#returning(insert, scope)
  }

  /** The value at an index of all rows; undefined when they differ. */
  #commonTerm(rows: Node[], at: number, scope: Scope): string | undefined {
    const terms = rows.map((row) => ('List' in row ? this.#term(row.List.items?.[at], scope) : undefined))
    return terms.every((term) => term === terms[0]) ? terms[0] : undefined
  }

  #returning(statement: object, scope: Scope): Outputs {
    // PostgreSQL 18 wraps the list in a clause.
    const { returningClause, returningList } = statement as {
      returningClause?: { exprs?: Node[] }
      returningList?: Node[]
    }
    const targets = returningClause?.exprs ?? returningList ?? []
    this.#visit(targets, scope)
    const outputs = this.#outputs(targets, scope)
    this.#close(scope)
    return outputs
  }

  // Scopes

  #open(outer: Scope | undefined, ctes: Map<string, Relation>, withClause: WithClause | undefined): Scope {
    const plan: Plan = { relations: [], correlated: [], locks: false, isLimited: false, isDistinctOn: false }
    const scope: Scope = { relations: [], plan, ctes: new Map(ctes), outer }
    for (const node of withClause?.ctes ?? []) {
      if (!('CommonTableExpr' in node)) continue
      const { ctename = '', ctequery = {} as Node, aliascolnames } = node.CommonTableExpr
      const before = this.#plans.length
      if (withClause?.recursive) scope.ctes.set(ctename, { id: 0, alias: ctename, table: ctename })
      const outputs = this.#statement(ctequery, outer, scope.ctes)
      if (!('SelectStmt' in ctequery)) this.#writesInCte = true
      const read = spreadIn(this.#plans.slice(before).flatMap(({ relations }) => relations))
      if (withClause?.recursive && readsTable(ctequery, ctename) && !this.#isOnOneMachine(read))
        this.#add(`recurses over several keys: ${list(read)}`)
      scope.ctes.set(ctename, { id: 0, alias: ctename, table: ctename, ...columnsOf(outputs, aliascolnames) })
    }
    return scope
  }

  #close({ plan, relations, outer }: Scope): void {
    plan.relations.unshift(...relations)
    if (!outer || !this.#correlated.has(plan)) {
      this.#plans.push(plan)
      return
    }
    const spread = spreadIn(plan.relations)
    if (spread.length) outer.plan.correlated.push({ relations: spread, isLimited: plan.isLimited })
    outer.plan.relations.push(...plan.relations)
    outer.plan.locks ||= plan.locks
  }

  #from(node: Node, scope: Scope): void {
    if ('RangeVar' in node) this.#addTable(node.RangeVar, scope)
    else if ('RangeFunction' in node) this.#addFunction(node.RangeFunction, scope)
    else if ('RangeSubselect' in node) {
      const { subquery = {} as Node, alias } = node.RangeSubselect
      const outputs = this.#statement(subquery, scope, scope.ctes)
      scope.relations.push({ ...this.#named(alias?.aliasname ?? ''), ...columnsOf(outputs, alias?.colnames) })
    } else if ('JoinExpr' in node) {
      const { larg, rarg, quals, usingClause = [] } = node.JoinExpr
      for (const side of [larg, rarg]) if (side) this.#from(side, scope)
      const right = scope.relations.at(-1)
      for (const column of namesIn(usingClause)) {
        const left = scope.relations.find((relation) => relation !== right && relation.columns?.has(column))
        if (left && right) this.#equate(columnTerm(left, column), columnTerm(right, column))
      }
      this.#condition(quals, scope)
    } else this.#visit(node, scope)
  }

  #named(alias: string, table = alias): Relation {
    return { id: ++this.#lastId, alias, table }
  }

  #addTable(range: RangeVar = {}, scope: Scope): Relation {
    const { relname = '', schemaname, alias } = range
    const cte = schemaname ? undefined : scope.ctes.get(relname)
    const relation: Relation = { ...cte, ...this.#named(alias?.aliasname ?? relname, relname) }
    if (!cte) {
      const known = schemaname && schemaname !== 'public' ? undefined : this.#schema.tables.get(relname)
      const key = known?.comment.match(/^spread by (\w+)$/)?.[1]
      if (known) relation.columns = new Set(known.columns)
      if (key) relation.key = key
      relation.isLocal = !key && known?.comment !== 'reference'
    }
    scope.relations.push(relation)
    return relation
  }

  #addFunction({ functions = [], alias, coldeflist = [] }: RangeFunction, scope: Scope): void {
    this.#visit(functions, scope)
    const defined = coldeflist.flatMap((node) => ('ColumnDef' in node ? [node.ColumnDef.colname ?? ''] : []))
    const names = [...namesIn(alias?.colnames ?? []), ...defined]
    const columns = new Set(names.length ? names : [alias?.aliasname ?? ''])
    scope.relations.push({ ...this.#named(alias?.aliasname ?? ''), columns })
  }

  #outputs(targets: Node[], scope: Scope): Outputs {
    return targets.flatMap((node): Outputs => {
      if (!('ResTarget' in node)) return []
      const { name, val } = node.ResTarget
      if (!val || !('ColumnRef' in val)) return [{ name, term: this.#term(val, scope) }]
      const path = namesIn(val.ColumnRef.fields ?? [])
      if (!isStar(val.ColumnRef)) return [{ name: name ?? path.at(-1), term: this.#term(val, scope) }]
      return scope.relations
        .filter(({ alias }) => !path[0] || alias === path[0])
        .flatMap((relation) =>
          [...(relation.columns ?? [])].map((column) => ({ name: column, term: columnTerm(relation, column) })),
        )
    })
  }

  // Expressions

  /** Reads a condition that holds for every row: what it equates, and which columns it restricts. */
  #condition(node: Node | undefined, scope: Scope): void {
    if (!node) return
    this.#visit(node, scope)
    this.#equalities(node, scope)
  }

  #equalities(node: Node, scope: Scope): void {
    if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR')
      for (const part of node.BoolExpr.args ?? []) this.#equalities(part, scope)
    else if ('A_Expr' in node && namesIn(node.A_Expr.name ?? [])[0] === '=') this.#equality(node.A_Expr, scope)
    else if ('SubLink' in node && node.SubLink.subLinkType === 'ANY_SUBLINK') {
      const { testexpr } = node.SubLink
      for (const part of partsOf(testexpr)) this.#restrict(this.#term(part, scope))
    }
  }

  #equality({ kind, lexpr, rexpr }: A_Expr, scope: Scope): void {
    if (kind === 'AEXPR_OP') {
      const right = partsOf(rexpr)
      for (const [at, part] of partsOf(lexpr).entries()) this.#pair(part, right[at], scope)
    } else if (kind === 'AEXPR_IN' || kind === 'AEXPR_OP_ANY')
      for (const part of partsOf(lexpr)) this.#restrict(this.#term(part, scope))
  }

  #pair(left: Node | undefined, right: Node | undefined, scope: Scope): void {
    const a = this.#term(left, scope)
    const b = this.#term(right, scope)
    if (a && b) this.#equate(a, b)
    else if (!hasColumn(a ? right : left)) this.#restrict(a ?? b)
  }

  #restrict(term: string | undefined): void {
    if (term) this.#restricted.add(term)
  }

  /** Visits every subquery and column of an expression. */
  #visit(value: unknown, scope: Scope): void {
    if (Array.isArray(value)) for (const entry of value) this.#visit(entry, scope)
    else if (typeof value === 'object' && value !== null)
      for (const [name, child] of Object.entries(value)) {
        if (name === 'ColumnRef') this.#resolve(child as ColumnRef, scope)
        else if (name === 'SelectStmt') this.#select(child as SelectStmt, scope, scope.ctes)
        else this.#visit(child, scope)
      }
  }

  /** The term of a column, parameter or constant; undefined for other expressions. */
  #term(node: Node | undefined, scope: Scope): string | undefined {
    if (!node) return undefined
    if ('TypeCast' in node) return this.#term(node.TypeCast.arg, scope)
    if ('ColumnRef' in node) return this.#resolve(node.ColumnRef, scope)
    if ('ParamRef' in node) return this.#parameter(node.ParamRef.number ?? 0)
    if ('A_Const' in node) return `=${JSON.stringify({ ...node.A_Const, location: 0 })}`
    return undefined
  }

  #parameter(number: number): string {
    const value = this.#parameters[number - 1]
    const first = value === undefined ? -1 : this.#parameters.findIndex((other) => String(other) === String(value))
    return `$${first < 0 ? number : first + 1}`
  }

  /** Finds the column, and marks the queries between as correlated with the query it belongs to. */
  #resolve(column: ColumnRef, scope: Scope): string | undefined {
    const path = namesIn(column.fields ?? [])
    const name = path.at(-1) ?? ''
    const owns = (relation: Relation) =>
      path.length > 1 ? relation.alias === path.at(-2) : relation.columns?.has(name) || relation.alias === name
    for (let at: Scope | undefined = scope; at; at = at.outer) {
      const relation = at.relations.find(owns)
      if (!relation) continue
      for (let inner = scope; inner !== at; inner = inner.outer as Scope) this.#correlated.add(inner.plan)
      return columnTerm(relation, name)
    }
    return undefined
  }

  // Union-find

  #root(term: string): string {
    const parent = this.#parents.get(term)
    return parent === undefined ? term : this.#root(parent)
  }

  #equate(a: string, b: string): void {
    const [first, second] = [this.#root(a), this.#root(b)]
    this.#terms.add(a).add(b)
    if (first !== second) this.#parents.set(first, second)
  }
  #members(root: string): string[] {
    return [root, ...[...this.#terms].filter((term) => this.#root(term) === root)]
  }

  #keyClass(relation: Relation): string {
    return this.#root(columnTerm(relation, relation.key ?? ''))
  }
}

const isValue = (term: string) => term.startsWith('$') || term.startsWith('=')
const spreadIn = (relations: Relation[]) => relations.filter(({ key }) => key)
const describe = ({ table, key }: Relation) => (key ? `${table} by ${key}` : table)
const list = (relations: Relation[]) => [...new Set(relations.map(describe))].sort().join(', ')

function columnTerm(relation: Relation, column: string): string {
  return relation.outputs?.get(column) ?? `${relation.id}.${column}`
}

function columnsOf(outputs: Outputs, aliases: Node[] | undefined): Pick<Relation, 'columns' | 'outputs'> {
  const names = namesIn(aliases ?? [])
  const named = outputs.map(({ name, term }, at) => [names[at] ?? name ?? '', term] as const)
  return { columns: new Set([...names, ...named.map(([name]) => name)]), outputs: new Map(named) }
}

const namesIn = (nodes: Node[]) => nodes.flatMap((node) => ('String' in node ? [node.String.sval ?? ''] : []))
const isStar = ({ fields = [] }: ColumnRef) => fields.some((field) => 'A_Star' in field)
const partsOf = (node: Node | undefined): Node[] =>
  !node ? [] : 'RowExpr' in node ? (node.RowExpr.args ?? []) : [node]

const hasColumn = (value: unknown): boolean => containsKey(value, (key) => key === 'ColumnRef')
const isInterval = (value: unknown): boolean => JSON.stringify(value ?? null).includes('"sval":"interval"')

function containsKey(value: unknown, accepts: (key: string, child: unknown) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([key, child]) => accepts(key, child) || (key !== 'SubLink' && containsKey(child, accepts)),
  )
}

function readsTable(value: unknown, table: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([key, child]) => (key === 'RangeVar' && (child as RangeVar).relname === table) || readsTable(child, table),
  )
}

/** True when a function that is not IMMUTABLE is called, or an interval is added to a time, which is not either. */
function hasCall(value: unknown, mutable: ReadonlySet<string>, overColumns: boolean): boolean {
  return containsKey(value, (key, child) => {
    if (overColumns && !hasColumn(child)) return false
    if (key === 'SQLValueFunction') return true
    if (key === 'FuncCall') return mutable.has(namesIn((child as { funcname: Node[] }).funcname).at(-1) ?? '')
    if (key !== 'A_Expr') return false
    const { name = [], lexpr, rexpr } = child as A_Expr
    return ['+', '-'].includes(namesIn(name)[0] ?? '') && (isInterval(lexpr) || isInterval(rexpr))
  })
}
