import { jest } from '@jest/globals';

const connect = (answers: boolean) => {
  globalThis.fetch = jest.fn<typeof fetch>(() => (answers ? Promise.resolve({ status: 404 } as Response) : Promise.reject(new TypeError('offline'))));
};

/** A page of a build whose server answers, or does not; each page has the module anew, and the tab's memory is the same. */
const pageOf = async (build: string, answers = true) => {
  document.body.innerHTML = `<script type="module" src="/assets/entry-${build}.js"></script>`;
  connect(answers);
  window.location.hash = '';
  jest.resetModules();
  return import('./renewal.js');
};
/** A fragment of this very page: the browser goes there without loading anything. */
const address = () => `${window.location.origin}/#next`;

describe('A page with a file that is gone', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('is loaded anew once for a build', async () => {
    expect(await (await pageOf('one')).renew(address)).toBe(true);
    expect(window.location.hash).toBe('#next');
    expect(await (await pageOf('one')).renew(address)).toBe(false);
  });

  it('is not loaded anew from build to build and back', async () => {
    expect(await (await pageOf('one')).renew(address)).toBe(true);
    expect(await (await pageOf('two')).renew(address)).toBe(false);
  });

  it('is, when the next build comes later', async () => {
    const now = jest.spyOn(Date, 'now');
    expect(await (await pageOf('one')).renew(address)).toBe(true);
    now.mockReturnValue(Date.now() + 120_000);
    expect(await (await pageOf('one')).renew(address)).toBe(false);
    expect(await (await pageOf('two')).renew(address)).toBe(true);
    now.mockRestore();
  });

  it('stays as it is without a connection, and may be loaded anew when it is back', async () => {
    const { renew, isBeingRenewed } = await pageOf('one', false);
    expect(await renew(address)).toBe(false);
    expect(await isBeingRenewed()).toBe(false);
    connect(true);
    expect(await renew(address)).toBe(true);
    expect(await isBeingRenewed()).toBe(true);
  });

  it('stays as it is where nothing would remember that it was loaded anew', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new Error('forbidden');
    };
    expect(await (await pageOf('one')).renew(address)).toBe(false);
    Storage.prototype.setItem = setItem;
  });
});
