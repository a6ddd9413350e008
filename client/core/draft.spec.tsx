import { forgetDraft, keepDraft, recallDraft } from './draft.js';

describe('a draft', () => {
  afterEach(() => forgetDraft('letter'));

  it('is kept after a reload, until it is deleted', () => {
    keepDraft('letter', { name: 'Ada' });
    expect(recallDraft('letter')).toEqual({ name: 'Ada' });
    forgetDraft('letter');
    expect(recallDraft('letter')).toEqual({});
  });

  it('is kept in memory when the browser forbids storage', () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new Error('forbidden');
    };
    keepDraft('letter', { name: 'Ada' });
    Storage.prototype.setItem = setItem;
    expect(recallDraft('letter')).toEqual({ name: 'Ada' });
  });

  it('that cannot be parsed is ignored', () => {
    window.sessionStorage.setItem('draft.letter', '{"name":');
    expect(recallDraft('letter')).toEqual({});
    window.sessionStorage.setItem('draft.letter', '"Ada"');
    expect(recallDraft('letter')).toEqual({});
  });
});
