import { jest } from '@jest/globals';
import { exampleOf } from '../../src/domain/tracking-faults.js';
import { onTracked, releaseEvents, track, trackEnquiry, waitingEvents } from './track.js';

const noted = () => (window.dataLayer ?? []).flatMap((pushed) => (pushed as { event?: string }).event ?? []);
const list = exampleOf('view_item_list');
const kept = () => ({ ...window.localStorage, ...window.sessionStorage });

describe('an event', () => {
  beforeEach(() => {
    releaseEvents(true);
    releaseEvents(false);
    delete window.dataLayer;
    window.localStorage.clear();
  });

  it('waits in memory only until it is released, and is released in order', () => {
    track(list);
    trackEnquiry('contact', { what: 'enquiry.1' });
    expect([window.dataLayer, kept(), document.cookie]).toEqual([undefined, {}, '']);
    releaseEvents(true);
    trackEnquiry('newsletter');
    expect(noted()).toEqual(['view_item_list', 'contact_form', 'newsletter_signup']);
    expect(waitingEvents()).toEqual([]);
  });

  it('with products first clears the products of earlier events', () => {
    releaseEvents(true);
    track(list);
    trackEnquiry('advice');
    expect(window.dataLayer).toEqual([{ ecommerce: null }, list, { event: 'advice_request' }]);
  });

  it('is dropped when more than a hundred wait', () => {
    trackEnquiry('quotation');
    for (let time = 0; time < 100; time += 1) trackEnquiry('contact');
    releaseEvents(true);
    expect(noted()).toEqual(Array.from({ length: 100 }, () => 'contact_form'));
  });

  it('waits again after a refusal; released events stay', () => {
    releaseEvents(true);
    trackEnquiry('contact');
    releaseEvents(false);
    trackEnquiry('advice');
    expect(noted()).toEqual(['contact_form']);
    releaseEvents(true);
    expect(noted()).toEqual(['contact_form', 'advice_request']);
  });

  it('is not recorded for a job application', () => {
    releaseEvents(true);
    trackEnquiry('jobApplication');
    expect(noted()).toEqual([]);
  });

  it('notifies listeners until they unsubscribe', () => {
    const seen: number[] = [];
    const stop = onTracked(() => seen.push(waitingEvents().length));
    track(list);
    releaseEvents(true);
    stop();
    track(list);
    expect(seen).toEqual([1, 0]);
  });
});

describe('an event that happens once', () => {
  const bought = (number: string) => track(exampleOf('purchase'), { what: `purchase.${number}` });
  beforeEach(() => {
    releaseEvents(true);
    delete window.dataLayer;
  });

  it('is released once in a browser, even if it is tracked several times', () => {
    bought('1');
    bought('1');
    bought('2');
    expect(noted()).toEqual(['purchase', 'purchase']);
  });

  it('is marked only when it is released', () => {
    releaseEvents(false);
    bought('3');
    bought('3');
    expect([waitingEvents().length, kept()]).toEqual([1, {}]);
    releaseEvents(true);
    expect(noted()).toEqual(['purchase']);
    expect(Object.keys(kept())).toEqual(['tracked']);
  });

  it('is not released again in another tab', () => {
    window.localStorage.setItem('tracked', JSON.stringify([['purchase.4', '']]));
    bought('4');
    expect(noted()).toEqual([]);
  });

  it('is released again with another choice, and then with the first one again', () => {
    for (const choice of ['Deliver', 'Deliver', 'Pickup', 'Deliver']) track(exampleOf('add_shipping_info'), { what: 'add_shipping_info.5', choice });
    expect(noted()).toHaveLength(3);
  });

  it('has at most fifty marks, which a refusal deletes', () => {
    for (let number = 100; number < 200; number += 1) bought(String(number));
    expect(JSON.parse(window.localStorage.getItem('tracked')!)).toHaveLength(50);
    releaseEvents(false);
    expect(kept()).toEqual({});
  });

  it('is released when the storage is full or malformed', () => {
    window.localStorage.setItem('tracked', '{"no": "marks"}');
    bought('6');
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    bought('7');
    bought('7');
    setItem.mockRestore();
    expect(noted()).toEqual(['purchase', 'purchase']);
  });
});
