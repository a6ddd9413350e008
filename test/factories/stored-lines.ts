import type { AnyStoredLine, StoredLine1, StoredLine2, StoredLine3 } from '../../src/embedded/orders/stored-line.js';
import { storedLine } from '../../src/embedded/orders/stored-line.js';
import { defaultRoom } from '../../src/domain/read-room.js';
import { euro, orderLine, price } from './order.js';

/** Line as commit d88b10f0 stored it. */
const first: StoredLine1 = {
  productId: 'wpn-ochre-01',
  sku: 'WPN-ochre-01',
  name: 'Wandpaneel stof',
  slug: 'wandpaneel-stof',
  colour: 'Oker',
  picture: { file: 'products/WPN-ochre-1.webp', width: 1600, height: 1200, alt: 'Wandpaneel stof, Oker' },
  unitPrice: price(8900),
  total: price(26_700),
  volumeDiscount: [{ minQuantity: 10, maxQuantity: null, priceIncludingVat: euro(8010), priceExcludingVat: euro(6620) }],
};
const configurable: StoredLine1 = { ...first, configurationId: 'configuration-1', choices: [{ label: 'Breedte', value: '120 cm' }], preview: '/Uploads/abc/preview-800.webp' };
const withRoom: StoredLine1 = { ...configurable, room: { room: defaultRoom, text: 'Berekend voor les en overleg' } };
const withPlaceholder: StoredLine1 = { ...withRoom, picture: { ...first.picture, placeholder: 'data:image/webp;base64,UklGRg==' } };
const withWithdrawal: StoredLine1 = { ...withPlaceholder, isWithdrawable: true };
const withTrace: StoredLine1 = { ...withWithdrawal, trace: [{ step: 'base', label: 'Prijs', optionId: null, amount: euro(8900) }] };
const withFamily: StoredLine1 = { ...withTrace, tierQuantity: 12 };

const version2: StoredLine2 = {
  version: 2,
  productId: 'wpn-ochre-01',
  sku: 'WPN-ochre-01',
  name: 'Wandpaneel stof',
  slug: 'wandpaneel-stof',
  colour: 'Oker',
  picture: { file: 'products/WPN-ochre-1.webp', width: 1600, height: 1200, alt: 'Wandpaneel stof, Oker', placeholder: null },
  configurationId: null,
  choices: [],
  preview: null,
  room: null,
  tierQuantity: 12,
  unitPrice: price(8900),
  total: price(26_700),
  volumeDiscount: [],
  trace: [],
  isWithdrawable: true,
};

const version3: StoredLine3 = { ...version2, version: 3, isSample: false, saleUnit: { form: 'pack', pieces: 18, per: 'm2', amount: 1.05, price: price(8476) } };

/** A line of three pieces in each form that was ever stored, by the commit that began to store it, oldest first. */
export const storedLines: Record<string, AnyStoredLine> = {
  d88b10f0: first,
  fe9dce93: configurable,
  '3e5c4a19': withRoom,
  '9d208010': withPlaceholder,
  edc3b4be: withWithdrawal,
  '23c2b222': withTrace,
  '31b1289b': withFamily,
  version2,
  version3,
  version4: storedLine(orderLine({ quantity: 3, tierQuantity: 12 })),
};
