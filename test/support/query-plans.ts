/** Node of a PostgreSQL query plan: the fields used here. */
interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Operation?: string;
  Plans?: Step[];
}
export interface Explained {
  'QUERY PLAN': [{ Plan: Step }];
}

const ownTouch = ({ 'Node Type': type, 'Relation Name': table, 'Index Name': index, Operation: operation }: Step): string[] => {
  if (operation && table) return [`${operation.toLowerCase()} ${table}`];
  if (index) return [`by ${index}`];
  return type === 'Seq Scan' && table ? [`whole ${table}`] : [];
};

/** Indexes that a plan uses (`by`), tables that it scans sequentially (`whole`), and tables that it writes. */
export const accessPathsOf = (step: Step): string[] => [...new Set([...ownTouch(step), ...(step.Plans ?? []).flatMap(accessPathsOf)])].toSorted();

/** Parenthesised text longer than a list of a few values. */
const nested = /\([^()]{25,}\)/g;

/** Shortens a statement to one line, without column lists and nested parts. */
export const shortStatement = (statement: string): string => {
  let line = statement.replaceAll(/\s+/g, ' ').replaceAll('"', '').trim();
  for (let before = ''; before !== line; ) [before, line] = [line, line.replaceAll(nested, '…')];
  const short = line
    .replace(/^select .{40,}? from /, 'select … from ')
    .replace(/ (?:\([^()]*\) )?values .*/, ' …')
    .replace(/ returning .*/, '');
  return short.length > 160 ? `${short.slice(0, 160).trim()} …` : short;
};
