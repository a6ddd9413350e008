import { useTexts } from '../../core/texts.js';
import { NumberField } from './room-field.js';
import type { RoomResult, RoomState } from './use-room.js';

/** Number of pieces: a slider up to the capacity of the room, and a field. When empty, the advised number applies. */
export const PiecesField = ({ state, result }: { state: RoomState; result: RoomResult | undefined }) => {
  const t = useTexts('project');
  const count = result?.pieces ?? 0;
  return (
    <div className="pieces">
      <input
        type="range"
        min={0}
        max={result?.capacity ?? 0}
        value={count}
        aria-label={t('calculator.count')}
        aria-valuetext={t('calculator.counting', { count })}
        onChange={(event) => state.change('n', event.target.value)}
      />
      <NumberField state={state} name="n" label={t('calculator.count')} placeholder={String(result?.advised ?? '')} />
    </div>
  );
};
