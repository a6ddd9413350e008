import type { ContentDocument } from '../../src/contract/content.js';
import type { DetailKind } from '../../src/contract/content-kinds.js';
import { type LoadContext, type PageDraft, Redirect, useNavigation } from '../core/page.js';
import { loadArticle } from '../features/content/article.js';
import type { Islands } from '../features/content/blocks/blocks.js';
import { loadPostedDraft } from '../features/enquiry/form/posted-draft.js';

/** Parts of other features that documents can contain. Each chunk is loaded when a document contains the part. */
const chunks = {
  form: async () => {
    const [own, other] = await Promise.all([import('../features/enquiry/document-form.js'), import('../features/embed/form-embed.js')]);
    return { ...own, ...other };
  },
  calculator: () => import('../features/room/index.js'),
  thirdParties: () => import('../features/measuring/third-party-table.js'),
};
type Part = keyof typeof chunks;
/** Loaded parts. `load` waits for them, so that the page is rendered and hydrated completely. */
const loaded: { [Name in Part]?: Awaited<ReturnType<(typeof chunks)[Name]>> } = {};

const loadForm = async (context: LoadContext): Promise<void> => {
  const { namespaces } = (loaded.form ??= await chunks.form());
  await Promise.all([context.loadTexts(namespaces), loadPostedDraft(['contact', 'advice', 'newsletter'], context)]);
};

const loadCalculator = async (context: LoadContext): Promise<void> => {
  const { namespaces, loadRoom } = (loaded.calculator ??= await chunks.calculator());
  await Promise.all([context.loadTexts(namespaces), loadRoom(context)]);
};

const loadThirdParties = async (context: LoadContext): Promise<void> => {
  const { namespaces } = (loaded.thirdParties ??= await chunks.thirdParties());
  await context.loadTexts(namespaces);
};

/** Ignores errors of the calculator, so that the document is shown without it when the catalogue is unavailable. */
const unlessMissing = (error: unknown): void => {
  if (error instanceof Redirect) throw error;
};

const loadParts = async ({ blocks, tool }: ContentDocument, context: LoadContext): Promise<void> => {
  const has = (kind: Part) => blocks.some((block) => block.kind === kind);
  const parties = has('thirdParties') && loadThirdParties(context);
  await Promise.all([parties, has('form') && loadForm(context), tool ? loadCalculator(context) : has('calculator') && loadCalculator(context).catch(unlessMissing)]);
};
const hasParts = ({ blocks, tool }: ContentDocument): boolean => tool !== undefined || blocks.some(({ kind }) => kind in chunks);

/** Loads a document with its parts. @throws Redirect to its address when the slug is of another language */
export const loadDocument = async (kind: DetailKind, context: LoadContext): Promise<PageDraft> => {
  const draft = await loadArticle(kind, context);
  if (draft.about && 'document' in draft.about) {
    await loadParts(draft.about.document, context);
    // Only the server uses this, to choose the stylesheet.
    if (import.meta.env.SSR) draft.hasIslands = hasParts(draft.about.document);
  }
  return draft;
};

/** The calculator, instead of a document's title. */
export const CalculatorTool = ({ title }: { title: string }) => {
  const { search } = useNavigation().place;
  const Calculator = loaded.calculator?.Calculator;
  return Calculator && <Calculator key={search.toString()} title={title} />;
};

/** Parts in the texts of documents. */
export const islands: Islands = {
  form: (form) => loaded.form && <loaded.form.DocumentForm form={form} Embed={loaded.form.FormEmbed} />,
  calculator: () => loaded.calculator && <loaded.calculator.CalculatorPart />,
  thirdParties: () => loaded.thirdParties && <loaded.thirdParties.ThirdPartyTable />,
};
