import type { Plugin } from 'vite';
import { type Parts, withoutParts } from './without-parts.js';

const reactVersion = '19.3.1';

const names = (list: string): string[] => list.trim().split(/\s+/);
const exported = (list: string): string[] => names(list).map((name) => `exports.${name}`);

/** Fibers that the shop never has: profiler, list of suspense boundaries, elements of the head, `html` and `body`, view transition, activity. */
const absentFibers = [12, 19, 26, 27, 30, 31];
const absentElements = names('REACT_PROFILER_TYPE REACT_SUSPENSE_LIST_TYPE REACT_LEGACY_HIDDEN_TYPE REACT_VIEW_TRANSITION_TYPE REACT_ACTIVITY_TYPE');

const viewTransitions = names(`
  startViewTransition flushAfterMutationEffects commitAfterMutationEffectsOnFiber trackEnterViewTransitions scheduleViewTransitionEvent
  commitEnterViewTransitions commitExitViewTransitions commitNestedViewTransitions commitDeletedPairViewTransitions commitAppearingPairViewTransitions
  restorePairedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions measureNestedViewTransitions claimQueuedTransitionTypes
  queueTransitionTypes
`);
/** Styles, scripts and preloads in components, and commits that wait for them. Pages name their files in the document. */
const resources = names(`
  preload preloadModule preinitScript preinitStyle preinitModuleScript prefetchDNS preconnect preconnectAs isHostHoistableType
  accumulateSuspenseyCommitOnFiber preloadInstanceAndSuspendIfNeeded
`);
/** Functions as the action of a form. The shop's forms have addresses, so that they work without scripts. */
const formActions = names('extractEvents$1 startHostTransition requestFormReset recursivelyResetForms mountActionState updateActionState rerenderActionState');
const fragmentRefs = names(`
  commitNewChildToFragmentInstances commitNewChildToFragmentInstance deleteChildFromFragmentInstance isFragmentInstanceParent
  commitFragmentInstanceInsertionEffects commitFragmentInstanceDeletionEffects
`);
const customElements = ['isCustomElement', 'setPropOnCustomElement'];
/** Events `onSelect` and `onBeforeInput`. */
const events = ['constructSelectEvent', 'getNativeBeforeInputChars', 'getFallbackBeforeInputChars'];
/** What the React compiler adds to components. */
const compiled = ['useMemoCache'];
/** The stack of components of an error, which the shop does not report. */
const stacks = ['getStackByFiberInDevAndProd'];

/** Methods of schemas that the contract and the forms do not use. Many refer to classes of their own: formats, JSON schema. */
export const unusedZodMethods = names(`
  ~standard toJSONSchema with brand superRefine exactOptional nullish nonoptional or and prefault catch readonly describe isOptional isNullable apply
  parseAsync safeParseAsync spa validate validateAsync encode decode encodeAsync decodeAsync safeEncode safeDecode safeEncodeAsync safeDecodeAsync
  nonempty lowercase uppercase normalize slugify email url jwt emoji guid uuid uuidv4 uuidv6 uuidv7 nanoid cuid cuid2 ulid base64 base64url xid ksuid
  ipv4 ipv6 cidrv4 cidrv6 e164 datetime date time duration
  gt gte lt lte safe negative nonpositive multipleOf step finite keyof catchall passthrough loose strict strip merge partial exactPartial rest properties
`);

/** Parts by file. `test/architecture/unused-code.spec.ts` checks that the shop uses none of them. */
const unused: readonly { file: RegExp; parts: Parts }[] = [
  {
    file: /\/react-dom-client\.production\.js$/,
    parts: {
      functions: [viewTransitions, resources, formActions, fragmentRefs, customElements, events, compiled, stacks].flat(),
      assignments: ['FragmentInstance.prototype.', 'ReactDOMSharedInternals.findDOMNode'],
      cases: absentElements,
      tags: absentFibers,
      replaced: {
        'new FragmentInstance(current)': 'null',
        'shouldStartViewTransition\n    ? (': '!1\n    ? (',
        'isViewTransitionEligible ||\n    subtreeFlags & 8192 ||\n    16785408 === (subtreeFlags & 16785408)': '!1',
      },
    },
  },
  {
    file: /\/react-dom\.production\.js$/,
    parts: {
      assignments: exported('preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset useFormState useFormStatus'),
    },
  },
  {
    file: /\/query-core\/build\/modern\/queryClient\.js$/,
    parts: {
      methods: names(`
  isMutating getQueriesData setQueriesData getQueryState resetQueries infiniteQuery fetchInfiniteQuery prefetchInfiniteQuery ensureInfiniteQueryData
  getDefaultOptions setDefaultOptions setQueryDefaults setMutationDefaults
`),
    },
  },
  { file: /\/query-core\/build\/modern\/queryObserver\.js$/, parts: { methods: ['getCurrentQuery'] } },
  // How infinite queries are loaded. Each query refers to it.
  {
    file: /\/query-core\/build\/modern\/query\.js$/,
    parts: { replaced: { 'this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior': 'this.options.behavior' } },
  },
  {
    file: /\/zod\/v4\/classic\/schemas\.js$/,
    parts: {
      // English messages, because broken rules are shown by their codes; and support of values that contain themselves.
      functions: ['_ensureDefaultLocale', '_ensureDefaultMemoizer'],
      methods: unusedZodMethods,
      assignments: ['inst._zod.processJSONSchema'],
      // Compiles validators as text, which the Content-Security-Policy forbids.
      replaced: { 'core.$ZodObjectJIT.init(inst, def)': 'core.$ZodObject.init(inst, def)' },
    },
  },
];

/** Leaves out of the bundles what the shop does not use of React, react-query and zod, but what their other code refers to. */
export const unusedCode = (): Plugin => ({
  name: 'unused-code',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: unused.map(({ file }) => file) },
    handler(code, id) {
      // Numbers of fibers have no names in the published code, and another version may number them differently.
      const version = /exports\.version = "(?<version>[^"]+)"/.exec(code)?.groups?.version ?? reactVersion;
      if (version !== reactVersion) this.error(`${id}: cli/build/unused-code.ts was checked with React ${reactVersion}. Compare the parts with version ${version}.`);
      try {
        return { code: withoutParts(code, this.parse(code), unused.find(({ file }) => file.test(id))!.parts), map: null };
      } catch (error) {
        return this.error(`${id}: ${String(error)}. Adapt cli/build/unused-code.ts.`);
      }
    },
  },
});
