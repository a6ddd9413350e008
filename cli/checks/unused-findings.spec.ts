import { readSources } from '../support/read-sources.js';
import { readTexts } from '../support/read-texts.js';
import { unusedFindings } from './unused-findings.js';

const texts = {
  'nl-NL': {
    cart: { title: 'Wagen', pieces_one: 'Een stuk', pieces_other: '{count} stuks', trouble: { busy: { title: 'Druk', detail: 'Nog even' } } },
    components: { mail: { hello: 'Dag', Pickup: 'Afhalen' }, kinds: { contact: 'Vraag' } },
  },
};
const unused = (...sources: [path: string, text: string][]) =>
  unusedFindings(
    texts,
    sources.map(([path, text]) => ({ path, text })),
  ).map(({ place }) => place);
const cart = ['cart.title', 'cart.pieces_one', 'cart.pieces_other', 'cart.trouble.busy.title', 'cart.trouble.busy.detail'];
const components = ['components.mail.hello', 'components.kinds.contact'];

describe('the check for unused texts', () => {
  it('finds nothing in the texts of the project', async () => expect(unusedFindings(await readTexts(), await readSources())).toEqual([]));

  it('finds an added text', async () => {
    const ours = await readTexts();
    const more = { ...ours, 'nl-NL': { ...ours['nl-NL'], cart: { ...ours['nl-NL']!.cart, madeUp: 'x' } } };
    expect(unusedFindings(more, await readSources())).toEqual([{ code: 'UNUSED', place: 'cart.madeUp', message: 'no source uses it' }]);
  });

  it.each<[string, string, string[]]>([
    ['nothing at all', '', [...cart, ...components]],
    ['a key of another namespace', "useTexts('product')('title')", [...cart, ...components]],
    ['a key', "const t = useTexts('cart'); t('title')", [...cart.slice(1), ...components]],
    ['a plural by its stem', "texts('cart')('pieces', { count })", ['cart.title', ...cart.slice(3), ...components]],
    ['a template', "(t: Texts<'cart'>) => t(`trouble.${kind}.title`)", [...cart.slice(0, 3), 'cart.trouble.busy.detail', ...components]],
    ['a translation', "i18n.translate('components.mail.hello')", [...cart, 'components.kinds.contact']],
    ['a translation by a table', 'i18n.translate(`components.kinds.${kind}`, { lang })', [...cart, 'components.mail.hello']],
  ])('recognizes %s', (_, text, left) => expect(unused(['client/a.ts', text])).toEqual(left));

  it('looks up a key that is a parameter among the words of the same folder', () => {
    const passing: [string, string] = ['src/embedded/mail/mails.ts', 'this.i18n.translate(`components.mail.${key}`)'];
    expect(unused(passing, ['src/embedded/mail/layout.ts', "say('hello')"])).toEqual([...cart, 'components.kinds.contact']);
    expect(unused(passing, ['src/embedded/orders/layout.ts', "say('hello')"])).toEqual([...cart, ...components]);
  });
});
