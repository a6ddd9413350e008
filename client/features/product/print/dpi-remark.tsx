import type { PhotoPrint } from '../../../../src/contract/configuration.js';
import { useFormat } from '../../../core/format.js';
import { useTexts } from '../../../core/texts.js';
import { Remark, type RemarkKind } from '../../../ui/remark.js';
import type { Area } from './crop-area.js';
import { type Sharpness, sharpnessOf } from './sharpness.js';

const kinds = { good: 'success', low: 'warning', tooLow: 'danger' } as const satisfies Record<Sharpness, RemarkKind>;

/** Remark on the resolution of the print, with dpi and pixels. */
export const DpiRemark = ({ area, dpi, print }: { area: Area; dpi: number; print: Pick<PhotoPrint, 'minimumDpi' | 'goodDpi'> }) => {
  const t = useTexts('product');
  const { number } = useFormat();
  const sharpness = sharpnessOf(dpi, print);
  return (
    <output>
      <Remark kind={kinds[sharpness]}>
        <b>{t(`print.dpi.${sharpness}`, { dpi: number(dpi) })}</b>
        <p>{t('print.pixels', { width: number(area.width), height: number(area.height) })}</p>
      </Remark>
    </output>
  );
};
