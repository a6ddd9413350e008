/** A step of PostgreSQL's plan, as far as we read it. */
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

/** How a plan comes to its rows: by which indexes, which tables it reads as a whole, and what it writes. */
export const touchedBy = (step: Step): string[] => [...new Set([...ownTouch(step), ...(step.Plans ?? []).flatMap(touchedBy)])].toSorted();

/** Longer than a list of a few values. */
const nested = /\([^()]{25,}\)/g;

/** A statement on one line, without its lists of columns and what is nested in it. */
export const inShort = (statement: string): string => {
  let line = statement.replaceAll(/\s+/g, ' ').replaceAll('"', '').trim();
  for (let before = ''; before !== line; ) [before, line] = [line, line.replaceAll(nested, '…')];
  const short = line
    .replace(/^select .{40,}? from /, 'select … from ')
    .replace(/ (?:\([^()]*\) )?values .*/, ' …')
    .replace(/ returning .*/, '');
  return short.length > 160 ? `${short.slice(0, 160).trim()} …` : short;
};
