import { type KeyboardEvent, type PointerEvent, useRef, useState, type WheelEvent } from 'react';
import { distance, moved, type Point, type View, whole, zoomed } from './zoom.js';

const step = 1.5;
const nudge = 0.15;
const arrows: Record<string, Point> = { ArrowLeft: { x: -nudge, y: 0 }, ArrowRight: { x: nudge, y: 0 }, ArrowUp: { x: 0, y: -nudge }, ArrowDown: { x: 0, y: nudge } };

/** Returns the position of a pointer as fractions of the shown picture. */
const pointIn = ({ clientX, clientY, currentTarget }: PointerEvent | WheelEvent | React.MouseEvent): Point => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
};

/** Zooms and moves a picture by wheel, pinch, double click, drag and keys. Another picture is shown whole. */
export const useZoom = (picture: string) => {
  const [seen, setSeen] = useState({ picture, view: whole });
  const viewOf = (last: typeof seen): View => (last.picture === picture ? last.view : whole);
  const view = viewOf(seen);
  const setView = (change: (current: View) => View) => setSeen((last) => ({ picture, view: change(viewOf(last)) }));
  const pointers = useRef(new Map<number, Point>());

  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = pointIn(event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) setView((current) => zoomed(current, distance(now, other) / Math.max(0.01, distance(before, other)), other));
    else setView((current) => moved(current, { x: before.x - now.x, y: before.y - now.y }));
  };
  const letGo = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  /** @returns whether the key was handled */
  const onKey = ({ key }: KeyboardEvent): boolean => {
    const by = arrows[key];
    if (key === '+' || key === '=') setView((current) => zoomed(current, step));
    else if (key === '-') setView((current) => zoomed(current, 1 / step));
    else if (by && view.size < 1) setView((current) => moved(current, by));
    else return false;
    return true;
  };

  return {
    view,
    closer: () => setView((current) => zoomed(current, step)),
    further: () => setView((current) => zoomed(current, 1 / step)),
    onKey,
    handlers: {
      onWheel: (event: WheelEvent) => {
        const at = pointIn(event);
        setView((current) => zoomed(current, event.deltaY < 0 ? step : 1 / step, at));
      },
      onDoubleClick: (event: React.MouseEvent) => {
        const at = pointIn(event);
        setView((current) => (current.size < 1 ? whole : zoomed(current, 2.5, at)));
      },
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, pointIn(event));
      },
      onPointerMove,
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  };
};
