import { changesOf, createShopApi, dataOf, ShopApiError } from '../../../dist/api-client/index.js';

/** Reads all placed orders and sets the stock of a product, as an ERP does with the generated client. @returns numbers of the orders, and the result of the product */
export const synchronise = async (url: string, apiKey: string, item: { sku: string; stock: number; was: number }) => {
  const api = createShopApi({ url, apiKey, locale: 'en-GB' });
  const numbers: (string | null)[] = [];
  for await (const { items } of changesOf(async (after) => dataOf(await api.GET('/Orders/changed', { params: { query: { limit: 1, after } } }))))
    numbers.push(...items.map(({ number }) => number));
  const [result] = dataOf(await api.PUT('/Stock', { body: { items: [item] } })).items;
  return { numbers, result };
};

/** Calls an operation for which the key lacks the scope. @returns the missing scope and the text */
export const refusal = async (url: string, apiKey: string): Promise<[string | undefined, string]> => {
  const api = createShopApi({ url, apiKey, locale: 'en-GB' });
  try {
    dataOf(await api.GET('/Enquiries'));
  } catch (error) {
    if (error instanceof ShopApiError) return [error.problem.scope, error.message];
    throw error;
  }
  return [undefined, 'not refused'];
};
