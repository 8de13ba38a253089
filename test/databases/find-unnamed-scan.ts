import { hasSqlDetails, parseSync } from 'libpg-query';

/** The tables whose rows belong to a scan, with the column that names it: what a distributed database finds them by. */
const scanColumns: Readonly<Record<string, string>> = {
  scans: 'id',
  pages: 'scan_id',
  page_counts: 'scan_id',
  issue_groups: 'scan_id',
  group_pages: 'scan_id',
  patterns: 'scan_id',
  occurrences: 'scan_id',
  occurrence_texts: 'scan_id',
  components: 'scan_id',
  component_groups: 'scan_id',
  component_pages: 'scan_id',
  scan_sessions: 'scan_id',
  crawl_counts: 'scan_id',
  dropped_urls: 'scan_id',
  known_urls: 'scan_id',
};

export const scanTables: readonly string[] = Object.keys(scanColumns);

/** Of the tree that PostgreSQL's parser gives: what is read here. */
type Node = Readonly<Record<string, unknown>>;
type Relation = { readonly relname?: string; readonly alias?: { readonly aliasname?: string } };

/**
 * What a statement writes or locks without naming the scan, such as `update of pages`. A row that is written names the scan by its
 * column, one that is changed or locked by a condition that all rows must meet. Which scan is served next is found in `scans`: choosing
 * its row for that is the one lock that names none. The parser is that of PostgreSQL.
 */
export function findUnnamedScan(statement: string): readonly string[] {
  return listNodes(parse(statement)).flatMap(([kind, node]) => judge(kind, node));
}

/** Nothing of a statement that is no SQL: the server answers what is wrong with it, and writes nothing. */
function parse(statement: string): unknown {
  try {
    return parseSync(statement);
  } catch (error) {
    if (!hasSqlDetails(error)) throw error;
    return [];
  }
}

function judge(kind: string, node: Node): readonly string[] {
  if (kind === 'InsertStmt') return judgeInsert(node);
  if (kind === 'UpdateStmt') return judgeChange('update', node);
  if (kind === 'DeleteStmt') return judgeChange('delete', node);
  return kind === 'SelectStmt' && Array.isArray(node['lockingClause']) ? judgeLock(node) : [];
}

function judgeInsert(node: Node): readonly string[] {
  const { relname = '' } = node['relation'] as Relation;
  const column = scanColumns[relname];
  if (column === undefined) return [];
  const hasColumn = namesOf(node['cols'], 'ResTarget').includes(column);
  const conflict = (node['onConflictClause'] as { infer?: { indexElems?: unknown } } | undefined)?.infer?.indexElems;
  const isInKey = conflict === undefined || namesOf(conflict, 'IndexElem').includes(column);
  return hasColumn && isInKey ? [] : [`insert into ${relname}`];
}

function judgeChange(what: string, node: Node): readonly string[] {
  const relation = node['relation'] as Relation;
  return isNamed(relation, node['whereClause']) ? [] : [`${what} of ${relation.relname ?? ''}`];
}

function judgeLock(node: Node): readonly string[] {
  const relations = listRelations(node['fromClause']).filter(({ relname }) => relname !== 'scans');
  return relations.flatMap((one) => (isNamed(one, node['whereClause']) ? [] : [`lock of ${one.relname ?? ''}`]));
}

/** Without what is in subqueries. */
function listRelations(from: unknown): readonly Relation[] {
  return listItems(from).flatMap((item) => {
    const join = item['JoinExpr'] as Node | undefined;
    if (join !== undefined) return listRelations([join['larg'], join['rarg']]);
    return item['RangeVar'] === undefined ? [] : [item['RangeVar'] as Relation];
  });
}

/** Whether a condition that holds for all rows compares the table's column with something. */
function isNamed({ relname = '', alias }: Relation, where: unknown): boolean {
  const column = scanColumns[relname];
  if (column === undefined) return true;
  const wanted = new Set([column, `${alias?.aliasname ?? relname}.${column}`]);
  return listConditions(where).some((sides) => sides.some((side) => wanted.has(side)));
}

/** The columns on the sides of each equality that `and` connects. */
function listConditions(where: unknown): readonly (readonly string[])[] {
  const { BoolExpr: joined, A_Expr: compared } = (where ?? {}) as Readonly<Record<string, Node | undefined>>;
  if (joined?.['boolop'] === 'AND_EXPR') return listItems(joined['args']).flatMap(listConditions);
  const isEqual = compared?.['kind'] === 'AEXPR_OP' && JSON.stringify(compared['name']).includes('"="');
  return isEqual ? [[...columnsOf(compared['lexpr']), ...columnsOf(compared['rexpr'])]] : [];
}

/** A column, or those of a row. */
function columnsOf(expression: unknown): readonly string[] {
  const { ColumnRef: column, RowExpr: row } = (expression ?? {}) as Readonly<Record<string, Node | undefined>>;
  if (row !== undefined) return listItems(row['args']).flatMap(columnsOf);
  const parts = listItems(column?.['fields']).map((field) => (field['String'] as { sval?: string } | undefined)?.sval);
  return parts.length === 0 ? [] : [parts.join('.')];
}

function namesOf(items: unknown, kind: string): readonly string[] {
  return listItems(items).map((item) => (item[kind] as { name?: string } | undefined)?.name ?? '');
}

function listItems(items: unknown): readonly Node[] {
  return Array.isArray(items) ? (items as readonly Node[]) : [];
}

/** Every node of the tree with its kind. */
function listNodes(tree: unknown): readonly (readonly [string, Node])[] {
  if (Array.isArray(tree)) return tree.flatMap(listNodes);
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([kind, node]) => [[kind, node as Node] as const, ...listNodes(node)]);
}
