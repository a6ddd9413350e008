import { jest } from '@jest/globals';
import { report, reportPage } from './report.js';

const sent: Record<string, unknown>[] = [];
beforeAll(() => {
  globalThis.fetch = jest.fn<typeof fetch>((_, init) => {
    sent.push(JSON.parse(init?.body as string) as Record<string, unknown>);
    return Promise.reject(new TypeError('offline'));
  });
});
beforeEach(() => void sent.splice(0));

describe('A report', () => {
  it('is one line without personal data', () => {
    window.history.replaceState(null, '', '/contact?email=ada@example.nl');
    report({ party: 'page', failure: 'load' }, 'Unexpected token, "ada@example.nl" is not\nvalid; ada@example.nl at /contact?name=Ada');
    expect(sent).toEqual([{ party: 'page', failure: 'load', path: '/contact', message: 'Unexpected token, … is not valid; … at /contact' }]);
  });

  it('of a page is sent once, and there are at most five', () => {
    reportPage('render', new TypeError('x is undefined'));
    reportPage('render', new TypeError('x is undefined'));
    expect(sent).toEqual([{ party: 'page', failure: 'render', path: '/contact', message: 'TypeError: x is undefined' }]);
    for (let at = 0; at < 20; at += 1) reportPage('load', new Error(`${at}`));
    expect(sent).toHaveLength(5);
  });
});
