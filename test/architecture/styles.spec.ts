import { readFileSync } from 'node:fs';
import { sourceFiles } from './modules.js';

const client = sourceFiles().filter((file) => file.startsWith('client/') && !file.includes('.spec.'));
const isStyles = (file: string) => file.endsWith('.styles.ts');
const sourceOf = (file: string) => readFileSync(file, 'utf8');

describe('styles, collected into stylesheets at build', () => {
  it('are defined only in *.styles.ts, because the build collects no others', () => {
    expect(client.filter((file) => !isStyles(file) && /\bstyled[.(]/.test(sourceOf(file)))).toEqual([]);
  });

  it('are exported, so that the build finds them', () => {
    const hidden = client.filter(isStyles).filter((file) => /^(?!export )const \w+ = styled[.(]/m.test(sourceOf(file)));
    expect(hidden).toEqual([]);
  });

  it('are static: no rule depends on a property', () => {
    const dynamic = client.filter(isStyles).filter((file) => /\$\{\s*(?:\(|\w+\s*=>|\{)/.test(sourceOf(file)) || /\.attrs\(/.test(sourceOf(file)));
    expect(dynamic).toEqual([]);
  });

  it('never search the whole page with :has(), which each changed field, opened step and moved focus would repeat', () => {
    const onScreen = (source: string) => source.split('@media print')[0]!;
    expect(client.filter((file) => /(?:html|body|:root|main|#main)[^\s{},]*:has\(/.test(onScreen(sourceOf(file))))).toEqual([]);
  });

  it('are never inline style attributes, which the content security policy forbids', () => {
    expect(client.filter((file) => /\sstyle=\{?[{"]/.test(sourceOf(file)))).toEqual([]);
  });
});

describe('fields for numbers', () => {
  it('are text fields, because a number field refuses numbers as people type them, and changes by the mouse wheel', () => {
    expect(client.filter((file) => /\btype(?:=|: )["'{]+number["']/.test(sourceOf(file)))).toEqual([]);
  });
});
