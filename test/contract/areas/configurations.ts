import { photograph } from '../../support/pictures.js';
import { details, type Fixtures, unknownId } from '../fixtures.js';

export const configurations = (fixtures: () => Fixtures): void => {
  describe('a product made to measure', () => {
    it('has a price trace whose steps add up to the price', async () => {
      const guest = fixtures().stranger();
      const { formats, frames } = await guest.ok('getPhotoPrint', { id: fixtures().photoPrintId });
      expect(formats.length * frames.length).toBeGreaterThan(0);
      const configuration = await guest.ok('configureProduct', { id: fixtures().photoPrintId, choices: {}, quantity: 3 });
      expect(configuration.trace.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(configuration.unitPrice.includingVat.amount);
      expect(configuration.total.includingVat.amount).toBe(configuration.unitPrice.includingVat.amount * 3);
      expect(configuration.isComplete).toBe(false);
      expect(await guest.ok('getConfiguration', { id: configuration.id })).toMatchObject({ id: configuration.id, trace: configuration.trace });
      await guest.refused('addOrderLine', { productId: fixtures().photoPrintId, configurationId: configuration.id }, 'CONFIGURATION_INCOMPLETE');
      await guest.refused('addOrderLine', { productId: fixtures().photoPrintId }, 'CONFIGURATION_INCOMPLETE');
      await guest.refused('getConfiguration', { id: unknownId }, 'NOT_FOUND');
      await guest.refused('configureProduct', { id: fixtures().photoPrintId, choices: { [unknownId]: 'x' } }, 'VALIDATION');
      await guest.refused('configureProduct', { id: unknownId, choices: {} }, 'NOT_FOUND');
      await guest.refused('getPhotoPrint', { id: fixtures().productId }, 'NOT_FOUND');
      const preview = await guest.ok('previewConfiguration', { id: fixtures().photoPrintId, choices: {}, quantity: 3 });
      expect(preview).toMatchObject({ unitPrice: configuration.unitPrice, total: configuration.total, trace: configuration.trace, isComplete: false, isStandard: false });
      await guest.refused('previewConfiguration', { id: unknownId, choices: {} }, 'NOT_FOUND');
      await guest.refused('previewConfiguration', { id: fixtures().photoPrintId, choices: { [unknownId]: 'x' } }, 'VALIDATION');
    });

    it('gets a crop of an uploaded photo with enough resolution, and can be added to the cart', async () => {
      const guest = fixtures().stranger();
      const { formats, bleedMm } = await guest.ok('getPhotoPrint', { id: fixtures().photoPrintId });
      const { id } = await guest.ok('configureProduct', { id: fixtures().photoPrintId, choices: {} });
      const item = await guest.ok('addStorageItem', {}, { file: { name: 'sea.jpg', content: await photograph(3000, 2000) } });
      const { uploadId } = item.files[0]!;
      const chosen = (await guest.ok('getConfiguration', { id })).options.find(({ choice }) => formats.some((format) => format.id === choice))!.choice;
      const { widthMm, heightMm } = formats.find((format) => format.id === chosen)!;
      const ratio = (widthMm + 2 * bleedMm) / (heightMm + 2 * bleedMm);
      const height = Math.min(2000, Math.floor(3000 / ratio));
      const area = { x: 0, y: 0, width: Math.round(height * ratio), height };
      await guest.refused('cropConfiguration', { id, uploadId, ...area, width: Math.round(area.width / 30), height: Math.round(area.height / 30) }, 'RESOLUTION_TOO_LOW');
      await guest.refused('cropConfiguration', { id, uploadId: unknownId, ...area }, 'NOT_FOUND');
      const { crop } = await guest.ok('cropConfiguration', { id, uploadId, ...area });
      expect(crop).toMatchObject({ uploadId, ...area });
      const [, , previewId, file] = crop!.preview.split('/');
      await guest.ok('getUpload', { id: previewId!, file: file! });
      const required = (await guest.ok('getConfiguration', { id })).options.filter(({ isRequired, choice }) => isRequired && choice === null);
      const choices = Object.fromEntries(required.map((option) => [option.id, option.values[0]!.id]));
      const complete = await guest.ok('configureProduct', { id: fixtures().photoPrintId, configurationId: id, choices });
      expect(complete).toMatchObject({ isComplete: true, crop: { uploadId } });
      const order = await guest.ok('addOrderLine', { productId: fixtures().photoPrintId, configurationId: id });
      expect(order.lines[0]).toMatchObject({ configurationId: id, preview: crop!.preview, unitPrice: complete.unitPrice });
      await guest.ok('setOrderDetails', details);
    });
  });
};
