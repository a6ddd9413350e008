/** Node of a syntax tree (ESTree) with its place in the source. */
export interface Node {
  type: string;
  start: number;
  end: number;
}
/** Parts of a source file that are left out. Each must occur at least once. */
export interface Parts {
  /** Functions whose bodies become empty, so that they return undefined. */
  functions?: readonly string[];
  /** Methods and accessors of classes and of object literals. */
  methods?: readonly string[];
  /** Targets of assignments that are statements of their own, such as `exports.preload`. A target that ends with a dot names all its properties. */
  assignments?: readonly string[];
  /** Cases of switch statements, by the constant they compare with. */
  cases?: readonly string[];
  /** Values that `tag` never has: cases and comparisons with them. */
  tags?: readonly number[];
  /** Expressions and what replaces them. */
  replaced?: Readonly<Record<string, string>>;
}
type Fields = Node & Record<string, unknown>;
interface Case extends Node {
  test: Fields | null;
  consequent: readonly Node[];
}
interface Edit {
  start: number;
  end: number;
  text: string;
}

const isNode = (value: unknown): value is Fields => typeof (value as Fields | null)?.type === 'string';
const nodesIn = (node: Node): Fields[] => Object.values(node).flat().filter(isNode);
const isTag = (node: unknown): boolean => isNode(node) && node.type === 'MemberExpression' && (node.property as Fields).name === 'tag';
/** Name of a member: an identifier or a string. */
const nameOf = ({ name, value }: Fields): unknown => name ?? value;
const leaves = ({ consequent }: Case): boolean => /^(?:Break|Return|Throw|Continue)/.test(consequent.at(-1)?.type ?? '');

/** Names of the variables that `var` declares in a node for the whole function, which code outside of the node can use too. */
const variablesIn = (node: Node): string[] => {
  if (/^(?:Function|ArrowFunction)/.test(node.type)) return [];
  const { kind, declarations } = node as Fields;
  const own = node.type === 'VariableDeclaration' && kind === 'var' ? (declarations as { id: Fields }[]).map(({ id }) => id.name as string) : [];
  return [...own, ...nodesIn(node).flatMap(variablesIn)];
};

/** Edits that remove cases. The body of a case stays if a remaining case before it runs into it. Its variables always stay declared. */
const removeCases = (cases: readonly Case[], isUnused: (test: Case['test']) => boolean): Edit[] => {
  let isReached = false;
  return cases.flatMap((one): Edit[] => {
    const { test, consequent, start, end } = one;
    const isRemoved = isUnused(test);
    const body = consequent[0]?.start;
    const declared = isReached ? [] : consequent.flatMap(variablesIn);
    const whole: Edit = declared.length > 0 ? { start: body!, end, text: `var ${declared.join(', ')}; break;` } : { start, end, text: '' };
    const edit = isReached && body !== undefined ? { start, end: body, text: '' } : whole;
    isReached = (isReached || !isRemoved) && !leaves(one);
    return isRemoved ? [edit] : [];
  });
};

/**
 * Leaves parts out of a source file that is never changed by hand, such as a file of a package.
 * @param program its syntax tree
 * @throws Error if a part does not occur, so that a new version of the package is not built with half of the changes
 */
export const withoutParts = (code: string, program: Node, { functions = [], methods = [], assignments = [], cases = [], tags = [], replaced = {} }: Parts): string => {
  const missing = new Set<unknown>([...functions, ...methods, ...assignments, ...cases, ...tags, ...Object.keys(replaced)]);
  const edits: Edit[] = [];
  const textOf = ({ start, end }: Node) => code.slice(start, end);
  /** Whether a name is listed. */
  const has = <Name>(list: readonly Name[], name: unknown): boolean => list.includes(name as Name) && (missing.delete(name) || true);
  const isUnusedCase = (onTag: boolean) => (test: Case['test']) => test !== null && (onTag ? has(tags, test.value) : test.type === 'Identifier' && has(cases, test.name));
  const visit = (node: Fields): void => {
    const { type, start, end } = node;
    if (type === 'FunctionDeclaration' && has(functions, (node.id as Fields).name)) return void edits.push({ ...place(node.body as Node), text: '{}' });
    if (/^(?:MethodDefinition|Property)$/.test(type) && isNode(node.value) && node.value.type === 'FunctionExpression' && has(methods, nameOf(node.key as Fields)))
      // Members of an object literal are separated by commas.
      return void edits.push({ start, end: code[end] === ',' ? end + 1 : end, text: '' });
    if (type === 'ExpressionStatement' && isNode(node.expression) && node.expression.type === 'AssignmentExpression') {
      const target = textOf(node.expression.left as Node);
      if (has(assignments, target) || has(assignments, target.replace(/\w+$/, ''))) return void edits.push({ start, end, text: '' });
    }
    if (type === 'BinaryExpression' && /^[!=]==$/.test(String(node.operator))) {
      const [left, right] = [node.left as Fields, node.right as Fields];
      const other = isTag(left) ? right : isTag(right) ? left : undefined;
      if (other && has(tags, other.value)) return void edits.push({ start, end, text: node.operator === '===' ? '!1' : '!0' });
    }
    if (type === 'SwitchStatement') edits.push(...removeCases(node.cases as Case[], isUnusedCase(isTag(node.discriminant))));
    nodesIn(node).forEach(visit);
  };
  visit(program as Fields);
  let written = code;
  // Edits inside of removed parts are dropped: an outer one starts first or ends last.
  const outer = edits.toSorted((a, b) => a.start - b.start || b.end - a.end).reduce<Edit[]>((kept, edit) => (edit.start < (kept.at(-1)?.end ?? 0) ? kept : [...kept, edit]), []);
  for (const { start, end, text } of outer.toReversed()) written = written.slice(0, start) + text + written.slice(end);
  for (const [expression, instead] of Object.entries(replaced)) {
    if (written.includes(expression)) missing.delete(expression);
    written = written.replaceAll(expression, instead);
  }
  if (missing.size > 0) throw new Error(`not found: ${[...missing].join(', ')}`);
  return written;
};
const place = ({ start, end }: Node) => ({ start, end });
