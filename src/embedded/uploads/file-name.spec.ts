import { nameByContent } from './file-name.js';

describe('the name of a file', () => {
  it.each([
    ['photo.jpg', 'jpg', 'photo.jpg'],
    ['photo.JPEG', 'jpg', 'photo.JPEG'],
    ['scan.tiff', 'tif', 'scan.tiff'],
    ['quotation.docx', 'docx', 'quotation.docx'],
    ['quotation.doc', 'cfb', 'quotation.doc'],
    ['model.3dm.sketch', 'zip', 'model.3dm.sketch'],
    ['drawing.svg', 'xml', 'drawing.svg'],
    ['plan.dxf', undefined, 'plan.dxf'],
    ['list.csv', undefined, 'list.csv'],
    ['README', undefined, 'README'],
  ] as const)('%s is not renamed when its content is %s', (name, ext, expected) => expect(nameByContent(name, ext && { ext })).toBe(expected));

  it.each([
    ['photo.png', 'jpg', 'photo.jpg'],
    ['photo', 'jpg', 'photo.jpg'],
    ['photo.jpeg', 'png', 'photo.png'],
    ['Living room 2.5', 'webp', 'Living room 2.5.webp'],
    ['invoice.pdf', 'exe', 'invoice.exe'],
    ['letter.doc', 'exe', 'letter.doc.exe'],
    ['photo.jpg', 'zip', 'photo.zip'],
    ['photo.jpg', undefined, 'photo.bin'],
    ['invoice.PDF', undefined, 'invoice.bin'],
    ['.pdf', undefined, '.pdf'],
  ] as const)('%s with content of type %s becomes %s', (name, ext, expected) => expect(nameByContent(name, ext && { ext })).toBe(expected));
});
