import type { BodyFault } from './body-fault.js';

/** A line that opens (`::: product WPN`) or closes (`:::`) a short code: its colons, and what stands behind them. */
const markOf = (line: string): { length: number; words: string } | undefined => {
  const [, colons] = /^ {0,3}(:{3,})/.exec(line) ?? [];
  return colons === undefined ? undefined : { length: colons.length, words: line.trim().slice(colons.length).trim() };
};

/** Says line by line whether it stands in a block of code, where nothing is a short code. */
const fences = () => {
  let fence: string | undefined;
  return (line: string): boolean => {
    const [, marks] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence === undefined) {
      fence = marks;
      return marks !== undefined;
    }
    if (marks?.startsWith(fence) && line.trim() === marks) fence = undefined;
    return true;
  };
};

/**
 * A body in which every short code that opens also closes. Codes hold no others: one that opens while another is open
 * shows that the first was never closed. Its line and ends without a beginning are emptied, so that the rest is read as it is meant.
 */
export const pairCodes = (body: string): { source: string; faults: BodyFault[] } => {
  const lines = body.split('\n');
  const faults: BodyFault[] = [];
  const isInFence = fences();
  let open: { line: number; length: number; words: string } | undefined;
  const drop = (code: BodyFault['code'], line: number, message: string) => {
    lines[line] = '';
    faults.push({ code, line, message });
  };
  const giveUp = () => open && drop('UNCLOSED_CODE', open.line, `${open.words.slice(0, 60)} is not closed`);
  for (const [line, text] of lines.entries()) {
    const mark = isInFence(text) ? undefined : markOf(text);
    if (mark?.words) {
      giveUp();
      open = { line, ...mark };
    } else if (mark && open && mark.length >= open.length) open = undefined;
    else if (mark) drop('UNCLOSED_CODE', line, '::: closes nothing');
  }
  giveUp();
  return { source: lines.join('\n'), faults };
};
