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

/** A statement on one line, without its lists of columns. */
export const inShort = (statement: string): string => {
  const line = statement
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', '')
    .replace(/^select (?!\(select|case|array).{60,}? from (?!\()/, 'select … from ')
    .replace(/ \([^()]*\) values .*/, ' …')
    .trim();
  return line.length > 150 ? `${line.slice(0, 150).trim()} …` : line;
};
