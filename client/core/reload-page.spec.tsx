import { jest } from '@jest/globals';

const connect = (answers: boolean) => {
  globalThis.fetch = jest.fn<typeof fetch>(() => (answers ? Promise.resolve({ status: 404 } as Response) : Promise.reject(new TypeError('offline'))));
};

/** A page of a build with a reachable or unreachable server. Each page has a new module; the storage of the tab stays. */
const pageOf = async (build: string, answers = true) => {
  document.body.innerHTML = `<script type="module" data-files="/assets/app-${build}.js /assets/texts.js"></script>`;
  connect(answers);
  window.location.hash = '';
  jest.resetModules();
  return import('./reload-page.js');
};
/** A fragment of this page, so that the browser loads nothing. */
const address = () => `${window.location.origin}/#next`;

describe('A page with a missing file', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('is reloaded once for a build', async () => {
    expect(await (await pageOf('one')).reloadPage(address)).toBe(true);
    expect(window.location.hash).toBe('#next');
    expect(await (await pageOf('one')).reloadPage(address)).toBe(false);
  });

  it('is not reloaded again right after another build', async () => {
    expect(await (await pageOf('one')).reloadPage(address)).toBe(true);
    expect(await (await pageOf('two')).reloadPage(address)).toBe(false);
  });

  it('is reloaded again when the next build is deployed later', async () => {
    const now = jest.spyOn(Date, 'now');
    expect(await (await pageOf('one')).reloadPage(address)).toBe(true);
    now.mockReturnValue(Date.now() + 120_000);
    expect(await (await pageOf('one')).reloadPage(address)).toBe(false);
    expect(await (await pageOf('two')).reloadPage(address)).toBe(true);
    now.mockRestore();
  });

  it('is not reloaded without a connection, and is when the connection is back', async () => {
    const { reloadPage, isReloading } = await pageOf('one', false);
    expect(await reloadPage(address)).toBe(false);
    expect(await isReloading()).toBe(false);
    connect(true);
    expect(await reloadPage(address)).toBe(true);
    expect(await isReloading()).toBe(true);
  });

  it('is not reloaded when the browser cannot store that it was', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new Error('forbidden');
    };
    expect(await (await pageOf('one')).reloadPage(address)).toBe(false);
    Storage.prototype.setItem = setItem;
  });
});
