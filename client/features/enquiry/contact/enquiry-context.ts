import { isId } from '../../../../src/contract/id.js';
import type { Room } from '../../../../src/contract/room.js';
import { readRoom } from '../../../../src/domain/read-room.js';
import type { LoadContext } from '../../../core/page.js';

/** Query parameters of the items that are attached to an enquiry; all are optional. */
export const contextParameters = ['product', 'configuration', 'cart', 'room'] as const;
export type ContextParameter = (typeof contextParameters)[number];

/** Returns an id in the format of the contract; undefined for other values. */
const idIn = (search: URLSearchParams, name: string): string | undefined => {
  const value = search.get(name);
  return isId(value) ? value : undefined;
};

export interface EnquiryContext {
  productId: string | undefined;
  configurationId: string | undefined;
  withCart: boolean;
  /** Room as query string of the calculator. */
  room: string | undefined;
  quantity: number | undefined;
}

export const readEnquiryContext = (search: URLSearchParams): EnquiryContext => {
  const quantity = Number(search.get('quantity'));
  const room = search.get('room') ?? '';
  return {
    productId: idIn(search, 'product'),
    configurationId: idIn(search, 'configuration'),
    withCart: search.get('cart') === '1',
    room: room.length <= 1000 && roomOf(room) ? room : undefined,
    quantity: Number.isInteger(quantity) && quantity > 0 && quantity <= 99_999 ? quantity : undefined,
  };
};

/** Parameters that a room must have. The calculator has defaults for all others. */
const measures = ['use', 'l', 'w', 'h'];
/** Parses a query string of the calculator; undefined when it is no valid room. */
export const roomOf = (query: string): Room | undefined => {
  const fields = new URLSearchParams(query);
  return measures.every((name) => fields.has(name)) ? readRoom(fields).input?.room : undefined;
};

/** Fetches the attached items. Items that do not exist (any more) do not stop the page. */
export const loadEnquiryContext = async ({ api, queryClient, search, loadTexts }: LoadContext): Promise<void> => {
  const { productId, configurationId, withCart, room } = readEnquiryContext(search);
  const configured = async () => {
    if (!configurationId) return undefined;
    const options = api.products.configuration.queryOptions({ id: configurationId });
    await queryClient.prefetchQuery(options);
    return queryClient.getQueryData<{ productId: string }>(options.queryKey)?.productId;
  };
  const product = async () => {
    const id = (await configured()) ?? productId;
    if (id) await queryClient.prefetchQuery(api.products.one.queryOptions({ id }));
  };
  await Promise.all([product(), withCart && queryClient.prefetchQuery(api.cart.order.queryOptions()), room && loadTexts(['project'])]);
};
