import { isSharp, sharpFrom, viewingDistance } from '../../../../src/domain/print-sharpness.js';
import { useFormat } from '../../../core/format.js';
import { useTexts } from '../../../core/texts.js';
import { Remark } from '../../../ui/remark.js';
import type { Job } from './crop-area.js';

/** Remark on the resolution of the print: the distance from which it is sharp, and the distance from which it is looked at. */
export const DpiRemark = ({ dpi, sheet }: { dpi: number; sheet: Job['sheet'] }) => {
  const t = useTexts('product');
  const { number } = useFormat();
  const isGood = isSharp(dpi, sheet);
  return (
    <output>
      <Remark kind={isGood ? 'success' : 'warning'}>
        <b>{t('print.dpi.sharpFrom', { dpi: number(dpi), metres: number(sharpFrom(dpi), 1) })}</b>
        <p>{t(isGood ? 'print.dpi.usual' : 'print.dpi.nearer', { width: sheet.width, height: sheet.height, metres: number(viewingDistance(sheet), 1) })}</p>
      </Remark>
    </output>
  );
};
