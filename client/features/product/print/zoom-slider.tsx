import { useId } from 'react';
import { useFormat } from '../../../core/format.js';
import { useTexts } from '../../../core/texts.js';
import { type Area, type Job, maximumZoom, zoomed, zoomOf } from './crop-area.js';

/** Position on the slider in percent at which the minimum dpi is reached. Beyond it the track is red and has no effect. */
const limitAt = 80;

interface ZoomSliderProps {
  job: Job;
  area: Area;
  dpi: number;
  onChange(area: Area): void;
}

/** Zoom slider up to the minimum dpi. */
export const ZoomSlider = ({ job, area, dpi, onChange }: ZoomSliderProps) => {
  const t = useTexts('product');
  const { number } = useFormat();
  const id = useId();
  const maximum = maximumZoom(job, area.rotation);
  const at = maximum > 1 ? Math.min(limitAt, (Math.log(zoomOf(job, area)) / Math.log(maximum)) * limitAt) : 0;
  const slide = (to: number) => {
    const wanted = maximum ** (Math.min(to, limitAt) / limitAt);
    onChange(zoomed(job, area, wanted / zoomOf(job, area)));
  };
  return (
    <div className="zoom">
      <label htmlFor={id}>{t('print.zoom')}</label>
      <div>
        <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none">
          <rect data-part="rest" x={0} y={0} width={limitAt} height={4} />
          <rect data-part="limit" x={limitAt} y={0} width={100 - limitAt} height={4} />
          <rect data-part="done" x={0} y={0} width={Math.max(0, at)} height={4} />
        </svg>
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          step="any"
          value={at}
          aria-valuetext={t('print.zoomValue', { factor: number(zoomOf(job, area), 1), dpi: number(dpi) })}
          onChange={({ target }) => slide(Number(target.value))}
        />
        <small>{t('print.limit', { dpi: number(job.minimumDpi) })}</small>
      </div>
    </div>
  );
};
