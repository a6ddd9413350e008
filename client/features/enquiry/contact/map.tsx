import brand from '#brand';
import { useFormat } from '../../../core/format.js';
import { useTexts } from '../../../core/texts.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { MapFigure } from './map.styles.js';

/** Streets of the map as SVG paths, 1 unit = 2 m: broad ones, then narrow ones. */
const broad = 'M0 92L196 108L352 96L520 118L700 104M196 108L212 0M352 96L344 400M560 112L586 400';
const narrow = 'M0 318L130 306L344 322L586 300L700 308M96 100L110 400M470 111L462 180M462 180L344 188M462 180L574 172M228 314L222 400M448 311L454 400M110 214L196 208L196 108';
const canal = 'M0 258C90 246 150 262 250 252S430 236 520 248S640 252 700 240';
const railway = 'M36 0L62 400';

/** Map of the surroundings as inline SVG. No map service receives data about the visitor. */
export const Map = () => {
  const t = useTexts('form');
  const { number } = useFormat();
  const { street, city } = brand.pickup.address;
  return (
    <MapFigure>
      <svg viewBox="0 0 700 400" aria-hidden="true">
        <rect className="land" width="700" height="400" />
        <path className="park" d="M600 128L700 120V228C660 238 630 236 596 238z M124 322L214 324L208 400H126z" />
        <path
          className="blocks"
          d="M212 130h118v54h-118zM120 124h60v66h-60zM366 118h84v52h-84zM366 200h88v30h-88zM480 196h76v30h-76zM366 336h72v46h-72zM470 330h100v50h-100zM240 336h90v52h-90zM228 24h110v54h-110zM372 22h130v58h-130zM530 30h130v50h-130zM80 24h104v56h-104z"
        />
        <path className="water" d={canal} />
        <path className="edge" d={broad} />
        <path className="road" d={broad} />
        <path className="lane" d={narrow} />
        <path className="rail" d={railway} />
        <path className="ties" d={railway} />
        <path className="walk" d="M56 280L110 276L344 284L348 222L420 214" />
        <rect className="ours" x="398" y="196" width="52" height="34" rx="2" />
        <path className="pin" d="M424 150c-14 0-24 10-24 23 0 18 24 40 24 40s24-22 24-40c0-13-10-23-24-23zm0 15a9 9 0 110 18 9 9 0 010-18z" />
        <path className="scale" d="M560 376v8h100v-8" />
      </svg>
      <span className="here" aria-hidden="true">
        {street}
      </span>
      <span className="station" aria-hidden="true">
        {t('map.station')}
      </span>
      <span className="canal" aria-hidden="true">
        {t('map.canal')}
      </span>
      <span className="park" aria-hidden="true">
        {t('map.park')}
      </span>
      <span className="metres" aria-hidden="true">
        {t('map.scale', { metres: number(200) })}
      </span>
      <figcaption>
        <VisuallyHidden>{t('map.alt', { street, city })} </VisuallyHidden>
        {t('map.note')}
      </figcaption>
    </MapFigure>
  );
};
