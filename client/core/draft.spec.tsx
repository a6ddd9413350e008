import { clearDraft, readDraft, saveDraft } from './draft.js';

describe('a draft', () => {
  afterEach(() => clearDraft('letter'));

  it('is kept after a reload, until it is deleted', () => {
    saveDraft('letter', { name: 'Ada' });
    expect(readDraft('letter')).toEqual({ name: 'Ada' });
    clearDraft('letter');
    expect(readDraft('letter')).toEqual({});
  });

  it('is kept in memory when the browser forbids storage', () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new Error('forbidden');
    };
    saveDraft('letter', { name: 'Ada' });
    Storage.prototype.setItem = setItem;
    expect(readDraft('letter')).toEqual({ name: 'Ada' });
  });

  it('that cannot be parsed is ignored', () => {
    window.sessionStorage.setItem('draft.letter', '{"name":');
    expect(readDraft('letter')).toEqual({});
    window.sessionStorage.setItem('draft.letter', '"Ada"');
    expect(readDraft('letter')).toEqual({});
  });
});
