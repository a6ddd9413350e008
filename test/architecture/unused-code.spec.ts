import { readFileSync } from 'node:fs';
import { sourceFiles } from './modules.js';

const client = sourceFiles()
  .filter((file) => file.startsWith('client/') && !file.includes('.spec.') && !file.startsWith('client/entry-server'))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
/** Files that match, with what they use. */
const using = (pattern: RegExp): string[] => client.flatMap(({ file, source }) => [...source.matchAll(pattern)].map(([use]) => `${file}: ${use.trim()}`));

describe('what the build leaves out of React and react-query (cli/build/unused-code.ts)', () => {
  it('is not imported', () => {
    const left =
      /\b(?:Activity|Profiler|ViewTransition|SuspenseList|addTransitionType|cacheSignal|useActionState|useFormState|useFormStatus|Children|cloneElement|createRef|PureComponent|preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|requestFormReset)\b/;
    expect(using(new RegExp(`import \\{[^}]*${left.source}[^}]*\\} from 'react(?:-dom)?'`, 'g'))).toEqual([]);
    expect(using(/import (?:type )?(?:React|\* as \w+)\b.* from 'react(?:-dom)?'/g)).toEqual([]);
  });

  it('elements of the head and custom elements are not rendered by components; a title only in a drawing', () => {
    expect(using(/<(?:meta|link|style|script|html|head|body)[\s>]/g)).toEqual(['client/app/html-cache.ts: <link']);
    expect(using(/<[a-z]+-[\w-]+[\s>]/g)).toEqual([]);
    const titled = ['full-screen.tsx', 'drawing/sheet.tsx', 'print/own-slide.tsx'].map((file) => `client/features/product/${file}: <title>`);
    expect(using(/<title>/g).toSorted()).toEqual(titled.toSorted());
  });

  it('references to fragments, onSelect, onBeforeInput and component stacks are not used', () => {
    expect(using(/<Fragment\b[^>]*\sref=/g)).toEqual([]);
    expect(using(/\bon(?:BeforeInput|Select)(?:Capture)?=/g)).toEqual([]);
    expect(using(/\bcomponentStack\b/g)).toEqual([]);
  });

  it('methods of the query client are not called', () => {
    expect(using(/\.(?:isMutating|getQueriesData|setQueriesData|getQueryState|resetQueries|\w*[iI]nfiniteQuery\w*|[gs]etDefaultOptions|set(?:Query|Mutation)Defaults)\(/g)).toEqual(
      [],
    );
  });
});
