import { localeTable } from '../../src/contract/locales.js';
import { unknownId } from './account-steps.js';
import { step } from './step.js';
import type { World } from './world.js';

const needsProduct = ({ productId }: World) => (productId ? undefined : '--product with the id of a product in stock, or GET /Products');
const needsPrint = ({ photoPrintId }: World) => (photoPrintId ? undefined : '--photo-print with the id of a photo print, or GET /Products');

/** Checks of typed data, products and their prices. */
export const catalogueSteps = [
  step('getRating', async (check, { stranger }) => {
    await check.okOrRefused('NOT_CONFIGURED', {}, stranger);
  }),
  step('validateAddress', async (check, { stranger }) => {
    const { decision } = await check.ok({ country: 'nl', postcode: '1012 LG', houseNumber: '1', street: 'Damrak', city: 'Amsterdam' }, stranger, 'for a right address');
    check.that('does not ask to correct a right address', decision !== 'FIX');
    const wrong = await check.ok({ country: 'nl', postcode: '99', houseNumber: '1' }, stranger, 'for a wrong postcode');
    check.that('asks to correct a wrong postcode, and names the field', wrong.decision === 'FIX' && wrong.errors.some(({ field }) => field === 'postcode'));
  }),
  step('validateEmail', async (check, { stranger }) => {
    const { valid } = await check.ok({ email: `nobody-${crypto.randomUUID()}@example.com` }, stranger, 'for a new address');
    check.that('accepts an address without account', valid);
  }),
  step('validateEmailDomain', async (check, { stranger }) => {
    const { valid } = await check.ok({ domain: 'nowhere.invalid' }, stranger, 'for a domain that does not exist');
    check.that('refuses a domain that does not exist', !valid);
  }),
  step('getProduct', {
    needs: needsProduct,
    run: async (check, world) => {
      const product = await check.ok({ id: world.productId! }, world.stranger);
      world.known.product = product;
      check.that('returns the requested id', product.id === world.productId);
      check.that('has a price including VAT that is not below the price without VAT', product.priceIncVat.amount >= product.priceExcVat.amount);
      const british = await check.ok({ id: world.productId! }, { locale: 'en-GB' }, 'in en-GB');
      const { currency } = localeTable['en-GB'];
      check.that(`has prices in ${currency} in en-GB`, british.priceIncVat.currency === currency);
      await check.refused('an unknown id', 'NOT_FOUND', { id: unknownId }, world.stranger);
    },
  }),
  step('getProductSlugs', {
    after: ['getProduct'],
    run: async (check, { known, stranger }) => {
      const slugs = await check.ok({ id: known.product!.id }, stranger);
      check.that('contains the slug of the product in nl-NL', slugs['nl-NL'] === known.product!.slug);
      await check.refused('an unknown id', 'NOT_FOUND', { id: unknownId }, stranger);
    },
  }),
  step('getProductBySlug', {
    after: ['getProduct'],
    run: async (check, { known, stranger }) => {
      const { id } = await check.ok({ locale: 'nl-NL', slug: known.product!.slug }, stranger);
      check.that('returns the product of the slug', id === known.product!.id);
      await check.refused('an unknown slug', 'NOT_FOUND', { locale: 'nl-NL', slug: unknownId }, stranger);
    },
  }),
  step('priceProduct', {
    after: ['getProduct'],
    run: async (check, { known, stranger }) => {
      const { id, priceIncVat } = known.product!;
      const one = await check.ok({ id, quantity: 1 }, stranger, 'for one piece');
      const ten = await check.ok({ id, quantity: 10 }, stranger, 'for ten pieces');
      check.that('has the unit price of the product', one.unitPrice.includingVat.amount === priceIncVat.amount);
      check.that('has a total that is the unit price times the quantity', ten.total.includingVat.amount === 10 * ten.unitPrice.includingVat.amount);
      await check.refused('the quantity 0', 'VALIDATION', { id, quantity: 0 }, stranger);
      await check.refused('an unknown id', 'NOT_FOUND', { id: unknownId, quantity: 1 }, stranger);
    },
  }),
  step('getPhotoPrint', {
    needs: needsPrint,
    run: async (check, world) => {
      world.known.print = await check.ok({ id: world.photoPrintId! }, world.stranger);
      check.that('has at least one format', world.known.print.formats.length > 0);
      await check.refused('an unknown id', 'NOT_FOUND', { id: unknownId }, world.stranger);
    },
  }),
];
