import type { ShippedOrder } from '../src/embedded/fulfilment/order-lists.service.js';
import { checkShipments, readShipments } from './order-shipments.js';

describe('a file of shipments', () => {
  it.each([
    ['commas', 'number,carrier,tracking\nENC-2026-000042,DHL,3SABC\n'],
    ['semicolons, as spreadsheets of the Netherlands, Germany and France write', '\ufeffBestelnummer;Vervoerder;Track & trace\r\nENC-2026-000042;DHL;3SABC\r\n'],
    ['tabs', 'Order number\tCarrier\tTracking number\nenc-2026-000042\tDHL\t3SABC'],
    ['other columns and empty lines', 'weight,tracking,number,carrier\n\n4,3SABC, ENC-2026-000042 ,DHL\n'],
    ['French titles', 'Numéro de commande;Transporteur;Numéro de suivi\nENC-2026-000042;DHL;3SABC'],
  ])('is read with %s', (_, text) => {
    expect(readShipments(text)).toEqual([{ row: text.startsWith('weight') ? 3 : 2, number: 'ENC-2026-000042', carrier: 'DHL', tracking: '3SABC' }]);
  });

  it('may lack carrier and tracking number', () => expect(readShipments('number\nENC-1')).toEqual([{ row: 2, number: 'ENC-1', carrier: '', tracking: '' }]));

  it.each([
    ['the titles of its columns', 'ENC-2026-000042,DHL,3SABC\nENC-2026-000043,DHL,3SABD', /must name the columns/],
    ['the right number of fields', 'number,carrier\nENC-1,DHL,3S,x', /is no CSV file/],
    ['a quote at the end', 'number,carrier\n"ENC-1,DHL', /is no CSV file/],
  ])('is refused without %s', (_, text, message) => expect(() => readShipments(text)).toThrow(message));
});

describe('the check of a file of shipments', () => {
  const row = (number: string, at: number, carrier = 'DHL') => ({ row: at, number, carrier, tracking: '3SABC' });
  const paid: ShippedOrder = { state: 'paid', parcel: null };
  const shipped: ShippedOrder = { state: 'shipped', parcel: { carrier: 'DHL', tracking: '3SABC' } };
  const orders = new Map<string, ShippedOrder>([
    ['ENC-1', paid],
    ['ENC-2', shipped],
    ['ENC-3', { state: 'cancelled', parcel: null }],
    ['ENC-4', shipped],
  ]);

  it('finds each wrong row with its reason', () => {
    const rows = [row('ENC-1', 2), row('ENC-1', 3), row('ENC-3', 4), row('ENC-9', 5), row('', 6), row('ENC-4', 7, 'DPD')];
    expect(checkShipments(rows, orders).faults).toEqual([
      { row: 3, number: 'ENC-1', fault: 'the order is in row 2 already' },
      { row: 4, number: 'ENC-3', fault: 'the order is cancelled' },
      { row: 5, number: 'ENC-9', fault: 'there is no such order' },
      { row: 6, number: '', fault: 'the order number is missing' },
      { row: 7, number: 'ENC-4', fault: 'the order is shipped' },
    ]);
  });

  it('accepts orders that were shipped by the same file before', () => {
    expect(checkShipments([row('ENC-1', 2), row('ENC-2', 3)], orders)).toMatchObject({ faults: [], todo: [{ number: 'ENC-1' }], done: [{ number: 'ENC-2' }] });
  });
});
