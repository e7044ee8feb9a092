import { useEffect, useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';

/** Sorting of a list by pointer; buttons do the same for the keyboard. */
export type Sorting = {
  list: RefObject<HTMLUListElement | null>;
  /** Index of the dragged item. */
  dragged: number | null;
  /** The dragged element. Touch scrolls, unless the handle has `touch-action: none`. */
  handle: (
    index: number,
    options?: { byFinger?: boolean },
  ) => { onPointerDown: (event: PointerEvent) => void };
  /** Moves an item by a button, which keeps the focus; `focus` is its id after the move. */
  moveBy: (from: number, to: number, focus: string) => void;
};

/** Items have `data-place` with their index. */
export function useSorting(move: (from: number, to: number) => void): Sorting {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const focus = useRef<string | null>(null);
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
    // A moved element loses the focus.
    if (focus.current) document.getElementById(focus.current)?.focus();
    focus.current = null;
  });
  useEffect(() => {
    if (dragged === null) return undefined;
    const follow = (event: globalThis.PointerEvent) => {
      const over = document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest<HTMLElement>('[data-place]');
      const to = Number(over?.dataset['place']);
      if (!over || to === dragged || !list.current?.contains(over)) return;
      latest.current(dragged, to);
      setDragged(to);
    };
    const end = () => setDragged(null);
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [dragged]);
  return {
    list,
    dragged: dragged,
    handle: (index, { byFinger = false } = {}) => ({
      onPointerDown: (event) => {
        if (event.button !== 0 || (event.pointerType === 'touch' && !byFinger)) return;
        event.preventDefault();
        setDragged(index);
      },
    }),
    moveBy: (from, to, id) => {
      focus.current = id;
      move(from, to);
    },
  };
}
