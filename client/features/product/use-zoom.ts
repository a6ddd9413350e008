import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { distance, moved, type Point, positionIn, type View, whole, zoomed } from './zoom.js';

const step = 1.5;
/** Change for each pixel of a wheel or of two fingers on a touchpad: a notch of a mouse wheel, 100 to 120 pixels, is about a step. */
const perPixel = 0.004;
const nudge = 0.15;
const arrows: Record<string, Point> = { ArrowLeft: { x: -nudge, y: 0 }, ArrowRight: { x: nudge, y: 0 }, ArrowUp: { x: 0, y: -nudge }, ArrowDown: { x: 0, y: nudge } };

/** Returns the position of a pointer as fractions of the visible part of the picture. */
const pointIn = (svg: SVGSVGElement, { clientX, clientY }: { clientX: number; clientY: number }): Point =>
  positionIn(svg.getBoundingClientRect(), svg.viewBox.baseVal, { x: clientX, y: clientY });

/** Zooms and moves a picture by wheel, pinch, double click, drag and keys. Another picture is shown whole. */
export const useZoom = (picture: string) => {
  const [seen, setSeen] = useState({ picture, view: whole });
  const viewOf = (last: typeof seen): View => (last.picture === picture ? last.view : whole);
  const view = viewOf(seen);
  const setView = (change: (current: View) => View) => setSeen((last) => ({ picture, view: change(viewOf(last)) }));
  const pointers = useRef(new Map<number, Point>());

  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = pointIn(event.currentTarget, event);
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
  /** React's handler of the wheel is passive, so the browser would zoom the page when two fingers pinch a touchpad. */
  const ref = (svg: SVGSVGElement | null) => {
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = pointIn(svg!, event);
      // A touchpad sends a pinch as small steps of a wheel with the key Control.
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 40 : event.ctrlKey ? 3 : 1);
      setView((current) => zoomed(current, Math.exp(-perPixel * pixels), at));
    };
    svg?.addEventListener('wheel', onWheel, { passive: false });
    return () => svg?.removeEventListener('wheel', onWheel);
  };

  return {
    view,
    closer: () => setView((current) => zoomed(current, step)),
    further: () => setView((current) => zoomed(current, 1 / step)),
    onKey,
    handlers: {
      ref,
      onDoubleClick: (event: MouseEvent<SVGSVGElement>) => {
        const at = pointIn(event.currentTarget, event);
        setView((current) => (current.size < 1 ? whole : zoomed(current, 2.5, at)));
      },
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, pointIn(event.currentTarget, event));
      },
      onPointerMove,
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  };
};
