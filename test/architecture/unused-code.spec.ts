import { globSync, readFileSync } from 'node:fs';
import { unusedZodMethods } from '../../cli/build/unused-code.js';
import { sourceFiles } from './modules.js';

const read = (file: string) => ({ file, source: readFileSync(file, 'utf8') });
/** Modules of packages whose components run in the browser. */
const packages = globSync('node_modules/{@radix-ui/*/dist,react-easy-crop,@tanstack/react-query/build/modern,react-i18next/dist/es}/*.{mjs,js}').map(read);
const client = sourceFiles()
  .filter((file) => file.startsWith('client/') && !file.includes('.spec.') && !file.startsWith('client/entry-server'))
  .map(read);
/** Files that match, with what they use. */
const using = (pattern: RegExp, modules = client): string[] => modules.flatMap(({ file, source }) => [...source.matchAll(pattern)].map(([use]) => `${file}: ${use.trim()}`));

describe('what the build leaves out of React, react-query and zod (cli/build/unused-code.ts)', () => {
  const left =
    /\b(?:Activity|Profiler|ViewTransition|SuspenseList|addTransitionType|cacheSignal|useActionState|useFormState|useFormStatus|preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|requestFormReset)\b/
      .source;
  const imported = `import \\{[^}]*${left}[^}]*\\} from ['"]react(?:-dom)?['"]`;

  it('is not imported', () => {
    expect(using(new RegExp(imported, 'g'))).toEqual([]);
    expect(using(/import (?:type )?(?:React|\* as \w+)\b.* from 'react(?:-dom)?'/g)).toEqual([]);
  });

  it('is not used by the packages in the bundles', () => {
    expect(packages.length).toBeGreaterThan(20);
    expect(using(new RegExp(`${imported}|\\bReact\\w*\\.${left}`, 'g'), packages)).toEqual([]);
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

  it('methods of the query client and its observers are not called', () => {
    expect(
      using(
        /\.(?:isMutating|getQueriesData|setQueriesData|getQueryState|getCurrentQuery|resetQueries|\w*[iI]nfiniteQuery\w*|[gs]etDefaultOptions|set(?:Query|Mutation)Defaults)\(/g,
      ),
    ).toEqual([]);
  });

  it('methods of schemas are not called', () => {
    const contract = sourceFiles()
      .filter((file) => /^(?:src\/(?:contract|domain)|brands)\//.test(file) && !file.includes('.spec.'))
      .map(read);
    const modules = [...client, ...contract];
    const definesSchemas = ({ source }: { source: string }) => /from 'zod'/.test(source);
    const calls = (methods: readonly string[]) => new RegExp(`(?<!\\bz|\\bz\\.iso)\\.(?:${methods.join('|')})\\(`, 'g');
    expect(modules.filter(definesSchemas).length).toBeGreaterThan(30);
    expect(using(calls(unusedZodMethods), modules.filter(definesSchemas))).toEqual([]);
    // Promises, lists, strings and decoders have methods of these names too.
    const ofOthers = new Set(['catch', 'with', 'normalize', 'decode']);
    const ofSchemas = unusedZodMethods.filter((name) => !ofOthers.has(name));
    expect(using(calls(ofSchemas), modules)).toEqual([]);
    expect(using(/\bz\.toJSONSchema\b/g, modules)).toEqual([]);
  });
});
