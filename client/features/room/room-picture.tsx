import type { Cover } from '../../../src/contract/product.js';
import { useFormat } from '../../core/format.js';
import { useTexts } from '../../core/texts.js';
import { drawRoom } from './room-drawing.js';
import { Picture } from './room-picture.styles.js';
import type { RoomResult } from './use-room.js';

/** SVG path of a person, 175 units high, feet at the origin. */
const figure = 'M0-175a11 12 0 1 1 0 24a11 12 0 1 1 0-24M-13-147q13-5 26 0q7 3 8 11l4 51h-8l-5-40-1 45-3 80h-8l0-72 0 72h-8l-3-80-1-45-5 40h-8l4-51q1-8 8-11z';

/** Drawing of the room with the pieces to scale. */
export const RoomPicture = ({ result: { input, pieces }, cover }: { result: RoomResult; cover: Cover }) => {
  const t = useTexts('project');
  const { number } = useFormat();
  const { room } = input;
  const drawing = drawRoom(room, cover, pieces);
  const [across, deep] = [Math.max(room.length, room.width), Math.min(room.length, room.width)];
  const metres = (value: number) => `${number(value, 2)}\u00a0m`;
  const { planes, measures, person } = drawing;
  const seen = t(`calculator.drawing.${room.place}`, { count: pieces, length: metres(across), width: metres(deep), height: metres(room.height) });
  return (
    <Picture aria-label={seen}>
      <svg viewBox={`0 0 ${drawing.width.toFixed(0)} ${drawing.height.toFixed(0)}`} aria-hidden="true">
        <polygon className="ceiling" points={planes.ceiling} />
        <polygon className="side" points={planes.left} />
        <polygon className="side" points={planes.right} />
        <polygon className="back" points={planes.back} />
        <polygon className="floor" points={planes.floor} />
        {drawing.boards.map(([x1, y1, x2, y2]) => (
          <line key={y1} className="board" x1={x1} y1={y1} x2={x2} y2={y2} />
        ))}
        {drawing.panes.map((points) => (
          <polygon key={points} className="pane" points={points} />
        ))}
        {drawing.doors.map((points) => (
          <polygon key={points} className="door" points={points} />
        ))}
        {drawing.panels.map((points) => (
          <polygon key={points} className="panel" points={points} />
        ))}
        <path className="person" d={figure} transform={`translate(${person.x.toFixed(1)} ${person.y.toFixed(1)}) scale(${person.scale.toFixed(3)})`} />
        <text x={measures.across.x} y={measures.across.y} textAnchor="middle">
          {metres(across)}
        </text>
        <text x={measures.deep.x} y={measures.deep.y} textAnchor="end">
          {metres(deep)}
        </text>
        <text x={measures.high.x} y={measures.high.y} textAnchor="middle" transform={`rotate(-90 ${measures.high.x} ${measures.high.y})`}>
          {metres(room.height)}
        </text>
      </svg>
      {drawing.unseen > 0 && <figcaption>{t('calculator.unseen', { count: drawing.unseen })}</figcaption>}
    </Picture>
  );
};
